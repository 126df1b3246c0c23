import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { withoutControls } from '#domain/hidden-signs.ts'
import { projectFolder } from './built-pages.ts'

/** How a process ended: the exit code of the command, null where it was killed, and what it had to say. */
export type CommandRun = { code: number | null; said: string }

/** The settings of a process; left out, those of this one. */
export type Environment = Readonly<Record<string, string | undefined>> | undefined

const maxSaid = 2_000

/** All of them behind the pages: what staff wait for, and what may come last of all. */
const priorities = {
  waited: constants.priority.PRIORITY_BELOW_NORMAL,
  last: constants.priority.PRIORITY_LOW,
} as const

/**
 * Does the work of a command for staff in a process of its own: whatever a file does to it, the site goes on. The process
 * ends when the site does.
 *
 * @param signal ends it
 */
export async function runCommand(
  command: 'feed' | 'content',
  words: readonly string[],
  priority: keyof typeof priorities,
  signal: AbortSignal,
  environment?: Environment,
): Promise<CommandRun> {
  const child = spawn(process.execPath, [`commands/${command}.ts`, ...words], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...(environment !== undefined && { env: environment }),
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-maxSaid)
  })
  const kill = () => child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  if (child.pid !== undefined) lower(child.pid, priorities[priority])
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
