"""What a messenger shows beside a link to a table: words, and a picture of the position."""
