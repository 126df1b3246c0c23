import type { Term } from '../terms.ts'

/** Fewer numbers in a row number no list. */
const fewest = 2

/** «1. Алматы 2. Трёшка», «1) двушка 2) до 30 млн»: the numbers of a list become signs that part what it has. */
export function withoutNumbering(terms: readonly Term[]): readonly Term[] {
  const isMark = (at: number, number: number) => {
    const sign = terms[at + 1]
    return (
      terms[at]?.number === number &&
      sign !== undefined &&
      sign.isTight &&
      /^[.)]$/.test(sign.text) &&
      terms[at + 2]?.isTight !== true
    )
  }
  const first = terms.findIndex((_, at) => isMark(at, 1) && (at === 0 || terms[at - 1]?.isSign === true))
  if (first === -1) return terms
  const marks = new Set<number>()
  for (let at = first; at < terms.length; at++) if (isMark(at, marks.size + 1)) marks.add(at)
  if (marks.size < fewest) return terms
  return terms.map((term, at) =>
    marks.has(at) ? { ...term, text: ';', number: null, senses: new Map(), isSign: true } : term,
  )
}
