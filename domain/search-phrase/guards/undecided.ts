import type { Sentence, Told } from '../sentence.ts'
import { tellsTwice } from './overruled.ts'

/** Kinds of wishes between which somebody may not have decided. */
const kinds = new Set(['place', 'rooms', 'category'])

const undecided =
  /^(?:шешпед[іи]\p{L}*|шеше алма\p{L}*|та[нң]дай алма\p{L}*|ойланып (?:ж[үу]р|т[ұу]р|отыр)\p{L}*|не (?:решил|определил)\p{L}*|колеб\p{L}*|сомнева\p{L}*|undecided|torn)$/u

/** Words of a decision beside what is chosen. */
const chosen =
  /^(?:бол(?:сын|ады)|та[нң]да\p{L}*|шешт[іи]\p{L}*|пусть|давайте|выб[еи]р\p{L}*|решил\p{L}*|let s|choose|chose)$/u

/**
 * «Ақтау ма Астана ма әлі шешпедік, …, жоқ, Астана болсын»: what was weighed gives way to what is chosen in the end.
 */
export function undecidedBefore(sentence: Sentence, told: readonly Told[]): Told[] {
  if (!tellsTwice(told, kinds)) return []
  const at = sentence.terms.findIndex((_, place) => tellsUndecided(sentence, place))
  if (at < 0) return []
  const last = (key: string) =>
    told.findLast(({ wish, from, to }) => {
      if (wish.key !== key || from <= at || wish.isRest === true) return false
      const [start, end] = sentence.partOf(from, to)
      return sentence.terms.slice(start, end).some(({ text }) => chosen.test(text))
    })
  return told.filter(({ wish, to }) => {
    const choice = kinds.has(wish.key) ? last(wish.key) : undefined
    return choice !== undefined && to <= choice.from
  })
}

/** One word, or «не» with its verb. */
function tellsUndecided(sentence: Sentence, place: number): boolean {
  const two = `${sentence.textAt(place)} ${sentence.textAt(place + 1)}`
  return (
    undecided.test(sentence.textAt(place)) ||
    undecided.test(two) ||
    /^(?:haven ?['’]? ?t|can ?['’]? ?t|not) (?:decided?)$/.test(two)
  )
}
