import { type ConsentWording, keepConsentTexts } from '#database/leads/consent-texts.ts'
import type { Database } from '#database/open.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import { policyWordings } from '#documents/policy-wording.ts'
import type { KeepDays } from '#domain/keep-days.ts'
import type { Language } from '#domain/languages.ts'
import { builtInConsents, consentWordings } from '#leads/intake/consent.ts'
import { ownTexts } from '#texts/own-texts.ts'

type Parts = {
  db: Database
  index: Pick<LiveSearchIndex, 'current' | 'onChange'>
  /** How long personal data are kept, which the policy says. */
  keep: KeepDays
  onError: (error: unknown) => void
  /** Milliseconds until a failed write is tried again. */
  pause?: number
}

/**
 * Keeps the words of the consents and of the policy that the site shows: those of today, and with each change of the
 * content those that came with it (R690). `close` resolves when nothing is written any more.
 */
export async function keepWordings({ db, index, keep, onError, pause = 5_000 }: Parts) {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let writing = write()

  async function write(): Promise<void> {
    const { own } = index.current()
    const textsIn = (language: Language) => ownTexts(own, language)
    const shown = [...builtInConsents(), ...consentWordings(textsIn), ...policyWordings(keep, textsIn)]
    const byVersion = new Map(shown.map((wording): [string, ConsentWording] => [wording.version, wording]))
    await keepConsentTexts(db, [...byVersion.values()], new Date())
  }

  function again(): void {
    clearTimeout(timer)
    if (isClosed) return
    writing = writing.then(write, write).catch((error: unknown) => {
      onError(error)
      if (!isClosed) timer = setTimeout(again, pause).unref()
    })
  }

  await writing
  const ignore = index.onChange(again)
  return {
    async close(): Promise<void> {
      isClosed = true
      ignore()
      clearTimeout(timer)
      await writing
    },
  }
}
