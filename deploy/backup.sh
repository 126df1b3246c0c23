#!/usr/bin/env bash
# Backs up everything that cannot be made again: the database, files of requests, the spool of requests. The site
# may run meanwhile.
#
#   deploy/backup.sh FOLDER     makes FOLDER/<time>/ and prints its name
#
# Settings: DATA_DIR and DATABASE_URL as of the site; NODE (needed for SQLite) and PG_DUMP where they are not on PATH.
# Backups hold personal data: keep them readable for their owner alone. A backup that has succeeded removes those of
# FOLDER that are older than BACKUP_KEEP_DAYS (30), but the three newest stay whatever the clock says.
set -euo pipefail
umask 077

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/connection.sh"
target=${1:?"usage: backup.sh FOLDER"}
data=${DATA_DIR:-"$here/../var"}
node=${NODE:-"$here/../node_modules/.bin/node"}
keep=${BACKUP_KEEP_DAYS:-30}
if [[ ! $keep =~ ^[1-9][0-9]{0,4}$ ]]; then
  echo "BACKUP_KEEP_DAYS: expected a whole number of days from 1, found «$keep»" >&2
  exit 1
fi

name=$(date -u +%Y%m%dT%H%M%SZ)
partial="$target/.$name.partial"
mkdir -p "$target"
mkdir "$partial"
trap 'rm -rf "$partial"' EXIT

# Packs a folder of DATA_DIR, an empty one where there is none yet. A file may change or go while it is read (tar: 1).
pack() {
  local folder=$1 code=0
  if [[ -d "$data/$folder" ]]; then
    tar --create --file "$partial/$folder.tar" --directory "$data" "$folder" || code=$?
  else
    tar --create --file "$partial/$folder.tar" --files-from /dev/null || code=$?
  fi
  ((code <= 1)) || exit "$code"
}

# In this order: a request moves from the spool into the database, so a backup that reads the database first can miss it in
# both. Twice does no harm, its id shows the repeat. A file is there before its request is in the database.
pack lead-journal
if [[ -n ${DATABASE_URL:-} ]]; then
  "${PG_DUMP:-pg_dump}" --format=custom --no-owner --no-privileges --file="$partial/database.dump" "$connection"
else
  "$node" --input-type=module - "$data/site.sqlite" "$partial/site.sqlite" <<'SCRIPT'
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
const [from, to] = process.argv.slice(2)
if (!existsSync(from)) throw new Error(`there is no database ${from}`)
const source = new DatabaseSync(from, { timeout: 60_000 })
source.prepare('vacuum into ?').run(to)
source.close()
const copy = new DatabaseSync(to, { readOnly: true })
const problems = copy.prepare('pragma integrity_check').all().map(({ integrity_check: words }) => words)
if (problems.join() !== 'ok') throw new Error(problems.join('\n'))
SCRIPT
fi
pack uploads

(cd "$partial" && sha256sum -- * > SHA256SUMS)
sync
mv "$partial" "$target/$name"

# The site tells staff when the last one becomes old. A backup is none the worse where this cannot be written.
{ rm -f "$data/last-backup" && : > "$data/last-backup"; } || echo "$data/last-backup could not be written: the site does not know of this backup." >&2

# Only folders with a name of ours; their names sort by time.
oldest=$(date -u -d "-$keep days" +%Y%m%dT%H%M%SZ)
find "$target" -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | { grep -E '^[0-9]{8}T[0-9]{6}Z$' || true; } |
  sort --reverse | tail --lines=+4 | while read -r old; do
    if [[ $old < $oldest ]]; then rm -rf "${target:?}/$old"; fi
  done
echo "$target/$name"
