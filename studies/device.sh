#!/bin/bash
# device.sh FOLDER study: runs the balance study on a card and its cores, plays some of it again on the cores, and
# computes the figures (figures.json), which `studies/balance.json` is a copy of.
# device.sh FOLDER benchmark: plays the benchmark of the bots.
# Both leave their results in the folder.
set -u
export PYTHONPATH=src PYTHONUNBUFFERED=1 ETHNOS_CACHE_DIR="${ETHNOS_CACHE_DIR:-$1/cache}"
mkdir -p "$1"
if [ "$2" = study ]; then
    timeout 480 python -m ethnos study run studies/balance.toml --out "$1/balance" --where card --workers 12 \
        --minutes 6.3 --compare 6400 2>&1 | tee "$1/study.log"
    python -m ethnos study report "$1/balance" --json > "$1/figures.json"
else
    timeout 240 python -m ethnos benchmark random simple novice greedy expert master champion search@100 \
        --out "$1/benchmark" --minutes 3.2 2>&1 | tee "$1/benchmark.log"
    tar czf "$1/benchmark.tar.gz" -C "$1" benchmark benchmark.log
fi
ls -l "$1"
