import type { Vocabulary } from '../company.ts'
import type { Item, Rule, Sentence } from '../sentence.ts'
import { readItem } from './read-item.ts'
import { negated } from './refusals.ts'

/** "Other cities", and one other. */
const many =
  /^(?:(?:другие|других|остальные|остальных) город(?:а|ах|ов)|(?:other|different) (?:cities|towns)|(?:бас[кқ]а|[өо]зге) [кқ]алалар\p{L}*)$/u

const single =
  /^(?:(?:другой|другом) город(?:е)?|(?:another|different|other) (?:city|town)|(?:бас[кқ]а|[өо]зге) [кқ]ала(?!дан|лар)\p{L}*)$/u

/** Words of those who are asked to show something. */
const asking = /^(?:пока(?:ж|з)|посмотр|подбер|предлож|show|see|find|look|корсет|карай|усын)/

/** What is told of cities that nobody looks for. */
const told = ['not', 'own', 'vague', 'group', 'plain', 'accept']

/**
 * «в Алматы смог, покажите другие города», "Almaty is too smoggy, show me other cities", «Алматы шулы, басқа қалада»:
 * the city that is named before is refused, and the words for the others say nothing more. Null for anything else.
 */
export function readOtherCities(
  sentence: Sentence,
  at: number,
  rules: readonly Rule[],
  vocabulary: Vocabulary,
): Item | null {
  if (isOthers(sentence, at) && cityBefore(sentence, at)) return { next: at + 2, wishes: [], isNeutral: true }
  if (!isCity(sentence, at) || sentence.says(at - 1, 'not', 'before')) return null
  const isLeft = sentence.terms.some((_, place) => place > at && isOthers(sentence, place))
  const city = isLeft ? readItem(sentence, at, rules) : null
  return city?.wishes[0]?.key === 'place' ? negated(city, vocabulary) : null
}

function isCity(sentence: Sentence, place: number): boolean {
  return [...(sentence.at(place)?.senses.get('place') ?? [])].some((value) => value.startsWith('city:'))
}

function cityBefore(sentence: Sentence, place: number): boolean {
  return sentence.terms.some((_, at) => at < place && isCity(sentence, at))
}

/** Whether other cities are looked for, and none that one comes from, lives in or wants beside the first. */
function isOthers(sentence: Sentence, place: number): boolean {
  const text = `${sentence.textAt(place)} ${sentence.textAt(place + 1)}`
  const isMany = many.test(text)
  if (!isMany && !single.test(text)) return false
  // «в Астане или в другом городе», «Алматы и другие города»
  const before = /^(?:в|во|in)$/.test(sentence.textAt(place - 1)) ? place - 2 : place - 1
  if (sentence.says(before, 'join')) return false
  // «басқа қаладан көшіп», «работаю в другом городе»: one city is where somebody comes from or does something.
  if (!isMany && /^(?:из|from)$/.test(sentence.textAt(place - 1))) return false
  const [start, end] = sentence.partOf(place)
  const around = sentence.terms
    .slice(start, end)
    .filter((_, at) => start + at !== place && start + at !== place + 1)
  // "better than other cities", «в других городах его нет», «в другом городе дача»
  const isTold = around.some(
    ({ senses, text }) => told.some((kind) => senses.has(kind)) || /(?:^| )(?:чем|than|with)$/.test(text),
  )
  if (isTold) return false
  const isAsked = around.some(
    ({ senses, text }) => ['need', 'exists'].some((kind) => senses.has(kind)) || asking.test(text),
  )
  return (
    (isMany && isAsked) || around.every(({ isKnown, isSign, number }) => isKnown || isSign || number !== null)
  )
}
