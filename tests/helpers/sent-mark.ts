import { secretKey } from '#database/settings.ts'
import { sentMarks } from '#leads/intake/sent-marks.ts'
import { inDatabase } from './servers/company-site.ts'
import type { RunningProcess } from './servers/server.ts'

/** The mark in the address of thanks of a site, as a query, made so many milliseconds ago. */
export async function sentMark(
  { dataDir }: Pick<RunningProcess, 'dataDir'>,
  message = 'feedback.sent',
  age = 0,
): Promise<string> {
  const marks = sentMarks(await inDatabase(dataDir, secretKey), () => new Date(Date.now() - age))
  return `sent=${marks.make(message)}`
}
