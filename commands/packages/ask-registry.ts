import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { NoAnswer } from './findings.ts'

/** How long the registry may take, in milliseconds. */
const timeoutMs = 60_000

/**
 * Asks the registry about the packages of a folder's lock file, with the npm of this machine and its settings, and gives
 * back what `npm audit --json` wrote. Nothing is installed or changed.
 *
 * @throws NoAnswer when there is no npm
 */
export async function askRegistry(folder: string, env: NodeJS.ProcessEnv): Promise<string> {
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', `--fetch-timeout=${timeoutMs}`]
  // npm leaves out what is for development where NODE_ENV says production.
  const { NODE_ENV: _, ...rest } = env
  const child = spawn('npm', args, { cwd: folder, env: rest, stdio: ['ignore', 'pipe', 'ignore'] })
  const failed = new Promise<never>((_resolve, reject) => {
    child.on('error', () => reject(new NoAnswer('npm was not found; it comes with Node')))
  })
  return Promise.race([text(child.stdout), failed])
}
