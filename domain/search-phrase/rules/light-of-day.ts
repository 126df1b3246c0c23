import { readAmount } from '../amounts.ts'
import { type Rule, type Sentence, skipBounds } from '../sentence.ts'

/** Words for a time of the day, and the side that the sun stands on then. */
const times: readonly (readonly [side: string, words: RegExp])[] = [
  [
    'e',
    /^(?:утренн\p{L}*|утром|утрам|с утра|mornings?|таңғы|тангы|таңертең(?:гі)?|танертен(?:ги|гі)?|таңда|танда)$/u,
  ],
  ['w', /^(?:вечерн\p{L}*|вечером|вечерам|послеобеденн\p{L}*|evenings?|afternoons?|кешк[іие]|кеште)$/u],
]

/** Words for its light that are no word for a sunny home. */
const light = /^(?:свет|света|светом|свету|күн|кун|шуа[қк])$/

/** Words between the light and its time. */
const between =
  /^(?:в|по|с|и|in|the|свети\p{L}*|заглядыва\p{L}*|попада\p{L}*|пада\p{L}*|был[оа]?|comes?|coming|shines?)$/u

/** «утреннее солнце», "evening light", «по утрам солнце»: the side that the sun stands on then, where no other one is told. */
export const lightOfDay: Rule = (sentence, place) => {
  const first = sideAt(sentence, place)
  if (first === null && !isLight(sentence, place)) return null
  let at = place + 1
  while (
    at - place < 4 &&
    (between.test(sentence.textAt(at)) || sentence.isFiller(at)) &&
    !isOther(sentence, at, first)
  )
    at++
  if (!isOther(sentence, at, first)) return null
  const side = first ?? sideAt(sentence, at)
  const next = /^тус(?:с[ие]н?|ип|ети?н|еди|кени)/.test(sentence.textAt(at + 1)) ? at + 2 : at + 1
  if (side === null || isOfDay(sentence, place)) return null
  const wish = { key: 'side', values: [side], isGeneral: true }
  // «утреннее солнце хотя бы 2 часа»
  const hours = readAmount(sentence, skipBounds(sentence, next))
  if (hours?.unit !== 'hours' || hours.value < 1) return { next, wishes: [wish] }
  return {
    next: hours.next,
    wishes: [wish, { key: 'sun', values: [Math.min(Math.floor(hours.value), 4)] }],
  }
}

function sideAt(sentence: Sentence, place: number): string | null {
  const text = sentence.textAt(place)
  return times.find(([, words]) => words.test(text))?.[0] ?? null
}

function isLight(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'sun') || light.test(sentence.textAt(place))
}

/** The light behind its time, or the time behind its light. */
function isOther(sentence: Sentence, place: number, time: string | null): boolean {
  return time === null ? sideAt(sentence, place) !== null : isLight(sentence, place)
}

/** «солнце утром и вечером»: of the whole day. */
function isOfDay(sentence: Sentence, place: number): boolean {
  const [start, end] = sentence.partOf(place)
  const sides = new Set<string>()
  for (let at = start; at < end; at++) {
    const side = sideAt(sentence, at)
    if (side !== null) sides.add(side)
  }
  return sides.size > 1
}
