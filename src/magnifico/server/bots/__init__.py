"""Computer opponents: processes that think, hints and analyses."""
