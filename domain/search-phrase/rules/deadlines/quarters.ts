import { readQuantity } from '../../quantities/quantities.ts'
import { wishesOf } from '../../quantities/quantity-wishes.ts'
import type { Rule, Sentence } from '../../sentence.ts'

/** «2 квартал 2027», «III кв 2028», "q2 2027": a quarter is told before a year. */
export function isQuarter(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'quarter')) return false
  const hasNumber = isQuarterNumber(sentence, place - 1) || /^q[1-4]$/.test(sentence.textAt(place))
  return hasNumber && yearBehind(sentence, place + 1) !== null
}

function isQuarterNumber(sentence: Sentence, place: number): boolean {
  const isRoman = (where: number) => /^(?:i{1,2}|iv)$/.test(sentence.textAt(where))
  const at = sentence.says(place, 'suffix') && !isRoman(place) ? place - 1 : place
  const one = sentence.isSign(at, '-') ? at - 1 : at
  const number = sentence.at(one)?.number ?? null
  return (number !== null && number <= 4) || isRoman(one) || sentence.says(one, 'number')
}

/** The place of a year that follows, beside fillers; null for none. */
function yearBehind(sentence: Sentence, place: number): number | null {
  for (let at = place; at - place < 3; at++) {
    const number = sentence.at(at)?.number ?? null
    if (number !== null && number >= 2020 && number < 2050) return at
    if (!sentence.isFiller(at) && !sentence.says(at, 'filler') && !sentence.says(at, 'bound')) return null
  }
  return null
}

/** A deadline by its quarter is one by its year. */
export function quarterRule(deadlines: readonly string[]): Rule {
  return (sentence, place) => {
    let at = place
    let isUpper = false
    let isLower = false
    for (; at - place < 6 && !isQuarter(sentence, at) && isBeforeQuarter(sentence, at); at++) {
      const bound = sentence.value(at, 'bound')
      isUpper ||= bound === 'to' || bound === 'less'
      isLower ||= bound === 'from' || bound === 'since' || bound === 'more'
    }
    const year = isQuarter(sentence, at) ? yearBehind(sentence, at + 1) : null
    const quantity = year === null ? null : readQuantity(sentence, year)
    if (quantity === null) return null
    const side = isUpper ? 'to' : isLower ? 'from' : quantity.side
    const wishes = wishesOf({ ...quantity, side, subject: 'deadline' }, deadlines)
    return wishes === null ? null : { ...wishes, next: quantity.next }
  }
}

function isBeforeQuarter(sentence: Sentence, place: number): boolean {
  const kinds = ['bound', 'filler', 'noise', 'number', 'suffix']
  return (
    sentence.says(place, 'topic', 'deadline') ||
    kinds.some((kind) => sentence.says(place, kind)) ||
    isQuarterNumber(sentence, place) ||
    sentence.isFiller(place)
  )
}
