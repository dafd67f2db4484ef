"""Measures speed and memory; every figure stands beside a reference taken in the same run."""
