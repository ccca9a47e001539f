"""The smoke test of the built program: installed in a clean root without Python, used by somebody without rights."""
