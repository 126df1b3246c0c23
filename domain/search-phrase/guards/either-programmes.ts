import type { Sentence, Told } from '../sentence.ts'

const keys = new Set(['program', 'programme'])

/** «иджара не мурабаха», "ijara or murabaha": no filter says two programmes, and one of them alone was not asked for. */
export function eitherProgrammes(sentence: Sentence, told: readonly Told[]): Told[] {
  const programmes = told.filter(({ wish }) => keys.has(wish.key))
  // «мурабаха, пайызсыз»: what a programme that is named is like names no other one.
  const isNamed = programmes.some(
    ({ wish, from }) => wish.key === 'program' && sentence.says(from, 'program'),
  )
  const isLike = ({ from }: Told) =>
    sentence.says(from, 'interestfree') &&
    !sentence.says(from, 'program') &&
    !/т[өо]лем|расср|instal/.test(sentence.textAt(from))
  if (isNamed && programmes.some(isLike)) return programmes.filter(isLike)
  return programmes.filter((one, number) =>
    [programmes[number - 1], programmes[number + 1]].some(
      (other) =>
        other !== undefined &&
        [one, other].some(({ wish }) => wish.key === 'program') &&
        other.wish.values[0] !== one.wish.values[0] &&
        isJoined(sentence, Math.min(one.to, other.to), Math.max(one.from, other.from)),
    ),
  )
}

/** Whether only joints and words that say nothing stand between two places. */
function isJoined(sentence: Sentence, from: number, to: number): boolean {
  let hasJoint = false
  for (let at = from; at < to; at++) {
    const isJoint = sentence.says(at, 'join') || sentence.isNe(at)
    hasJoint ||= isJoint
    if (!isJoint && !sentence.isFiller(at) && !sentence.isSign(at, ',/')) return false
  }
  return hasJoint
}
