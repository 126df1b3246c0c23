import { once } from 'node:events'
import type { Database } from '#database/open.ts'
import { withoutControls } from '#domain/hidden-signs.ts'
import type { Env } from '#server/env.ts'

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
