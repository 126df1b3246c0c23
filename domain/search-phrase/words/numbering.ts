import { changed, type Term } from '../terms/term.ts'

/** Fewer numbers in a row number no list. */
const fewest = 2

/** Words that number what is wished: «первое Алматы второе двушка», «біріншіден мектеп, екіншіден …». */
const ordinals = [
  ['первое', 'второе', 'третье', 'четвертое', 'пятое', 'шестое'],
  ['бириншиден', 'екиншиден', 'ушиншиден', 'тортиншиден', 'бесиншиден'],
] as const

/** «1. Алматы 2. Трёшка», «1) двушка 2) до 30 млн», «первое … второе …»: the numbers of a list become signs that part what it has. */
export function withoutNumbering(terms: readonly Term[]): readonly Term[] {
  const marks = digitsOf(terms) ?? wordsOf(terms)
  return marks === null
    ? terms
    : terms.map((term, at) =>
        marks.has(at) ? changed(term, { text: ';', number: null, senses: new Map(), isSign: true }) : term,
      )
}

/** The places of digits that number a list; null where there is none. */
function digitsOf(terms: readonly Term[]): ReadonlySet<number> | null {
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
  if (first === -1) return null
  const marks = new Set<number>()
  for (let at = first; at < terms.length; at++) if (isMark(at, marks.size + 1)) marks.add(at)
  return marks.size < fewest ? null : marks
}

/** The same of words in their order. */
function wordsOf(terms: readonly Term[]): ReadonlySet<number> | null {
  for (const words of ordinals) {
    if (!terms.some(({ text }) => text === words[0])) continue
    const marks = new Set<number>()
    for (const [at, { text }] of terms.entries()) if (text === words[marks.size]) marks.add(at)
    if (marks.size >= fewest) return marks
  }
  return terms.length > 2 && isFirstReason(terms) ? new Set([0]) : null
}

/** «біріншіден, екі бөлмелі керек»: the first reason alone, with a comma or rooms behind it, unlike «біріншіден бесінші қабатқа дейін». */
function isFirstReason(terms: readonly Term[]): boolean {
  const says = (at: number, kind: string, value: string) => terms[at]?.senses.get(kind)?.has(value) === true
  return terms[0]?.text === ordinals[1][0] && (terms[1]?.text === ',' || says(2, 'unit', 'rooms'))
}
