import type { RestorationCode } from '#domain/restorations.ts'
import type { I18n } from '../../../i18n/i18n.tsx'

type FinishWords = { about: string; done: string[]; left: string[] }

/**
 * What the company says about a finish: a sentence, what it includes, and what is left to the buyer. Null where it
 * says nothing: the name of a finish promises no works (R772).
 */
export function finishWords(code: RestorationCode, t: I18n['t']): FinishWords | null {
  const done = itemsOf(t(`estate.finish.done.${code}`))
  if (done.length === 0) return null
  return { about: t(`estate.finish.text.${code}`), done, left: itemsOf(t(`estate.finish.left.${code}`)) }
}

function itemsOf(list: string): string[] {
  return list
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
