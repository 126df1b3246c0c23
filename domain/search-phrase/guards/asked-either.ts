import type { Sentence, Told } from '../sentence.ts'

/** «уже построено или ещё котлован?», "is it ready or under construction?": a question for either that a house may be wishes neither. */
export function askedEither(sentence: Sentence, told: readonly Told[]): Told[] {
  const dates = told.filter(({ wish }) => wish.key === 'deadline' && wish.isRest !== true)
  return dates.flatMap((one) => {
    const [, end] = sentence.partOf(one.from)
    const other = dates.find(
      (each) =>
        each.from > one.from &&
        each.to <= end &&
        (each.wish.isGeneral === true) !== (one.wish.isGeneral === true),
    )
    if (other === undefined || !sentence.isSign(end, '?')) return []
    const isEither = sentence.terms.some(
      (_, at) => at >= one.to && at < other.from && sentence.says(at, 'join', 'or'),
    )
    return isEither ? [one, other] : []
  })
}
