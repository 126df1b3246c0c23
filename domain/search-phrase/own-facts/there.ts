import type { Sentence } from '../sentence.ts'
import type { Stretch } from './stretches.ts'
import { besideThem } from '../words/there.ts'

/** Whether the home is wanted where somebody of one's own lives or studies: «мама живёт в Актау, хочу купить ей однушку», "my parents live in the north, want to be close to them". */
export function isTherePlace(sentence: Sentence, facts: readonly Stretch[]): boolean {
  if (!placesAreIn(sentence, facts)) return false
  const text = sentence.terms.map((term) => term.text).join(' ')
  // «тёща живёт в Самале, только не там»
  if (/(?:^| )(?:только )?не (?:там|туда|здесь|тут)(?: |$)/.test(text)) return false
  return besideThem.test(text) || closeBy.test(text)
}

/** «дочь учится в Алматы, ищем ей студию»: the home for somebody else is wanted where that one is, and not where the buyer lives. */
export function isForThem(sentence: Sentence, facts: readonly Stretch[]): boolean {
  if (!placesAreIn(sentence, facts)) return false
  const text = sentence.terms.map((term) => term.text).join(' ')
  return forThem.test(text) && facts.some((fact) => !isOfBuyer(sentence, fact))
}

/** Whether facts tell of all places that a sentence names, of which there is one at least. */
function placesAreIn(sentence: Sentence, facts: readonly Stretch[]): boolean {
  if (facts.length === 0) return false
  const isIn = (at: number) => facts.some(([from, to]) => from <= at && at < to)
  // «Ақтауданмын, балаларым Алматыда оқиды»: where one is from is no other place.
  const isFrom = (at: number) => /(?:л[ыи][кқ]п|[дт][ае]нм)[ыи][нз]$/.test(sentence.textAt(at))
  const places = [...sentence.terms.keys()].filter((at) => isPlace(sentence, at) && !isFrom(at))
  return places.length > 0 && places.every(isIn)
}

/** A place by its name, or a landmark by a part of it: «в Меге». */
export function isPlace(sentence: Sentence, at: number): boolean {
  return sentence.says(at, 'place') || sentence.value(at, 'part')?.startsWith('landmark:') === true
}

/** «живём в Уральске»: a fact of the buyer, where the home for somebody else is not wanted. */
export function isOfBuyer(sentence: Sentence, [from, to]: Stretch): boolean {
  const text = sentence.terms
    .slice(from, to)
    .map((term) => term.text)
    .join(' ')
  return /(?:^| )(?:живем|живу|we live|i live|работа(?:ю|ем)|we work|i work|т[ұу]рам[ыи][нз]|[іи]стейм[іи][нз]|\p{L}+[дт][ае]нм[ыи][нз])(?: |$)/u.test(
    text,
  )
}

/** «работаю в Есиле, нужна однушка рядом»: a home beside where one works or studies. */
const closeBy =
  /(?:^| )(?:работа\p{L}+|учусь|учится|work|works|study|studies) .*(?:однушк|двушк|трешк|студи|квартир|room|flat|apartment|studio|house|place)\p{L}* (?:рядом|поблизости|недалеко|close by|closeby|nearby)(?: [,.!;]|$)/u

const forThem =
  /(?:^| )(?:ищ\p{L}+|куп\p{L}+|покупа\p{L}+|взять|возьм\p{L}+|нужна|buy|buying|need|looking for|flat|studio|room|двушк[ау]|однушк[ау]|студи[юя]|трешк[ау]) (?:ей|ему|им|для не[её]|для него|для них|for (?:her|him|them))(?: |$)|(?:^| )(?:солар[гғ]а|со[гғ]ан|о[гғ]ан|олар[гғ]а|\p{L}{2,}(?:ыма|[іи]ме|ымыз[гғ]а|[іи]м[іи]зге))(?: арнап)? (?:\p{L}+ |\d ?){0,3}(?:(?:студия|алып|алсам|алса[қк]|алайын|алайы[қк]|ал[гғ]ым|аламын|аламыз|іздейм\p{L}*|издейм\p{L}*|керек|[іи]здеп|эперсем|әперсем|әперейін)(?: |$))/u
