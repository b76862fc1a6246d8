#!/bin/bash
# Runs the balance study on a card and its cores (8 minutes at most), plays some of it again on the cores, and then the
# benchmark of all bots (4 minutes at most). Results and logs are in the folder of the first argument.
set -u
export PYTHONPATH=src PYTHONUNBUFFERED=1 ETHNOS_CACHE_DIR="${ETHNOS_CACHE_DIR:-$1/cache}"
mkdir -p "$1"
timeout 480 python -m ethnos.studies.run studies/balance.toml --out "$1/balance" --where card --workers 12 \
    --minutes 6.3 --compare 6400 2>&1 | tee "$1/study.log"
timeout 240 python -m ethnos.lab.benchmark random simple novice greedy expert master champion search@100 \
    --out "$1/benchmark" --minutes 3.2 2>&1 | tee "$1/benchmark.log"
tar cf - -C "$1" balance benchmark study.log benchmark.log | split -b 15M - "$1/results.tar."
ls -l "$1"
