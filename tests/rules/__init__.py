"""The rules: one file for each tribe and each chapter; tests carry the ids of docs/rules.md."""
