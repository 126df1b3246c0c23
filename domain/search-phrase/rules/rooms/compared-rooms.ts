import type { Amount } from '../../quantities/amounts.ts'
import type { Side } from '../../quantities/bounds.ts'
import { roomWishes } from '../../quantities/quantity-wishes.ts'
import { readUpperBehind } from '../../quantities/two-bounds.ts'
import { type Item, one, type Sentence } from '../../sentence.ts'

/** «двушкадан үлкен болмасын», «однушкадан көп»: rooms in a word with an ablative before one that compares; null for none. */
export function comparedRooms(sentence: Sentence, place: number, value: number): Item | null {
  if (sentence.at(place)?.tail !== 'from') return null
  const word = /^(?:(үлкен|улкен|к[өо]п|арты[қк]|жо[ғг]ары)|к[іи]ш[іи]|аз|кем|т[өо]мен)( \p{L}+)?$/u.exec(
    sentence.textAt(place + 1),
  )
  if (word === null) return null
  const isMore = word[1] !== undefined
  const first: Amount = { ...countedRooms, value }
  const wishes = (side: Side) => roomWishes({ first, second: null, side, each: [value] }).wishes
  const refused = wishes(isMore ? 'to' : 'from')
  // «кем емес» is one phrase.
  if (word[2] !== undefined) return { next: place + 2, wishes: refused }
  // «двушкадан үлкен, төрт бөлмеліден кіші»
  const upper = isMore ? readUpperBehind(sentence, place + 2, first, null) : null
  const most = upper?.amount.value ?? 4
  if (upper !== null)
    return one(upper.next, 'rooms', ...[1, 2, 3, 4].filter((each) => each > value && each <= most))
  return { next: place + 2, wishes: wishes(isMore ? 'above' : 'below'), refused }
}

/** Rooms that are counted by «екеу», «үшеу» with an ablative. */
export const countedRooms: Amount = {
  value: 0,
  scale: null,
  unit: 'rooms',
  isForeign: false,
  isTenge: false,
  tail: 'from',
  text: '',
  next: 0,
}
