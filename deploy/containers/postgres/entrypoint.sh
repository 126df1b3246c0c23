# As the image `postgres` starts: an empty volume gets a superuser and runs /docker-entrypoint-initdb.d.
set -euo pipefail
if [[ ! -e $PGDATA/PG_VERSION ]]; then
  initdb --encoding=UTF8 --locale=C.UTF-8 --auth-local=trust --auth-host=scram-sha-256 --pwfile=<(echo "$POSTGRES_PASSWORD")
  # Not where the health check and others look for it.
  pg_ctl start --wait --options="-c listen_addresses= -c unix_socket_directories=/tmp"
  for script in /docker-entrypoint-initdb.d/*.sh; do PGHOST=/tmp bash "$script"; done
  pg_ctl stop --wait
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
fi
exec postgres -c 'listen_addresses=*'
