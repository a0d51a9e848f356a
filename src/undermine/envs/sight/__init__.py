"""Sight: what a learning program sees and may do, written as bits by compiled code; NumPy only looks at the bytes."""
