import { staffText } from '#domain/staff/staff-text.ts'
import { acceptWithdrawals } from '#feeds/in/accept-withdrawals.ts'
import { forgetSource } from '#feeds/in/forget-source.ts'
import { stockSources } from '#feeds/sources/stock-sources.ts'
import type { Database } from '#database/open.ts'
import { parseEnv } from '#server/env.ts'
import { openExistingDatabase } from '#server/bootstrap/open-database.ts'
import { UsageError } from '../command-context.ts'

/** What staff say of a source, and the sentence with what was done. */
const sourceCommands = {
  async accept(db: Database, source: string): Promise<string> {
    const units = await acceptWithdrawals(db, source, new Date())
    const words =
      units === 1 ? '{count} unit of «{source}» withdrawn.' : '{count} units of «{source}» withdrawn.'
    return `${staffText(words, { count: units, source })}\n`
  },
  async forget(db: Database, source: string): Promise<string> {
    await forgetSource(db, source)
    const goesOn = (await stockSources(db)).has(source)
    return [
      staffText('The imports of «{source}» are forgotten; its units stay.', { source }),
      ...(goesOn
        ? [
            staffText(
              'It still stands in stock.yaml, so it comes again and keeps its houses. Take it out there too.',
            ),
          ]
        : []),
      '',
    ].join('\n')
  },
}

/**
 * `accept SOURCE` or `forget SOURCE`.
 *
 * @returns a sentence with what was done
 * @throws UsageError when the words mean nothing
 */
export async function ofSource(
  command: keyof typeof sourceCommands,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const [source, ...others] = words
  if (source === undefined || source === '' || others.length > 0 || source.startsWith('-')) {
    throw new UsageError(
      staffText('{command} takes the name of one source, as the report and npm run status have it', {
        command,
      }),
    )
  }
  const db = await openExistingDatabase(parseEnv(environment))
  try {
    return await sourceCommands[command](db, source)
  } finally {
    await db.destroy()
  }
}
