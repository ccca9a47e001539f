"""Files: saves, packs and card data, read bounded and typed; older formats."""
