import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { staffText } from '#domain/staff/staff-text.ts'
import type { ContentContext } from '../command-context.ts'

/**
 * A new password: asked for twice without showing it, or the first line of what comes from a pipe.
 *
 * @returns null when the two differ, or the asking was broken off
 */
export async function askPassword({ say }: ContentContext): Promise<string | null> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  const first = await ask(staffText('Password: '))
  const second = first === null ? null : await ask(staffText('The same once more: '))
  if (first !== null && second !== null && first !== second)
    say(staffText('The two are not the same: nothing was changed.'))
  return first === second ? first : null
}

/** A line from the terminal. What is typed is not shown. */
async function ask(question: string): Promise<string | null> {
  const dark = new Writable({ write: (_piece, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: dark, terminal: true, historySize: 0 })
  // Not before: the terminal shows what is typed until the line above.
  process.stderr.write(question)
  try {
    const broken = new Promise<null>((resolve) =>
      lines.once('SIGINT', () => resolve(null)).once('close', () => resolve(null)),
    )
    return await Promise.race([lines.question(''), broken])
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
