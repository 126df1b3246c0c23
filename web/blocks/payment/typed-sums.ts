import { calculationOfParams } from '#domain/calculation-query.ts'

type Sums = Partial<Record<'price' | 'initial' | 'months' | 'monthly' | 'hand', number>>

/**
 * The sums of a form that were typed over, by name.
 *
 * @param shown what the boxes said before
 * @param write a sum as its box shows it: what is no sum goes back to what was there
 */
export function typedSums(form: HTMLFormElement, shown: Sums, write: (sum: number) => string): Sums {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const typed = calculationOfParams(new URLSearchParams(fields))
  const found: Sums = {}
  for (const name of Object.keys(shown) as (keyof Sums)[]) {
    const [before, now] = [shown[name], typed[name]]
    if (before === undefined || now === before) continue
    const box = form.elements.namedItem(name)
    if (now !== null) found[name] = now
    else if (box instanceof HTMLInputElement) box.value = write(before)
  }
  return found
}
