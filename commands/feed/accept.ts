import { acceptWithdrawals } from '#feeds/in/accept-withdrawals.ts'
import { parseEnv } from '#server/env.ts'
import { openExistingDatabase } from '#server/bootstrap/open-database.ts'
import { UsageError } from '../command-context.ts'

/**
 * `accept SOURCE`: staff looked, and the feed is right.
 *
 * @returns a sentence with what was done
 * @throws UsageError when the words mean nothing
 */
export async function accept(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const [source, ...others] = words
  if (source === undefined || source === '' || others.length > 0 || source.startsWith('-')) {
    throw new UsageError('accept takes the name of one source, as the report and npm run status have it')
  }
  const db = await openExistingDatabase(parseEnv(environment))
  try {
    const units = await acceptWithdrawals(db, source, new Date())
    return `${units} ${units === 1 ? 'unit' : 'units'} of «${source}» withdrawn.\n`
  } finally {
    await db.destroy()
  }
}
