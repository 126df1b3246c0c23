# For backup.sh and restore.sh: takes the password out of DATABASE_URL and hands it over in the environment, since the
# arguments of a command are there for every user of the machine to read (ps). Sets `connection`.
connection=${DATABASE_URL:-}
password=
if [[ $connection =~ ^(postgres(ql)?://[^:/@?]*):([^/@?]*)@(.*)$ ]]; then
  password=${BASH_REMATCH[3]}
  connection="${BASH_REMATCH[1]}@${BASH_REMATCH[4]}"
fi
# As the driver of the site reads it: one in the query goes first, and a plus there is a space.
if [[ $connection =~ ^([^?]*\?(.*&)?)password=([^&]*)(&(.*))?$ ]]; then
  [[ -z ${BASH_REMATCH[3]} ]] || password=${BASH_REMATCH[3]//+/ }
  connection="${BASH_REMATCH[1]}${BASH_REMATCH[5]}"
  connection=${connection%[?&]}
fi
if [[ -n $password ]]; then
  password=${password//\\/\\\\}
  PGPASSWORD=$(printf '%b' "${password//%/\\x}")
  export PGPASSWORD
fi
