import type { Sentence } from '../sentence.ts'
import { floorComplaints } from '../words/others.ts'

/** Words between a floor and what is bad of it. */
const between =
  /^(?:is|are|s|gets|too|so|very|always|usually|это|всегда|обычно|очень|слишком|больно|там|тым|онда|[әа]рдайым|болады|болып)$/

const mostBetween = 3

/** «первый этаж сырой», «соңғысы суық», "the top one is hot": the place behind what a floor is told to be; null where it is not told so. */
export function afterComplaint(sentence: Sentence, next: number): number | null {
  const isEnd = sentence.says(next - 1, 'end') || sentence.says(next - 2, 'end')
  if (!sentence.says(next - 1, 'unit', 'floor') && !isEnd) return null
  let at = next
  while (at - next < mostBetween && between.test(sentence.textAt(at))) at++
  if (!floorComplaints.test(sentence.textAt(at))) return null
  const behind = sentence.at(at + 1)
  // «последний этаж жаркий?», «соңғы қабат ыстық па» ask, and a noun may follow the word that it has.
  if (/^(?:ли|[мбп][ае])$/.test(behind?.text ?? '')) return null
  // «первый этаж холодный, но подойдёт»
  const turn = sentence.isSign(at + 1, ',') ? at + 2 : at + 1
  if (/^(?:но|but|бирак)$/.test(sentence.textAt(turn))) return null
  const isLast =
    behind === undefined ||
    (behind.isSign && behind.text !== '?') ||
    ['join', 'noise', 'season', 'winter'].some((kind) => sentence.says(at + 1, kind))
  return isLast ? at + 1 : null
}
