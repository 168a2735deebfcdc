"""Live connections: the WebSocket, who is there, and news between processes."""
