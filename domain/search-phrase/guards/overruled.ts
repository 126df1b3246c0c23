import type { Sentence, Told } from '../sentence.ts'

/** What may be wished otherwise in the end. */
const kinds = new Set([
  'rooms',
  'place',
  'category',
  'deadline',
  'ends',
  'restorations',
  'programme',
  'program',
])

const once =
  /^(?:хотел\p{L}*|думал[аи]?|планировал[аи]?|мечтал[аи]?|искал[аи]?|собирал(?:ся|ась|ись)|wanted|planned|thought|thinking|ойлад(?:ым|ық|ык)|қалад(?:ым|ық)|едім|едим|едік|едик)$/u

const turn = /^(?:но|а|однако|but|бірақ|бирак)$/

/** Words that leave both. */
const both = /^(?:можно|тоже|также|и|even|also|too|бы)$/

/** «двушку хотел, но жена сказала трёшку», "we wanted a studio but my wife said two rooms": what was wanted once gives way to what a turn brings of its kind. */
export function overruled(sentence: Sentence, told: readonly Told[]): Told[] {
  const at = sentence.terms.findIndex(
    ({ text }, place) =>
      turn.test(text) && sentence.terms.slice(0, place).some((term) => once.test(term.text)),
  )
  if (at < 0) return []
  const isPlain = (from: number, to: number) =>
    !sentence.terms
      .slice(from, to)
      .some(({ text }, place) => both.test(text) || sentence.says(from + place, 'accept'))
  const [start] = sentence.partOf(at - 1)
  return told.filter(({ wish, from, to }) => {
    if (!kinds.has(wish.key) || to > at || wish.isRest === true) return false
    const [own, end] = sentence.partOf(from, to)
    const isOnce = sentence.terms.slice(own, Math.min(end, at)).some(({ text }) => once.test(text))
    if (!isOnce || own < start - 1) return false
    const later = told.find((one) => one.wish.key === wish.key && one.from > at && one.wish.isRest !== true)
    // «…, но жена астматик и ветра боится, поэтому Актау»: only what stands in the part of what is wanted leaves both.
    return (
      later !== undefined &&
      isPlain(own, end) &&
      isPlain(Math.max(at + 1, sentence.partOf(later.from)[0]), later.from)
    )
  })
}
