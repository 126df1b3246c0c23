import { consentVersions, consentTexts } from '#database/leads/consent-texts.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
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
        `The words of «${version}» are not kept. Without a version the command lists them all`,
      )
    await print(`${text}\n`)
    return true
  }
  for (const { version: name, since, agreed } of await consentVersions(db)) {
    const first = since === null ? 'words not kept' : `since ${dayInKazakhstan(new Date(since))}`
    await print(`${name.padEnd(40)} ${first.padEnd(16)} agreed: ${agreed}\n`)
  }
  return true
}
