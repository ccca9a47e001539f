"""The scene: boards, pieces and marks as items, their flights, and export."""
