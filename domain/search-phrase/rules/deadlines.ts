import { readQuantity } from '../quantities.ts'
import { wishesOf } from '../quantity-wishes.ts'
import { type Item, type Rule, type Sentence } from '../sentence.ts'

/** «2 квартал 2027», «III кв 2028», "q2 2027": a quarter is told before a year. */
export function isQuarter(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'quarter')) return false
  const hasNumber = isQuarterNumber(sentence, place - 1) || /^q[1-4]$/.test(sentence.at(place)?.text ?? '')
  return hasNumber && yearBehind(sentence, place + 1) !== null
}

function isQuarterNumber(sentence: Sentence, place: number): boolean {
  const isRoman = (where: number) => /^(?:i{1,2}|iv)$/.test(sentence.at(where)?.text ?? '')
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

/** Whether a house is handed over or being built, and years by the calendar. */
export function deadlineRule(deadlines: readonly string[], year: number): Rule {
  const offered = (values: string[]) => values.filter((value) => deadlines.includes(value))
  const found = (next: number, values: string[], isGeneral = false): Item => ({
    next,
    wishes: values.length === 0 ? [] : [{ key: 'deadline', values, isGeneral }],
  })
  return (sentence, place) => {
    // "ready or this year"
    const isReadyOr = sentence.says(place, 'ready') && sentence.says(place + 1, 'join')
    const at =
      sentence.says(place, 'topic', 'deadline') && !isReadyOr ? sentence.afterFillers(place + 1, 3) : place
    const bound = sentence.says(at, 'bound') || sentence.says(at, 'filler') ? at + 1 : at
    for (const [word, later] of [
      ['this', 0],
      ['next', 1],
      ['afternext', 2],
    ] as const) {
      if (!sentence.says(bound, 'year', word)) continue
      const next = sentence.says(bound + 1, 'topic', 'deadline') ? bound + 2 : bound + 1
      // «в этом году или в следующем»
      const more = sentence.says(next, 'join') ? sentence.afterFillers(next + 1, 2) : next
      const isMore =
        later === 0 &&
        more > next &&
        /^(?:следующ|будущ|next|келеси|келер)/.test(sentence.at(more)?.text ?? '')
      const values = isMore ? [String(year), String(year + 1)] : [String(year + later)]
      return found(isMore ? more + 1 : next, offered(values))
    }
    if (sentence.says(place, 'building'))
      return found(
        place + 1,
        deadlines.filter((each) => each !== 'ready'),
        true,
      )
    // «дом сдан в этом году»: the year tells when.
    if (
      sentence.says(place, 'ready') &&
      sentence.terms.some(
        (_, at) =>
          !sentence.says(place + 1, 'join') &&
          at > place &&
          at - place < 3 &&
          sentence.says(at, 'year') &&
          !sentence.isSign(at - 1, ','),
      )
    )
      return { next: place + 1, wishes: [], isNeutral: true }
    // «чтобы сдали поскорее» is no house that is handed over.
    const isWished = [1, 2].some((back) => /^(?:чтобы?|когда)$/.test(sentence.at(place - back)?.text ?? ''))
    // "when will it be ready" asks for a date.
    const isAsked = sentence.terms.some(({ text }, before) => before < place && /^(?:when|кашан)$/.test(text))
    if (sentence.says(place, 'ready') && !isAsked && !(isWished && sentence.at(place)?.text === 'сдали')) {
      const next = place + 1
      return found(next, offered(['ready']))
    }
    return null
  }
}
