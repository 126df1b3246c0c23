import type { Item, Sentence } from '../sentence.ts'

/** «первый этаж, можно и второй», «5 этаж, можно 6»: the floor above one that is wanted is wanted too. */
export function nextFloor(sentence: Sentence, place: number): Item | null {
  if (!/^(?:можно|можно и|можно также|подойдет и|устроит и|or even)$/.test(sentence.textAt(place)))
    return null
  const floor = sentence.countAt(place + 1)
  if (!(floor > 1) || !speaksOfFloor(sentence, place, floor - 1)) return null
  const at = sentence.says(place + 2, 'unit', 'floor') ? place + 3 : place + 2
  const end = sentence.at(at)
  const isEnd = end === undefined || end.isSign
  return isEnd ? { next: at, wishes: [{ key: 'floor_to', values: [floor] }] } : null
}

/** Whether a floor is wanted by its number before a place, without bounds. */
function speaksOfFloor(sentence: Sentence, place: number, floor: number): boolean {
  for (let at = 0; at < place; at++)
    if (sentence.countAt(at) === floor && sentence.says(at + 1, 'unit', 'floor'))
      return !['not', 'bound'].some((kind) => sentence.says(at - 1, kind))
  return false
}
