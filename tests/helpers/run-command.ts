import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

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

/** Runs a command of `npm run` without npm, with this input: its output, its errors, its exit code. `begun` gets the process. */
export async function runCommand(
  command: 'leads' | 'letters' | 'company' | 'content' | 'feed' | 'staff' | 'status',
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  {
    input = '',
    begun = () => {},
  }: { input?: string; begun?: ((child: ChildProcess) => void) | undefined } = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [`commands/${command}.ts`, ...args], {
    cwd: projectFolder,
    env: { ...process.env, ...quiet, ...settings },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: 240_000,
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
