import type { Sentence, Told } from '../sentence.ts'

/** Words between a thing and its refusal at most. */
const mostBetween = 3

/** «второй этаж над магазином не хочу», «дорога под окнами не нужна»: what is refused at the end of its part, behind words that tell where it is. */
export function refusedAtEnd(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (!ofHouse.test(wish.key) || wish.isRest === true) return false
    const [, end] = sentence.partOf(from, to)
    const refusal = sentence.textAt(end - 1)
    const away = end - 1 - to
    if (away < 1 || away > mostBetween || !refusal.startsWith('не ')) return false
    const isNoun = away === 1 && sentence.at(to)?.isKnown === false
    return (
      sentence.says(end - 1, 'not', 'after') &&
      (isNoun || /^(?:над|под|с|со|у|возле|рядом|без|за|при)$/.test(sentence.textAt(to))) &&
      !told.some((one) => one.from >= to && one.from < end)
    )
  })
}

const ofHouse = /^(?:floor_|views|near|features|ends)/
