import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { withoutControls } from '#domain/hidden-signs.ts'
import { projectFolder } from '../bootstrap/built-pages.ts'

/** How a process ended: the exit code of `npm run feed`, null where it was killed, and what it had to say. */
export type FeedRun = { code: number | null; said: string }

/** The settings of a process; left out, those of this one. */
export type Environment = Readonly<Record<string, string | undefined>> | undefined

const mostSaid = 2_000

/** Behind the pages: sources of units are waited for, their pictures come last of all. */
const priorities = {
  source: constants.priority.PRIORITY_BELOW_NORMAL,
  pictures: constants.priority.PRIORITY_LOW,
} as const

/**
 * Does work of `npm run feed` in a process of its own: whatever a feed does to it, the site goes on. The process ends
 * when the site does.
 *
 * @param signal ends it
 */
export async function runFeed(
  command: keyof typeof priorities,
  words: readonly string[],
  signal: AbortSignal,
  environment: Environment,
): Promise<FeedRun> {
  const child = spawn(process.execPath, ['commands/feed.ts', command, ...words], {
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
  if (child.pid !== undefined) lower(child.pid, priorities[command])
  try {
    await once(child, 'close')
  } finally {
    signal.removeEventListener('abort', kill)
  }
  return { code: child.exitCode, said: withoutControls(said).trim() }
}

function lower(pid: number, priority: number): void {
  try {
    setPriority(pid, priority)
  } catch {
    // It has ended already, or the system does not allow it.
  }
}
