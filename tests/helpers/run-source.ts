import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a piece of TypeScript as a module in a separate process, from the project's folder; returns its output. */
export async function runSource(source: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '--eval', source], {
    cwd: new URL('../../', import.meta.url),
    timeout: 60_000,
  })
  return stdout
}
