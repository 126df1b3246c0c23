import { isYear } from '../../quantities/amounts.ts'
import { one, type Rule, type Sentence } from '../../sentence.ts'

/** «до нового 2028 года», «жаңа 2028 жылға дейін»: until a year begins, so what is handed over in the years before it. */
export function untilNewYear(deadlines: readonly string[]): Rule {
  return (sentence, place) => {
    const isBefore = /^(?:до|к|by|before|until)$/.test(sentence.textAt(place))
    const at = isBefore ? place + 1 : place
    const next = afterNewYear(sentence, at)
    if (next === null) return null
    const isBehind = /^[дш]ей[іи]н$/.test(sentence.textAt(next))
    if (!isBefore && !isBehind) return null
    const year = sentence.terms.slice(at, next).find(({ number }) => number !== null)?.number ?? 0
    const values = deadlines.filter((each) => each === 'ready' || Number(each) < year)
    return values.length === 0 ? null : one(isBehind ? next + 1 : next, 'deadline', ...values)
  }
}

/** The place behind a year that is called new; null for none. */
function afterNewYear(sentence: Sentence, place: number): number | null {
  const isNew = /^(?:нов(?:ый|ого|ому)|жа[нң]а|new|the new)$/.test(sentence.textAt(place))
  const number = sentence.textAt(place + 1) === 'year' ? place + 2 : place + 1
  if (!isNew || !isYear(sentence.at(number)?.number ?? 0)) return null
  if (number > place + 1) return number + 1
  return sentence.says(number + 1, 'unit', 'year') ? number + 2 : null
}
