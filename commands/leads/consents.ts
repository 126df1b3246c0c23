import { consentVersions, consentTexts } from '#database/leads/consent-texts.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { type CommandContext, UsageError } from '../command-context.ts'

/**
 * Prints the words of a version of consent, or lists the versions.
 *
 * @throws UsageError when the words of the version are not kept
 */
export async function consents({ db, print }: CommandContext, version: string | null): Promise<boolean> {
  if (version !== null) {
    const text = (await consentTexts(db, [version])).get(version)
    if (text === undefined)
      throw new UsageError(
        staffText('The words of «{version}» are not kept. Without a version the command lists them all', {
          version,
        }),
      )
    await print(`${text}\n`)
    return true
  }
  for (const { version: name, since, agreed } of await consentVersions(db)) {
    const first =
      since === null
        ? staffText('words not kept')
        : staffText('since {day}', { day: dayInKazakhstan(new Date(since)) })
    await print(`${name.padEnd(40)} ${first.padEnd(16)} ${staffText('agreed: {count}', { count: agreed })}\n`)
  }
  return true
}
