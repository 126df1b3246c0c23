import type { Rule, Sentence } from '../../sentence.ts'

/** Words that compare homes by their size, and whether they are of more rooms. */
const words: readonly (readonly [RegExp, boolean])[] = [
  [
    /^(?:одан )?(?:да )?(?:үлкен|улкен|к[өо]б)(?:[іи]|[іи]рек|ірег[іи]|ирег[іи]|рек|[іи]н|[іи]рег[іи]н)?$/u,
    true,
  ],
  [/^(?:по)?(?:больше|крупнее)$|^(?:bigger|larger|something (?:bigger|larger))$/, true],
  [/^(?:одан )?(?:да )?к[іи]ш[іи](?:рек|с[іи]|с[іи]н|рег[іи])?$/u, false],
  [/^(?:по)?меньше$|^(?:smaller|something smaller)$/, false],
]

/**
 * «бір бөлмелі емес, одан үлкені», «не однушка, побольше», "not a one-room, something bigger": a size behind a comma
 * that is compared with rooms that were refused, and orders nothing.
 */
export const largerThanRefused: Rule = (sentence, place) => {
  if (!sentence.isSign(place - 1, ',.')) return null
  const start = /^(?:одан|что то|что нибудь|чуть|something|а|но|but)$/.test(sentence.textAt(place))
    ? place + 1
    : place
  const first = sentence.isFiller(start) && !sentence.says(start, 'sort') ? start + 1 : start
  const isMore = words.find(([word]) => word.test(sentence.textAt(first)))?.[1]
  if (isMore === undefined) return null
  const behind = sentence.at(first + 1)
  const isEnd =
    behind === undefined || behind.isSign || sentence.isFiller(first + 1) || sentence.says(first + 1, 'need')
  const rooms = refusedRooms(sentence, place - 1)
  if (!isEnd || rooms === null || sentence.says(first + 1, 'cat')) return null
  const values = [0, 1, 2, 3, 4].filter((each) => (isMore ? each > rooms : each < rooms))
  return { next: first + 1, wishes: [{ key: 'rooms', values, isRest: true }] }
}

/** The number of rooms that the part before a sign refuses; null for none. */
function refusedRooms(sentence: Sentence, sign: number): number | null {
  const [start] = sentence.partOf(sign - 1)
  const places = [...sentence.terms.keys()].filter((at) => at >= start && at < sign)
  if (!places.some((at) => sentence.says(at, 'not') || /^(?:не|not|no|нет)(?: |$)/.test(sentence.textAt(at))))
    return null
  const word = places.find((at) => sentence.says(at, 'rooms'))
  if (word !== undefined) return Number(sentence.value(word, 'rooms'))
  const unit = places.find((at) => sentence.says(at, 'unit', 'rooms'))
  if (unit === undefined || unit === start) return null
  const at = sentence.isSign(unit - 1, '-') ? unit - 2 : unit - 1
  const number = sentence.countAt(at)
  return Number.isInteger(number) ? number : null
}
