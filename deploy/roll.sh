#!/usr/bin/env bash
# Replaces the replicas of compose.yaml one after the other by SITE_VERSION, without a failed request. One that does not
# become healthy ends it: the other replica goes on with the old version.
#
#   SITE_VERSION=2026-11-21 deploy/roll.sh     builds that version when there is no such image yet
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
export SITE_VERSION=${SITE_VERSION:?"which version? SITE_VERSION=… deploy/roll.sh"}

docker image inspect "kerege:$SITE_VERSION" > /dev/null 2>&1 || docker compose build site-1
for replica in site-1 site-2; do
  docker compose up --detach --no-deps --wait --wait-timeout 300 "$replica"
  # nginx skips a replica for two seconds after it was down.
  sleep 5
done
