import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { CommandAnswer, CommandOrder } from './command-process.ts'

const projectFolder = join(import.meta.dirname, '../..')

/** The developer's own settings must not reach the command; an empty one counts as not set. Tests read English. */
const quiet = {
  DATABASE_URL: '',
  API_BASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  LEADS_EMAIL: '',
  MAIL_FROM: '',
  LEADS_WEBHOOK_URL: '',
  LEADS_WEBHOOK_SECRET: '',
  BITRIX24_WEBHOOK_URL: '',
  CONTENT_BRANCH: '',
  EDITORS_EMAIL: '',
  SECRET_KEY: '',
  STAFF_PORT: '',
  STAFF_USERS: '',
  STAFF_LANGUAGE: 'en',
}

type Command = 'leads' | 'letters' | 'company' | 'content' | 'feed' | 'staff' | 'status'
type Settings = Readonly<Record<string, string>>
type Ended = { code: number | null; stdout: string; stderr: string }

/** How long a command may take, in milliseconds. */
const timeoutMs = 240_000

/**
 * Runs a command of `npm run` without npm: its output, its errors, its exit code. It runs in a process that all commands
 * of these tests share, one after another; while that one is at work, or with any of these options, in one of its own.
 *
 * @param options.input what the command reads
 * @param options.begun gets the process
 * @param options.isAlone in a process of its own, as with npm
 */
export async function runCommand(
  command: Command,
  args: readonly string[],
  settings: Settings,
  options: { input?: string; begun?: ((child: ChildProcess) => void) | undefined; isAlone?: boolean } = {},
): Promise<Ended> {
  const { input, begun, isAlone = false } = options
  const needsOwn = isAlone || input !== undefined || begun !== undefined || 'NODE_OPTIONS' in settings
  return needsOwn || isBusy
    ? inOwnProcess(command, args, settings, options)
    : inSharedProcess(command, args, settings)
}

async function inOwnProcess(
  command: Command,
  args: readonly string[],
  settings: Settings,
  { input = '', begun = () => {} }: Parameters<typeof runCommand>[3] = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [`commands/${command}.ts`, ...args], {
    cwd: projectFolder,
    env: { ...process.env, ...quiet, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: timeoutMs,
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  begun(child)
  const [stdout, stderr] = await Promise.all([
    buffer(child.stdout),
    buffer(child.stderr),
    once(child, 'close'),
  ])
  // With its byte order mark, which a decoder would swallow.
  return { code: child.exitCode, stdout: stdout.toString(), stderr: stderr.toString() }
}

let shared: ChildProcess | undefined
let isBusy = false

/** The process that runs commands one after another. It ends with this one, and does not keep it. */
function sharedProcess(): ChildProcess {
  if (shared?.connected) return shared
  return (shared = fork(join(import.meta.dirname, 'command-process.ts'), [], {
    cwd: projectFolder,
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  }))
}

async function inSharedProcess(
  command: Command,
  args: readonly string[],
  settings: Settings,
): Promise<Ended> {
  isBusy = true
  const child = sharedProcess()
  child.ref()
  child.channel?.ref()
  const { promise, resolve, reject } = Promise.withResolvers<CommandAnswer>()
  const ended = () => reject(new Error(`The process of «${[command, ...args].join(' ')}» has ended.`))
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  child.once('message', resolve).once('exit', ended)
  const env = { ...process.env, ...quiet, ...settings } as CommandOrder['env']
  child.send({ command, args, env } satisfies CommandOrder)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    child.off('exit', ended).off('message', resolve)
    child.channel?.unref()
    child.unref()
    isBusy = false
  }
}
