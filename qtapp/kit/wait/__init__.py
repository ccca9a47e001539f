"""What takes a while: work beside the window, reading files, asyncio in Qt's loop, and what is put off."""
