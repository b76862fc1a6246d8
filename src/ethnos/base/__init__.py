"""What every room needs: refusals, values and their JSON, texts in five languages, work in pieces, plots as SVG."""
