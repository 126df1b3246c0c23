#!/usr/bin/env bash
# Brings a backup back into an empty DATA_DIR and an empty database. The site must not run meanwhile.
#
#   deploy/restore.sh [--database-only] FOLDER/<time>
#
# With --database-only the files and the spool in DATA_DIR stay as they are: where the database alone was lost or is made
# again, they are younger than those of the backup.
#
# Settings: DATA_DIR and DATABASE_URL as of the site; PG_RESTORE where it is not on PATH. Nothing is overwritten: what is
# in the way has to be moved away first.
set -euo pipefail
umask 077

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/connection.sh"
folders=(lead-journal uploads)
if [[ ${1:-} == --database-only ]]; then
  folders=()
  shift
fi
backup=$(cd "${1:?"usage: restore.sh [--database-only] FOLDER/<time>"}" && pwd)
data=${DATA_DIR:-"$here/../var"}

fail() {
  echo "$1" >&2
  exit 1
}

(cd "$backup" && sha256sum --check --quiet SHA256SUMS) || fail "The backup is damaged."

for folder in "${folders[@]}"; do
  if [[ -d "$data/$folder" && -n $(ls -A "$data/$folder") ]]; then
    fail "$data/$folder is not empty: move it away first."
  fi
done

mkdir -p "$data"
if [[ -n ${DATABASE_URL:-} ]]; then
  [[ -f "$backup/database.dump" ]] || fail "This is a backup of SQLite: leave DATABASE_URL empty."
  # All or nothing; a table that is there already ends it.
  "${PG_RESTORE:-pg_restore}" --single-transaction --exit-on-error --no-owner --no-privileges \
    --dbname="$connection" "$backup/database.dump"
else
  [[ -f "$backup/site.sqlite" ]] || fail "This is a backup of PostgreSQL: set DATABASE_URL."
  for file in site.sqlite site.sqlite-wal site.sqlite-shm; do
    [[ ! -e "$data/$file" ]] || fail "$data/$file is there already: move it away first."
  done
  cp "$backup/site.sqlite" "$data/site.sqlite.partial"
  sync "$data/site.sqlite.partial"
  mv "$data/site.sqlite.partial" "$data/site.sqlite"
fi
for folder in "${folders[@]}"; do
  tar --extract --file "$backup/$folder.tar" --directory "$data"
done
echo "Restored. Start the site: it brings the tables up to date by itself.
Made pictures (media) are in no backup: npm run content -- import makes them again."
