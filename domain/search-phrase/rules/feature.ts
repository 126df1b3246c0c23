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
  return code === undefined ? null : one(place + 1, 'features', code)
}
