"""Trolls & Princesses."""
