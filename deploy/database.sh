#!/usr/bin/env bash
# Makes the database of the site and its owner: an ordinary role, which migrates and serves, and may do nothing else on
# the server. Runs once, as a superuser: in the container of compose.yaml by itself, elsewhere as README.md says.
#
#   DATABASE_PASSWORD=… deploy/database.sh     PGHOST, PGPORT and PGUSER name the server, as for psql
set -euo pipefail
: "${DATABASE_PASSWORD:?see README.md}"
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname=postgres <<'SQL'
\getenv password DATABASE_PASSWORD
create role site login nosuperuser nocreatedb nocreaterole noreplication password :'password';
-- A request that was answered with 201 is on disk, whatever the server does by default.
alter role site set synchronous_commit = on;
create database site owner site;
revoke all on database site from public;
SQL
