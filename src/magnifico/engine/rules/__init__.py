"""The rules as plain functions on a state, one file per chapter; steps that need no answer live with their rule."""
