import { calculationOfParams, longestTerm, lowestPrice } from '#domain/calculation-query.ts'
import type { I18n } from '../../i18n/i18n.tsx'

type Name = 'price' | 'initial' | 'months' | 'monthly' | 'hand'

/**
 * The typed sums of a form, by name. A box without a valid sum keeps its text and is marked
 * invalid, with the words for it.
 *
 * @param shown the earlier values of the boxes; null where one was not a sum
 */
export function typedSums(
  form: HTMLFormElement,
  shown: Partial<Record<Name, number | null>>,
  i18n: I18n,
): Partial<Record<Name, number>> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const typed = calculationOfParams(new URLSearchParams(fields))
  const found: Partial<Record<Name, number>> = {}
  for (const name of Object.keys(shown) as Name[]) {
    const [before, now] = [shown[name], typed[name]]
    if (before === undefined || now === before) continue
    const box = form.elements.namedItem(name)
    if (now !== null) found[name] = now
    else if (box instanceof HTMLInputElement) {
      box.setCustomValidity(refusedSum(name, i18n))
      box.checkValidity()
    }
  }
  return found
}

/** The hint for a box without a valid sum. */
export function refusedSum(name: Name, { t, price }: I18n): string {
  if (name === 'price') return t('calculator.refused.price', { least: price(lowestPrice) })
  if (name === 'months') return t('calculator.refused.months', { most: longestTerm })
  return t('calculator.refused.sum')
}
