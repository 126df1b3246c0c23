import type { Sentence, Told, Wish } from '../sentence.ts'
import { changedMind, wishedOnce } from '../words/others.ts'
import { deciders } from '../words/people.ts'

/** Whether two wishes are told of one of these kinds. */
export function tellsTwice(told: readonly Told[], kinds: ReadonlySet<string>): boolean {
  return told.some(
    ({ wish: { key } }, at) =>
      kinds.has(key) && told.some(({ wish }, behind) => behind > at && wish.key === key),
  )
}

/** What may be wished otherwise in the end. */
const kinds = new Set([
  'rooms',
  'place',
  'category',
  'deadline',
  'house',
  'ends',
  'restorations',
  'programme',
  'program',
])

const turn =
  /^(?:но|а|хотя|однако|поэтому|теперь|but|although|though|so|now|then|бірақ|бирак|алайда|дегенмен|сонды[қк]тан|енд[іи]|[қк]аз[іи]р)$/

/** Words behind which a sentence tells what was decided in the end. */
const afterwards =
  /^(?:кейін|кейин|сосын|соңында|сонында|ақырында|акырында|потом|затем|в итоге|теперь|then|later|in the end|finally|now)$/

/** Words that leave both. */
const both = /^(?:можно|тоже|также|и|even|also|too|бы)$/

/** «…, кейін ойланып», «…, әйелім көнбеді», "…, then we decided": a part behind a comma that tells of another mind. */
function isDecidedAt(sentence: Sentence, place: number): boolean {
  if (!sentence.isSign(place - 1, ',.;')) return false
  const [, end] = sentence.partOf(place)
  return tellsAnotherMind(sentence, place, end) || afterwards.test(sentence.textAt(place))
}

/** Whether words from a place to another tell that somebody changed a mind. */
export function tellsAnotherMind(sentence: Sentence, start: number, end: number): boolean {
  return sentence.terms.some(({ text }, at) => at >= start && at < end && changedMind.test(text))
}

/** «двушку хотел, но жена сказала трёшку», "we wanted a studio but my wife said two rooms": what was wanted once gives way to what a turn brings of its kind. */
export function overruled(sentence: Sentence, told: readonly Told[]): Told[] {
  if (!tellsTwice(told, kinds)) return []
  const at = sentence.terms.findIndex(
    ({ text }, place) =>
      (turn.test(text) || isDecidedAt(sentence, place)) &&
      sentence.terms.slice(0, place).some((term) => wishedOnce.test(term.text)),
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
    // «тулпардан алайық деп едік»
    const isOnce = sentence.terms.slice(own, Math.min(end, at)).some(({ text }) => wishedOnce.test(text))
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

/** What was settled on in the end. */
const settled =
  /^(?:решил[аи]?|выбрал[аи]?|выбира(?:ю|ем)|остановил(?:ись|ся|ась)|сошлись|договорились|итоге)$/

/** «жене нравится Алматы, мне Астана, решили Алматы», «…, в итоге двушка»: what was settled on takes the place of all of its kind before. */
export function settledBefore(sentence: Sentence, told: readonly Told[]): Told[] {
  const isSettled = (from: number) => {
    let at = from - 1
    while (from - at < 4 && (sentence.isFiller(at) || sentence.says(at, 'need'))) at--
    return settled.test(sentence.textAt(at))
  }
  const last = told.findLast(({ wish, from }) => settleable.has(kindOf(wish)) && isSettled(from))
  if (last === undefined) return []
  return told.filter(
    ({ wish, to }) => to <= last.from && kindOf(wish) === kindOf(last.wish) && wish.isRest !== true,
  )
}

const settleable = new Set(['rooms', 'place', 'floor', 'restorations', 'deadline'])

const wants =
  /^(?:wants?|likes?|dreams?|хочет|хотят|мечтает|мечтают|просит|просят|қалайды|калайды|дейді|дейди|дейд)$/u
const ownWord = /^(?:i|we|me|us|я|мы|мне|нам|мен|біз|биз|маған|маган|бізге|бизге)$/u

/** What is wished beside others of its kind: a terrace for one and a concierge for another. */
const adding = new Set(['features', 'near', 'nearby', 'views'])

/** Orders by floors and their ends are of floors too. */
const kindOf = ({ key, values }: Wish) =>
  key === 'ends' || (key === 'sort' && /floor/.test(String(values[0])))
    ? 'floor'
    : key.replace(/_(?:from|to|not)$/, '')

/** "my husband wants the 10th floor, I say max 5th": what somebody else wants gives way to what is wished of its kind by oneself. */
export function wantedByOthers(sentence: Sentence, told: readonly Told[]): Told[] {
  if (told.length < 2) return []
  const at = sentence.terms.findIndex(
    ({ text }, place) =>
      wants.test(text) &&
      // «шешем 1 этаж дейді»: the Kazakh verb stands behind what is wanted.
      [1, 2, ...(sentence.isKazakh ? [3, 4] : [])].some((back) =>
        deciders.test(sentence.textAt(place - back)),
      ),
  )
  if (at < 0) return []
  const [start, end] = sentence.partOf(at)
  const turned = sentence.terms.findIndex(
    ({ text }, place) => place > at && (turn.test(text) || ownWord.test(text)),
  )
  if (turned < 0) return []
  return told.filter(({ wish, from, to }) => {
    const isTheirs = from >= start && to <= Math.min(end, turned)
    return (
      isTheirs &&
      !adding.has(wish.key) &&
      told.some((one) => one.from > turned && kindOf(one.wish) === kindOf(wish)) &&
      !sentence.terms.slice(turned, end).some(({ text }) => both.test(text))
    )
  })
}
