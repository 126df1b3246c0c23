# For backup.sh and restore.sh: takes the password out of DATABASE_URL and hands it over in the environment, since the
# arguments of a command are there for every user of the machine to read (ps). Sets `connection`.
connection=${DATABASE_URL:-}
if [[ $connection =~ ^(postgres(ql)?://[^:/@?]*):([^/@?]*)@(.*)$ ]]; then
  password=${BASH_REMATCH[3]//\\/\\\\}
  connection="${BASH_REMATCH[1]}@${BASH_REMATCH[4]}"
  PGPASSWORD=$(printf '%b' "${password//%/\\x}")
  export PGPASSWORD
fi
