import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { safeError } from '#api/http/log.ts'
import type { Env } from './env.ts'
import type { RunningServer } from './serve.ts'
import { StartError } from './start-error.ts'

/**
 * Starts the site with these settings. Everything heavy is loaded here and not above, so that wrong settings are
 * reported at once and React sees the mode before its first line runs.
 */
export async function startServer(env: Env): Promise<RunningServer> {
  process.env['NODE_ENV'] ??= 'production'
  const { serve } = await import('./serve.ts')
  return serve(env)
}

/**
 * Starts with the settings of the environment and runs until SIGTERM or SIGINT; a second signal ends at once.
 * A start that fails ends with 1 and the reason.
 */
export async function run(start: (env: Env) => Promise<RunningServer>): Promise<void> {
  try {
    const { parseEnv } = await import('./env.ts')
    const { url, close } = await start(parseEnv(process.env))
    // First, since a reader of the line may stop the process at once.
    endOnSignals(close)
    console.log(`The site is at ${url}/`)
    // One page's unhandled promise must not stop the site for all other visitors. An error thrown outside of any ends
    // the process, as Node does by itself: its state is unknown then.
    process.on('unhandledRejection', (error) =>
      console.error('Unhandled promise rejection:', safeError(error)),
    )
  } catch (error) {
    console.error(error instanceof StartError ? error.message : safeError(error))
    process.exit(1)
  }
}

function endOnSignals(close: () => Promise<void>): void {
  let since: number | null = null
  const stop = () => {
    // One Ctrl-C may arrive twice: from the terminal and from npm, which passes it on.
    if (since !== null && performance.now() - since < 1000) return
    if (since !== null) process.exit(1)
    since = performance.now()
    const failed = (error: unknown) => {
      console.error(error)
      process.exit(1)
    }
    close().then(() => process.exit(0), failed)
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

if (import.meta.main) {
  // Saves a third of a second start: compiled modules are kept from run to run, where the folder can be written.
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
  await run(startServer)
}
