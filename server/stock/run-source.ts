import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { withoutControls } from '#domain/hidden-signs.ts'
import { projectFolder } from '../bootstrap/built-pages.ts'

/** How a reading ended: the exit code of `npm run feed`, null where it was killed, and what it had to say. */
export type SourceRun = { code: number | null; said: string }

/** Reads a source apart from the site; `signal` ends it. */
export type RunSource = (source: string, file: string | null, signal: AbortSignal) => Promise<SourceRun>

const mostSaid = 2_000

/**
 * Reads a source by `npm run feed -- source`, in a process of its own and behind the pages: whatever a feed does to
 * it, the site goes on, and when it is killed nothing was written. The process ends when the site does.
 *
 * @param environment its settings; left out, those of this process
 */
export function sourceRunner(environment?: Readonly<Record<string, string | undefined>>): RunSource {
  return (source, file, signal) => runSource(source, file, signal, environment)
}

async function runSource(
  source: string,
  file: string | null,
  signal: AbortSignal,
  environment: Readonly<Record<string, string | undefined>> | undefined,
): Promise<SourceRun> {
  const words = [source, '--scheduled', ...(file === null ? [] : [`--file=${file}`])]
  const child = spawn(process.execPath, ['commands/feed.ts', 'source', ...words], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...(environment !== undefined && { env: environment }),
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-mostSaid)
  })
  const kill = () => child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  if (child.pid !== undefined) lower(child.pid)
  try {
    await once(child, 'close')
  } finally {
    signal.removeEventListener('abort', kill)
  }
  return { code: child.exitCode, said: withoutControls(said).trim() }
}

function lower(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
