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

const turn = /^(?:но|а|хотя|однако|but|although|though|бірақ|бирак|алайда|дегенмен|енді|енди|қазір|казир)$/

/** Words behind which a sentence tells what was decided in the end. */
const afterwards =
  /^(?:кейін|кейин|сосын|соңында|сонында|ақырында|акырында|потом|затем|в итоге|теперь|then|later|in the end|finally|now)$/

/** What changed somebody's mind. */
const changed =
  /^(?:ойлан\p{L}*|а[қк]ылдас\p{L}*|шешт[іи]\p{L}*|шештік|шешім|кел[іи]с(?:т[іи]к|т[іи]м)|айны\p{L}*|көнбе\p{L}*|конбе\p{L}*|к[өо]нд[іи]рд[іи]|кел[іи]спе\p{L}*|[қк]арсы|ма[қк]ұлдама\p{L}*|передума\p{L}*|решил\p{L}*|подума\p{L}*|обдума\p{L}*|посовет\p{L}*|отговор\p{L}*|уговор\p{L}*|против|отказал\p{L}*|не соглас\p{L}*|decided|realised|realized|reconsider\p{L}*|changed|refused|disagreed|against)$/u

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
  return sentence.terms.some(({ text }, at) => at >= start && at < end && changed.test(text))
}

/** «двушку хотел, но жена сказала трёшку», "we wanted a studio but my wife said two rooms": what was wanted once gives way to what a turn brings of its kind. */
export function overruled(sentence: Sentence, told: readonly Told[]): Told[] {
  const at = sentence.terms.findIndex(
    ({ text }, place) =>
      (turn.test(text) || isDecidedAt(sentence, place)) &&
      sentence.terms.slice(0, place).some((term) => once.test(term.text)),
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
    const isOnce = sentence.terms.slice(own, Math.min(end, at)).some(({ text }) => once.test(text))
    if (!isOnce || own < start - 1) return false
    const later = told.find((one) => one.wish.key === wish.key && one.from > at && one.wish.isRest !== true)
    return later !== undefined && isPlain(own, end) && isPlain(at + 1, later.from)
  })
}
