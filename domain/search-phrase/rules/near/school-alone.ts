import type { Rule } from '../../sentence.ts'
import { walkedTo } from './near-by-minutes.ts'

const places: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'в школу': 'school',
    'до школы': 'school',
    'в садик': 'kindergarten',
    'в лицей': 'school',
    'в гимназию': 'school',
  }),
)

/** «чтобы сын сам ходил в школу», «чтобы дети пешком в школу бегали»: a place that a child is to walk to alone is near. */
export const schoolAlone: Rule = (sentence, place) => {
  const word = sentence.textAt(place)
  const own = places.get(word)
  const isTo = word === 'в' || word === 'до'
  const kind = own ?? (isTo ? places.get(`${word} ${sentence.textAt(place + 1)}`) : undefined)
  if (kind === undefined) return null
  const [start, end] = sentence.partOf(place)
  const part = sentence.terms
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
  const isWished = /(?:^| )(?:чтобы?|чтоб|лишь бы)(?: |$)/.test(part)
  const isAlone = /(?:^| )(?:сам|сама|сами|самостоятельно|пешком|своими ногами)(?: |$)/.test(part)
  const isWalk = /(?:^| )(?:ход|бега|добега|добир|дош|дой|топа)/.test(part)
  if (!isWished || !isAlone || !isWalk) return null
  const next = own === undefined ? place + 2 : place + 1
  // «чтоб ребёнок в школу сам ходил, минут 7 максимум пешком»
  const inMinutes = walkedTo(sentence, { kinds: [kind], next }, place)
  return inMinutes ?? { next, wishes: [{ key: 'nearby', values: [kind] }] }
}
