import { one, type Rule, type Sentence } from '../sentence.ts'

/** «вертолётная площадка», «строительная площадка»: a ground of another kind is none for children. */
function isOtherGround(sentence: Sentence, place: number): boolean {
  const before = sentence.at(place - 1)
  const isKind = before?.isKnown === false && /(?:ая|ой|ую|ые|ых|ыми)$/.test(before.text)
  return isKind && /^площадк\p{L}*$/u.test(sentence.textAt(place))
}

export const feature: Rule = (sentence, place) => {
  const code = sentence.value(place, 'feature')
  if (isOtherGround(sentence, place)) return null
  return code === undefined ? null : one(afterParking(sentence, place, code), 'features', code)
}

/** "car charging in the parking": the place behind where cars are charged, which is no wish of its own. */
function afterParking(sentence: Sentence, place: number, code: string): number {
  if (code !== 'ev_charging' || !/^(?:in|at|на|в|во)(?: the)?$/.test(sentence.textAt(place + 1)))
    return place + 1
  const at = sentence.textAt(place + 2) === 'the' ? place + 3 : place + 2
  return /^(?:parking|car park|garage|парковке|паркинге)$/.test(sentence.textAt(at)) ? at + 1 : place + 1
}
