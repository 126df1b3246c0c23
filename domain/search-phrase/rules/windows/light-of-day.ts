import { readAmount } from '../../quantities/amounts.ts'
import { type Rule, type Sentence, skipBounds } from '../../sentence.ts'

/** Words for a time of the day, by the side that the sun stands on then. */
const times = new Map<string, 'e' | 'w'>([
  ...words(
    'e',
    'утром,утрам,утра,с утра,morning,mornings,таңғы,тангы,таңертең,таңертеңгі,танертен,танертенги,таңда,танда',
  ),
  ...words('w', 'вечером,вечерам,evening,evenings,afternoon,afternoons,кешкі,кешки,кешке,кеште'),
])

/** The beginnings of Russian adjectives of the same. */
const adjectives = [
  ['утренн', 'e'],
  ['вечерн', 'w'],
  ['послеобеденн', 'w'],
] as const

function words(side: 'e' | 'w', list: string): [string, 'e' | 'w'][] {
  return list.split(',').map((word) => [word, side])
}

/** Words for its light that are no word for a sunny home. */
const light = new Set('свет,света,светом,свету,күн,кун,шуақ,шуак'.split(','))

/** Words between the light and its time. */
const between =
  /^(?:в|по|с|и|спальн\p{L}*|кухн\p{L}*|гостин\p{L}*|комнат\p{L}*|bedrooms?|kitchen|living room|in|the|свети\p{L}*|заглядыва\p{L}*|попада\p{L}*|пада\p{L}*|был[оа]?|comes?|coming|shines?)$/u

/** «утреннее солнце», "evening light", «по утрам солнце»: the side that the sun stands on then, where no other one is told. */
export const lightOfDay: Rule = (sentence, place) => {
  const first = sideAt(sentence, place)
  if (first === null && !isLight(sentence, place)) return null
  let at = place + 1
  while (
    at - place < 6 &&
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
  return times.get(text) ?? adjectives.find(([start]) => text.startsWith(start))?.[1] ?? null
}

function isLight(sentence: Sentence, place: number): boolean {
  return sentence.says(place, 'sun') || light.has(sentence.textAt(place))
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
