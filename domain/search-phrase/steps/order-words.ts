import type { Sentence } from '../sentence.ts'

/** "largest flats first", «самые дорогие сверху»: the place after words that belong to an order before them. */
export function afterOrder(sentence: Sentence, place: number): number {
  let next = place
  for (let at = place; at - place < 4; at++) {
    // «төменгі қабат, бірақ бірінші емес»
    const isRefused = sentence.says(at + 1, 'not')
    const isFloor = isRefused || sentence.says(at + 1, 'unit', 'floor') || sentence.says(at + 1, 'rooms')
    // "from the highest floor down"
    const isTurn = at === place && /^(?:down|downwards|downward)$/.test(sentence.textAt(at))
    if ((sentence.says(at, 'order') && !isFloor) || isTurn) next = at + 1
    else if (!sentence.isFiller(at) && !sentence.says(at, 'cat', 'flat')) break
  }
  // «сначала большие квартиры» has its category read.
  return next
}
