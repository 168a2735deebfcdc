"""Requests over HTTP, one file for each group of them."""
