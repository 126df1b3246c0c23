import type { Vocabulary } from '../company.ts'
import type { Sentence } from '../sentence.ts'
import { isEnding } from '../terms/endings.ts'
import { spelt } from '../terms/letters.ts'
import type { TitledOffer } from './titled-offers.ts'

/** What calls a kind of offers at a place, with those of that kind; null for nothing. */
export function leadAt(
  sentence: Sentence,
  place: number,
  vocabulary: Vocabulary,
): readonly TitledOffer[] | null {
  const { titled } = vocabulary
  // «наурызда бітетін» is in March.
  if (sentence.says(place, 'program') || sentence.says(place, 'season')) return null
  // «рассрочкасыз»
  if (sentence.at(place)?.tail === 'without') return null
  const kind = sentence.value(place, 'programme')
  if (kind !== undefined) return titled.offers.filter(({ kinds }) => kinds.has(kind))
  if (isFreeWithShare(sentence, place)) return titled.offers.filter(({ kinds }) => kinds.has('installment'))
  const name = nameAt(sentence, place, vocabulary)
  if (name === null) return null
  return titled.offers.filter(
    ({ marks, isPromotion }) => !isPromotion && marks.some((each) => each.has(name)),
  )
}

/** Whether a word is a proper name that several programmes share: «Наурыз». */
export function isNamed(sentence: Sentence, place: number, vocabulary: Vocabulary): boolean {
  return !sentence.says(place, 'programme') && nameAt(sentence, place, vocabulary) !== null
}

/** The proper name at a place that several programmes share, as it sounds; null for none. */
function nameAt(sentence: Sentence, place: number, { titled }: Vocabulary): string | null {
  const term = sentence.at(place)
  if (term === undefined || term.isKnown || term.isSign || titled.names.size === 0) return null
  if (isDay(sentence, place)) return null
  const { sound } = spelt(term.text)
  // «Наурызбай» is a district.
  return (
    [...titled.names].find(
      (each) => sound.startsWith(each) && isEnding(sound.slice(each.length), 'name', true),
    ) ?? null
  )
}

/** What is said of a feast, of a month and of a street. */
const ofFeast =
  /^(?:(?:д|ш)ей[иі]н|кей[иі]н|б[ұу]рын|[қк]ұ?у?тты\p{L}*|мереке\p{L}*|мейрам\p{L}*|той\p{L}*|к[үу]н[иі]\p{L}*|ай(?:ы|да|ында|ынан|ына)?|к[өо]ше\p{L}*)$/u

/** «наурызға дейін», «к наурызу», «наурыз құтты болсын»: a feast, a month or a street of that name. */
function isDay(sentence: Sentence, place: number): boolean {
  const before = sentence.textAt(place - 1)
  const isBefore =
    /^(?:до|после|before|until|till|after|by)$/.test(before) ||
    (before === 'к' && !sentence.isNumber(place - 2))
  const behind = sentence.textAt(place + 1)
  // "by nauryz program"
  const isProgramme = /^(?:program|программ|ба[ғг]дарлам)/.test(behind)
  return (isBefore && !isProgramme) || ofFeast.test(behind)
}

/** «30 % жарна, переплатасыз»: without the word for instalments, where a share is told. */
function isFreeWithShare(sentence: Sentence, place: number): boolean {
  return (
    sentence.says(place, 'interestfree') &&
    sentence.terms.some((_, at) => sentence.says(at, 'unit', 'percent')) &&
    !sentence.terms.some((_, at) => sentence.says(at, 'programme'))
  )
}
