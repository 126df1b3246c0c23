import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../servers/free-port.ts'
import { postgresBinaries } from './postgres-binaries.ts'

const run = promisify(execFile)

/** How long the server may take to start and to stop, in milliseconds. */
const timeoutMs = 30_000

type PrivatePostgres = {
  /** Address of its database `postgres`, whose user may create others. */
  url: string
  /** Ends the server and its connections, as a restart or a crash of its machine does; its data stays. */
  halt(): Promise<void>
  /** Starts it again after `halt`, on the same port with the same data. */
  resume(): Promise<void>
  /** Stops the server and deletes its files. */
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of our own on a free port of the loopback, in a temporary folder. It is stopped and deleted at
 * the latest when this process ends, however it ends. As root it runs as `postgres` or `nobody`, since PostgreSQL
 * refuses to run as root.
 *
 * @param fsync off makes tests several times faster; on for tests about surviving a crash
 * @throws Error with the server's own log when it does not start
 */
export async function startPostgres({ fsync = true }: { fsync?: boolean } = {}): Promise<PrivatePostgres> {
  const binaries = await postgresBinaries()
  const account = await unprivileged()
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(binaries, account, fsync)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      // Between finding a free port and using it, another program may have taken it.
      if (attempt < 3 && reason.includes('Address already in use')) continue
      throw new Error(`PostgreSQL for the tests could not be started: ${reason}`, { cause: error })
    }
  }
}

async function startOnce(binaries: string, account: Account, fsync: boolean): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  try {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
    const data = join(folder, 'data')
    const rights = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
    await run(join(binaries, 'initdb'), [`--pgdata=${data}`, ...rights], { ...account, cwd: folder })
    const port = await freePort()
    const guard = launch({ binaries, folder, data, port, fsync }, account)
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`
    const problem = await startProblem(url, join(folder, 'log'))
    if (problem === null) {
      return {
        url,
        halt: () => say(guard, 'down', async () => !(await answers(url))),
        resume: () => say(guard, 'up', () => answers(url)),
        stop: () => stop(guard),
      }
    }
    await stop(guard)
    throw new Error(problem)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

type Account = { uid?: number; gid?: number }

/** The user to run as: ourselves, or as root a user without rights. */
async function unprivileged(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('root may not run it, and there is neither a user «postgres» nor a user «nobody»')
}

/**
 * Stands beside the server and stops or starts it on a word. At the end of its standard input, which comes when the
 * process that started it is gone, even by `kill -9`, it stops the server and deletes the folder. SIGINT is
 * PostgreSQL's "disconnect everybody and stop".
 */
const guardScript = `
folder=$1; shift
up() { "$@" >> "$folder/log" 2>&1 & server=$!; }
down() { kill -INT $server 2> /dev/null; wait $server; }
up "$@"
while read -r word; do
  case $word in
    up) up "$@" ;;
    down) down ;;
  esac
done
down
rm -rf "$folder"
`

type Server = { binaries: string; folder: string; data: string; port: number; fsync: boolean }

function launch({ binaries, folder, data, port, fsync }: Server, account: Account): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    shared_buffers: '64MB',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const guard = spawn(
    '/bin/sh',
    ['-c', guardScript, 'sh', folder, join(binaries, 'postgres'), '-D', data, ...options],
    { ...account, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  )
  guard.unref()
  return guard
}

/** Null once the server answers; its output when it gave up or took too long. */
async function startProblem(url: string, log: string): Promise<string | null> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    if (await answers(url)) return null
    const said = textOf(log)
    if (/FATAL|PANIC/.test(said.replaceAll(/.*the database system is (starting|shutting).*/g, '')))
      return said
    await wait(50)
  }
  return `no answer in ${timeoutMs / 1000} seconds. Its log:\n${textOf(log)}`
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

async function say(guard: ChildProcess, word: 'up' | 'down', isDone: () => Promise<boolean>): Promise<void> {
  guard.stdin?.write(`${word}\n`)
  const end = Date.now() + timeoutMs
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error(`PostgreSQL did not go ${word} in ${timeoutMs / 1000} seconds`)
    await wait(20)
  }
}

async function stop(guard: ChildProcess): Promise<void> {
  if (guard.exitCode !== null || guard.signalCode !== null) return
  guard.ref()
  const gone = once(guard, 'exit')
  guard.stdin?.end()
  await Promise.race([gone, wait(timeoutMs, undefined, { ref: false })])
  guard.unref()
}

// By hand: starts one, prints its address, and stops it with this process.
if (import.meta.main) {
  const { url } = await startPostgres({ fsync: false })
  console.log(`export TEST_DATABASE_URL=${url}`)
  setInterval(() => {}, 1_000_000)
}
