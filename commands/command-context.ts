import { once } from 'node:events'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { safeError } from '#api/http/log.ts'
import type { Database } from '#database/open.ts'
import { withoutControls } from '#domain/hidden-signs.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { Env } from '#server/env.ts'
import { StartError } from '#server/start-error.ts'

/** The environment of a command of `npm run leads`. */
export type CommandContext = {
  env: Env
  db: Database
  /** Writes the output; waits while the reader of a pipe is slow. */
  print(text: string): Promise<void>
  /** Says something about it, beside the output: a line on standard error. */
  say(text: string): void
}

/** The same for `npm run content`, which opens the database itself and only when it imports. */
export type ContentContext = Omit<CommandContext, 'db'>

/** The command was called in a way that means nothing. */
export class UsageError extends Error {}

/** What is printed may quote visitors and feeds: no sign of it drives the terminal (R414). */
export function terminal(): Pick<CommandContext, 'print' | 'say'> {
  // A reader that ends early, as `head` does, has all the lines it wanted.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  return {
    async print(text) {
      if (!process.stdout.write(withoutControls(text))) await once(process.stdout, 'drain')
    },
    say: (text) => console.error(withoutControls(text)),
  }
}

/**
 * The work of a subcommand by its name.
 *
 * @throws UsageError when there is none of this name
 */
export function commandNamed<Work>(commands: Readonly<Record<string, Work>>, name: string): Work {
  const work = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (work === undefined) {
    const names = Object.keys(commands).join(', ')
    throw new UsageError(staffText('Unknown command «{name}». Available: {names}.', { name, names }))
  }
  return work
}

/**
 * Runs a command of npm with the words behind `--`. Its exit code is what `run` returns, 2 for a wrong usage, 1 for any
 * other error, which is told on standard error.
 *
 * @param usage where staff read how to use it
 * @param isPlain whether an error tells staff all in its message; of any other the log has more
 */
export async function runCommand(
  usage: () => string,
  run: (args: string[]) => Promise<number>,
  isPlain = (error: unknown) => error instanceof StartError,
): Promise<void> {
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
  try {
    process.exitCode = await run(process.argv.slice(2))
  } catch (error) {
    const isUsage = error instanceof UsageError
    if (isUsage) console.error(`${error.message}\n${usage()}`)
    else console.error(error instanceof Error && isPlain(error) ? error.message : safeError(error))
    process.exitCode = isUsage ? 2 : 1
  }
}
