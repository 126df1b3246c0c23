import type { Sentence } from '../sentence.ts'
import { distance } from '../terms/mistakes.ts'

/** Subjects that an amount can be about, by the kind of their words. */
const subjects = [
  'payment',
  'first',
  'ppm',
  'kitchen',
  'area',
  'deadline',
  'price',
  'living',
  'floor',
] as const

export type Subject = (typeof subjects)[number]

/** «балкон, 2 комнаты»: the rooms are no size of the balcony. */
export function mayBeAbout(subject: Subject, unit: string | null): boolean {
  switch (unit) {
    case null:
    case 'percent':
      return true
    case 'm2':
    case 'm':
      return subject !== 'floor' && subject !== 'deadline'
    case 'floor':
      return subject === 'floor'
    case 'year':
    case 'quarter':
      return subject === 'deadline'
    default:
      return false
  }
}

export const sizes: ReadonlySet<Subject> = new Set(['kitchen', 'area', 'deadline', 'floor'])

export function isOfMoneySubject(subject: Subject): boolean {
  return subject === 'payment' || subject === 'first'
}

/** What stands behind wins over «цена» and «за»: «за 300 тыс в месяц». */
export function subjectOf(before: Subject | null, behind: Subject | null): Subject | null {
  if (behind === null) return before
  return before === null || before === 'price' ? behind : before
}

export function readSubject(sentence: Sentence, place: number): { subject: Subject; next: number } | null {
  const topics = sentence.at(place)?.senses.get('topic')
  const subject = subjects.find((each) => topics?.has(each) === true)
  // "first paymet": the phrase with a slip in its noun
  if (initial.test(sentence.textAt(place)) && isMistypedPayment(sentence, place + 1))
    return { subject: 'first', next: place + 2 }
  // "first 8 mln, monthly 200k"
  if (
    /^(?:first|initial|первый|первоначальный)$/.test(sentence.textAt(place)) &&
    isLargeSum(sentence, place + 1)
  )
    return { subject: 'first', next: place + 1 }
  if (subject === undefined) return null
  // "good area 5th floor": where a home is, and no size
  const isWhere = /^(?:good|nice|safe|quiet|calm|great|green|central)$/.test(sentence.textAt(place - 1))
  if (subject === 'area' && isWhere && sentence.textAt(place) === 'area') return null
  // "now want something for 40": when, and no payment
  if (sentence.textAt(place) === 'now' && sentence.says(place + 1, 'need')) return null
  // "up to 40 million, no down payment", «бастапқы жарнасыз»: a payment that is not to be is about no sum.
  const isRefused =
    /^(?:no|without|zero|без)$/.test(sentence.textAt(place - 1)) || sentence.at(place)?.tail === 'without'
  if (subject === 'first' && isRefused) return null
  // «кухня, площадь», «первоначальный взнос»: of two subjects in a row the first counts.
  const following = readSubject(sentence, place + 1)
  // «емес қабат, тапсыру мерзімі 2027»
  if (subject === 'floor' && following !== null && following.subject !== 'floor') return null
  // «с балконом сдача не раньше 2027»: of a part of the home no more is told.
  const isOfPart = subject === 'living' || subject === 'kitchen'
  const isOfIt = (following?.subject ?? 'area') === 'area' || following?.subject === subject
  if (isOfPart && !isOfIt && `${subject} ${following?.subject ?? ''}` !== 'kitchen living') return null
  // «250000 в месяц, первый взнос 5 млн»: each has its own amount.
  const pair = `${subject} ${following?.subject ?? ''}`
  if (pair === 'payment first' || pair === 'first payment') return { subject, next: place + 1 }
  // "250,000 per month, kitchen 12 sqm"
  if (following !== null && isOfMoneySubject(subject) && sizes.has(following.subject))
    return { subject, next: place + 1 }
  return {
    subject: subject === 'area' || subject === 'price' ? (following?.subject ?? subject) : subject,
    next: following?.next ?? place + 1,
  }
}

/** Words that tell which payment is meant, before a noun. */
const initial =
  /^(?:first|initial|down|starting|перв(?:ый|ого|ому|ым|ая|ой|ую)|первоначальн\p{L}*|начальн\p{L}*|стартов\p{L}*|ал[гғ]аш[кқ]ы|бастап[кқ]ы|б[иі]р[иі]нш[иі])$/u

/** Letters that may be wrong in a noun behind such a word. */
const mostMistakes = 2

/** Whether a word is one for a payment with a slip in it. */
function isMistypedPayment(sentence: Sentence, place: number): boolean {
  const term = sentence.at(place)
  if (term === undefined || (term.isKnown && !term.isGuess) || term.isSign || term.number !== null)
    return false
  return ['payment', 'instalment', 'installment', 'contribution', 'взнос', 'взноса', 'жарна', 'толем'].some(
    (noun) =>
      term.text[0] === noun[0] &&
      distance(term.text.slice(0, noun.length + 1), noun) <= (noun.length > 5 ? mostMistakes : 1),
  )
}

/** Whether digits and a word for millions begin at a place. */
function isLargeSum(sentence: Sentence, place: number): boolean {
  return typeof sentence.at(place)?.number === 'number' && sentence.says(place + 1, 'scale', '6')
}
