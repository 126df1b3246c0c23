import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const projectFolder = join(import.meta.dirname, '../../..')

/** How long a process may take to be there, in milliseconds: a machine shared by many is slow at times. */
const timeoutMs = 90_000

export type RunningProcess = {
  /** Where it is reached, without a slash at the end. */
  url: string
  /** Its DATA_DIR. */
  dataDir: string
  /** Its id for the system. */
  pid: number
  /** Everything it has written so far, both streams. */
  output: () => string
  /** Sends a signal and waits for the end; answers the exit code, null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

type EndedProcess = { code: number | null; output: string }

/** The owner of a thing's lifetime: a test, or all tests of a file. */
export type Lifetime = { after(end: () => unknown): void }

type Settings = Readonly<Record<string, string>>

/** A new empty folder, removed after the test. */
export function temporaryFolder(t: Lifetime): string {
  const folder = mkdtempSync(join(tmpdir(), 'kerege-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function launch(t: Lifetime, script: string, settings: Settings) {
  // The developer's own settings must not reach the process; an empty one counts as not set.
  const quiet = {
    PORT: '0',
    HOST: '',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    API_BASE_URL: '',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, [join(projectFolder, script)], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production', ...quiet, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  t.after(() => ended(child, 'SIGKILL'))
  return { child, output: () => output }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  return child.exitCode
}

/**
 * Starts a script that prints its address when it is ready, as `server/main.ts` does, on a free port. It is killed
 * after the test. Fails with the script's own words when it ends before.
 */
export async function startProcess(
  t: Lifetime,
  script: string,
  settings: Settings = {},
): Promise<RunningProcess> {
  const dataDir = settings['DATA_DIR'] ?? temporaryFolder(t)
  const { child, output } = launch(t, script, { ...settings, DATA_DIR: dataDir })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const look = () => {
    const address = /^\D+ at (http:\S+)\/$/m.exec(output())?.[1]
    if (address !== undefined) resolve(address)
  }
  child.stdout.on('data', look)
  child.once('exit', () => reject(new Error(`${script} ended before it was ready:\n${output()}`)))
  const timer = setTimeout(() => reject(new Error(`${script} is not ready:\n${output()}`)), timeoutMs)
  try {
    const url = await promise
    return { url, dataDir, pid: child.pid ?? 0, output, end: (signal) => ended(child, signal) }
  } finally {
    clearTimeout(timer)
  }
}

/** Runs a script that should end by itself. */
export async function runProcess(
  t: Lifetime,
  script: string,
  settings: Settings = {},
): Promise<EndedProcess> {
  const { child, output } = launch(t, script, settings)
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  await once(child, 'close')
  clearTimeout(timer)
  return { code: child.exitCode, output: output() }
}

/** The whole site from the production build, as `npm start` serves it, with an empty database of its own. */
export function startSite(t: Lifetime, settings: Settings = {}): Promise<RunningProcess> {
  return startProcess(t, 'server/main.ts', settings)
}
