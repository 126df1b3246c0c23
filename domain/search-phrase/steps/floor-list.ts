import type { Item, Sentence, Wish } from '../sentence.ts'

/** Floors one after the other: by their number, and the last one. */
type Floors = {
  readonly numbers: ReadonlySet<number>
  readonly isLast: boolean
  readonly next: number
  /** How many it names. */
  readonly count: number
}

/**
 * «бірінші қабат пен соңғы қабатты», «первый, второй и последний этаж», "first nor second floor": floors in a list, as
 * they are refused together. Null where it is none of floors.
 */
export function readFloors(sentence: Sentence, place: number): Floors | null {
  const numbers = new Set<number>()
  let isLast = false
  // «этаж не первый и не второй»
  let isFloor = [1, 2, 3].some((back) => sentence.says(place - back, 'unit', 'floor'))
  let next = place
  let count = 0
  let commas = 0
  /** The lower end of a range that goes on. */
  let from: number | null = null
  let isJoined = false
  let isComma = false
  for (let at = place; count < 5;) {
    const end = sentence.value(at, 'end') ?? wholeEnd(sentence, at)
    const number = sentence.countAt(at)
    if (end === undefined && !(number >= 1 && number <= 60)) break
    const behind = afterOrdinal(sentence, at + 1)
    if (end === undefined && at > place && sentence.isSign(next, ',') && beginsOther(sentence, behind)) break
    const hasUnit = sentence.says(behind, 'unit', 'floor') || sentence.says(behind, 'unit', 'storeys')
    if (!hasUnit && isOfOther(sentence, behind)) break
    // «жоғары қабат, бірінші қабат болмасын»: high floors alone are wanted.
    const isApart = isComma && wholeEnd(sentence, place) !== undefined && wholeEnd(sentence, at) === undefined
    if (isApart) break
    if (end === 'last' || end === 'both') isLast = true
    if (end === 'first' || end === 'both') numbers.add(1)
    if (end === undefined) numbers.add(number)
    // «кроме 1-3 этажей»
    if (from !== null) for (let each = from; each < number; each++) numbers.add(each)
    if (at > place && isComma) commas += 1
    else if (at > place) isJoined = true
    count += 1
    next = hasUnit ? behind + 1 : behind
    isFloor ||= hasUnit || wholeEnd(sentence, at) !== undefined
    const isRange = sentence.isSign(next, '-–—') && !hasUnit
    from = isRange ? (end === 'first' ? 1 : number) : null
    at = isRange ? next + 1 : afterJoint(sentence, next)
    if (at === next) break
    isComma = sentence.isSign(next, ',') && at === next + 1
  }
  const isOne = count - commas === 1 || isJoined
  return count < 2 || !isFloor || !isOne ? null : { numbers, isLast, next, count }
}

/** «первый этаж, две комнаты», "first floor, two-room flat": the number has another unit. */
function isOfOther(sentence: Sentence, place: number): boolean {
  const at = sentence.isSign(place, '-') ? place + 1 : place
  // «не первый этаж, 2+1»
  if (sentence.isSign(place, '+') && sentence.isNumber(place + 1)) return true
  return (
    ['unit', 'scale', 'currency', 'rooms', 'house'].some((kind) => sentence.says(at, kind)) &&
    !sentence.says(at, 'unit', 'floor')
  )
}

/** Homes are this high where a range of numbers behind a comma is of floors without saying so. */
const highest = 20

/** «не последний этаж, 50-65 квадратов»: a range behind a comma that is of something else than floors. */
function beginsOther(sentence: Sentence, place: number): boolean {
  const isRange = sentence.isSign(place, '-–—') || /^(?:до|to|по|мен|пен|бен)$/.test(sentence.textAt(place))
  const last = isRange ? sentence.at(place + 1)?.number : undefined
  if (typeof last !== 'number') return false
  const behind = afterOrdinal(sentence, place + 2)
  const isFloors = ['floor', 'storeys'].some((unit) => sentence.says(behind, 'unit', unit))
  return !isFloors && (last > highest || isOfOther(sentence, behind))
}

/** "top floors", «төменгі қабат»: a phrase that alone is an order. */
function wholeEnd(sentence: Sentence, place: number): 'first' | 'last' | undefined {
  // «жоғары және төменгі қабат керек емес»
  const isHigh = /^(?:жо[ғг]ары|би[іи]к)$/.test(sentence.textAt(place)) && sentence.says(place + 1, 'join')
  if (isHigh || sentence.says(place, 'sort', '-floor')) return 'last'
  return sentence.says(place, 'sort', 'floor') ? 'first' : undefined
}

/** «1-ші», "2nd", unlike «2ка», which is of rooms. */
function afterOrdinal(sentence: Sentence, place: number): number {
  const at = sentence.isSign(place, '-') ? place + 1 : place
  if (sentence.says(at, 'unit', 'rooms') && !sentence.says(at + 1, 'unit', 'floor')) return place
  if (sentence.isSign(place, '-') && sentence.says(place + 1, 'suffix')) return place + 2
  return sentence.says(place, 'suffix') && sentence.at(place)?.isTight === true ? place + 1 : place
}

/** The place of what is joined to a list: behind «и», «пен», "nor the", a comma. */
function afterJoint(sentence: Sentence, place: number): number {
  // «жоғары қабаттардан, бірақ ең соңғысы емес»: what "but" brings is apart from what is wanted before.
  const behind = sentence.isSign(place, ',') ? place + 1 : place
  if (/^(?:но|but|бирак)$/.test(sentence.textAt(behind)) && !sentence.says(behind + 1, 'not', 'before'))
    return place
  let at = place
  while (
    at - place < 4 &&
    (sentence.says(at, 'join') ||
      sentence.isSign(at, ',/&') ||
      /^(?:ни|nor)$/.test(sentence.textAt(at)) ||
      (at > place && sentence.says(at, 'not', 'before') && !sentence.says(at, 'number')) ||
      (at > place &&
        sentence.isFiller(at) &&
        // «не последний этаж, корпус 2»: the number behind a word for houses is of none of the floors.
        !sentence.says(at, 'house') &&
        // «не первый этаж, семья из четырёх»
        !sentence.says(at, 'vague', 'people') &&
        !sentence.says(at, 'end') &&
        !sentence.says(at, 'number')))
  )
    at++
  return at
}

/** The criteria that leave these floors out; those between others no filter leaves out. */
export function withoutFloors({ numbers, isLast, next }: Floors): Item {
  const wishes: Wish[] = []
  let lowest = 1
  while (numbers.has(lowest)) lowest += 1
  const ends = [...(lowest === 2 ? ['first'] : []), ...(isLast ? ['last'] : [])]
  if (ends.length > 0) wishes.push({ key: 'floor_not', values: ends })
  if (lowest > 2) wishes.push({ key: 'floor_from', values: [lowest] })
  const isWhole = [...numbers].every((number) => number < lowest)
  return { next, wishes: isWhole ? wishes : [] }
}
