import type { Sentence, Told } from './sentence.ts'

/**
 * «Көк Тау не Бостандық», "a project or a district": places that a word for "or" joins are one wish for any of them, also
 * where one is a project and another one a district.
 */
export function eitherPlace(sentence: Sentence, told: readonly Told[]): Told[] {
  const found: Told[] = []
  for (const one of told) {
    const last = found.at(-1)
    const isPair =
      last?.wish.key === 'place' &&
      one.wish.key === 'place' &&
      (isOr(sentence, last.to, one.from) || isBoth(sentence, last, one))
    if (!isPair || last === undefined) {
      found.push(one)
      continue
    }
    const others = last.wish.others ?? [last.wish.values]
    const wish = { ...last.wish, others: [...others, one.wish.values] }
    found[found.length - 1] = { wish, from: last.from, to: one.to }
  }
  return found
}

/** "Samal and Bostandyk": two places in a city, unlike a city and a place in it. */
function isBoth(sentence: Sentence, last: Told, one: Told): boolean {
  const isCity = ({ wish }: Told) => wish.values.some((value) => String(value).startsWith('city:'))
  const isAnd = one.from === last.to + 1 && /^(?:and|и|және|жане|мен)$/.test(sentence.textAt(last.to))
  return isAnd && !isCity(last) && !isCity(one)
}

/** Whether nothing but "or" and fillers stands between two places; in Kazakh «не» is one. */
function isOr(sentence: Sentence, from: number, to: number): boolean {
  let isSaid = false
  for (let at = from; at < to; at++) {
    if (sentence.says(at, 'join', 'or')) isSaid = true
    else if (!sentence.isFiller(at) && !/^(?:в|во|на|in|at|жк)$/.test(sentence.textAt(at))) return false
  }
  return isSaid
}
