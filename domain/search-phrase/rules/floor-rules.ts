import { readAmount } from '../quantities/amounts.ts'
import { type Item, nothing, one, type Rule, type Sentence } from '../sentence.ts'

/** «первый этаж», "no ground": floors by their place in the house, wanted where nothing is said against them. */
export const floorEnds: Rule = (sentence, place) => {
  const ends: string[] = []
  let at = place
  let next = place
  if (afterFirstFloors(sentence, place) !== null) return null
  while (ends.length < 4) {
    const end = sentence.value(at, 'end') ?? (isFirstNumber(sentence, at) ? 'first' : undefined)
    if (end === undefined || isOfHouse(sentence, at)) break
    ends.push(...(end === 'both' ? ['first', 'last'] : [end]))
    next = at + 1
    if (sentence.isSign(next, '-') && sentence.says(next + 1, 'suffix')) next += 2
    else if (sentence.says(next, 'suffix') && sentence.at(next)?.isTight === true) next += 1
    // "a ground-floor office"
    if (sentence.isSign(next, '-') && sentence.textAt(next + 1).startsWith('floor')) next += 1
    if (sentence.says(next, 'unit', 'floor') || sentence.says(next, 'unit', 'storeys')) next += 1
    // "not the top one, 2-bed"
    const hyphen = sentence.isSign(next + 1, '-') ? next + 2 : next + 1
    if (/^ones?$/.test(sentence.textAt(next)) && !sentence.says(hyphen, 'unit')) next += 1
    at = next
    // «последний этаж не предлагать, первый тоже»: the refusal ends what it is of.
    // «первый нет, последний можно»
    if (sentence.textAt(at) === 'нет' && sentence.isSign(at + 1, ',.;')) break
    if (sentence.says(at, 'not', 'after') && (sentence.isSign(at + 1, ',.;') || isEndToo(sentence, at + 1)))
      break
    while (
      at - next < 3 &&
      (sentence.says(at, 'join') ||
        sentence.isSign(at, ',/&-') ||
        sentence.says(at, 'not', 'before') ||
        (at > next && sentence.isFiller(at)))
    )
      at++
    // «первый последний не предлагать»
    if (at === next && !sentence.says(next, 'end')) break
  }
  return ends.length === 0 ? null : one(next, 'ends', ...new Set(ends))
}

/** «бірінші корпус емес», «көше 1-дегі үй»: the number of a house. */
function isOfHouse(sentence: Sentence, place: number): boolean {
  const hyphen = sentence.isSign(place + 1, '-') ? place + 2 : place + 1
  const at = sentence.says(hyphen, 'suffix') ? hyphen + 1 : hyphen
  return sentence.says(at, 'house') && !sentence.says(at, 'unit', 'floor')
}

/** «на последнем тоже»: an end that is refused as the one before is. */
function isEndToo(sentence: Sentence, place: number): boolean {
  const at = sentence.at(place)?.text === 'на' ? place + 1 : place
  const behind = sentence.says(at + 1, 'unit', 'floor') ? at + 2 : at + 1
  return sentence.says(at, 'end') && /^(?:тоже|также|too|either)$/.test(sentence.textAt(behind))
}

function isFirstNumber(sentence: Sentence, place: number): boolean {
  // "not block 1"
  if (sentence.says(place - 1, 'house')) return false
  const term = sentence.at(place)
  const unit = sentence.isSign(place + 1, '-') ? place + 2 : place + 1
  // «не последний, 1-комнатная»
  if (
    ['unit', 'scale', 'currency'].some((kind) => sentence.says(unit, kind)) &&
    !sentence.says(unit, 'unit', 'floor')
  )
    return false
  // «не 1+1» has rooms.
  if (isOfRooms(sentence, place) || sentence.isSign(place + 1, '+')) return false
  return term?.number === 1 || (sentence.says(place, 'number', '1') && sentence.says(place, 'end', 'first'))
}

/** «не 1 и не 2 комнаты»: the unit of the number that it is joined with. */
function isOfRooms(sentence: Sentence, place: number): boolean {
  if (sentence.at(place)?.number !== 1) return false
  let at = place + 1
  while (
    at - place < 4 &&
    (sentence.says(at, 'join') || sentence.isSign(at, ',/&') || sentence.says(at, 'not', 'before'))
  )
    at++
  return at > place + 1 && readAmount(sentence, at)?.unit === 'rooms'
}

/** "ground or second floor": the first floor and the next one. */
export const groundOrSecond: Rule = (sentence, place) => {
  if (!/^(?:ground|ground floor)$/.test(sentence.textAt(place)) || !sentence.says(place + 1, 'join', 'or'))
    return null
  const second = readAmount(sentence, place + 2)
  if (second?.unit !== 'floor' || second.value !== 2) return null
  return {
    next: second.next,
    wishes: [
      { key: 'floor_from', values: [1] },
      { key: 'floor_to', values: [2] },
    ],
  }
}

/** "the first two floors", «первые два этажа», «алғашқы екі қабат»: the floors from the first on. */
export const firstFloors: Rule = (sentence, place) => {
  const next = afterFirstFloors(sentence, place)
  // "the top three floors" no filter tells.
  const top =
    sentence.says(place, 'end', 'last') && sentence.isNumber(place + 1)
      ? readAmount(sentence, place + 1)
      : null
  if (top?.unit === 'floor' && top.value > 1) return nothing(top.next)
  const count = next === null ? null : readAmount(sentence, place + 1)
  if (next === null || count === null) return null
  return {
    next,
    wishes: [
      { key: 'floor_from', values: [1] },
      { key: 'floor_to', values: [count.value] },
    ],
  }
}

/** «второй из пяти этажей», "on the second of five floors", «3 этаж из 9», «5/9 этаж»: the floor of a house with so many. */
export const floorOfHouse: Rule = (sentence, place) => {
  const first = sentence.isNumber(place) ? readAmount(sentence, place) : null
  const isFloor = first?.unit === 'floor' || first?.unit === null
  if (first === null || !isFloor || first.scale !== null || first.isTenge) return null
  // «2-5/9 эт»
  const top = sentence.isSign(first.next, '-–—') ? floorOfHouse(sentence, first.next + 1) : null
  const [, most] = top?.wishes ?? []
  const isRange = top !== null && most !== undefined && Number(most.values[0]) > first.value
  if (isRange) return { next: top.next, wishes: [{ key: 'floor_from', values: [first.value] }, most] }
  const isSlash = sentence.isSign(first.next, '/')
  if (!isSlash && !/^(?:of|из)$/.test(sentence.textAt(first.next))) return null
  const last = sentence.isNumber(first.next + 1) ? readAmount(sentence, first.next + 1) : null
  if (last === null || last.scale !== null || last.value < first.value || last.value > 60) return null
  // «5/9 этаж», unlike «3/4 этаж», which may be either of two
  if (isSlash && (last.unit !== 'floor' || last.value === first.value + 1)) return null
  const isOfFloors = last.unit === 'floor' || sentence.says(last.next - 1, 'unit', 'storeys')
  const hasStoreys = last.unit === null && sentence.says(last.next, 'unit', 'storeys')
  if (!isOfFloors && !hasStoreys && !(first.unit === 'floor' && last.unit === null)) return null
  return {
    next: hasStoreys ? last.next + 1 : last.next,
    wishes: [
      { key: 'floor_from', values: [first.value] },
      { key: 'floor_to', values: [first.value] },
    ],
  }
}

/** «хочу на восьмом», «трёшка на пятом»: a floor by its number alone, where nothing else is told of it. */
export const floorByNumber: Rule = (sentence, place) => {
  const either = ordinalFloors(sentence, place)
  if (either !== null) return either
  if (sentence.textAt(place) !== 'на') return null
  // «на 9, 10 или 11 этаже» is a list.
  if (sentence.isSign(place + 2, ',') && sentence.isNumber(place + 3)) return null
  const range = floorsByDigits(sentence, place)
  if (range !== null || !/(?:ом|ем)$/.test(sentence.textAt(place + 1))) return range
  const number = Number(sentence.value(place + 1, 'number') ?? NaN)
  const isEnd = (sentence.at(place + 2)?.isSign ?? true) || sentence.says(place + 2, 'exists')
  // «жена на седьмом» tells of a month.
  const isOfHome =
    (sentence.at(place - 1)?.isSign ?? true) ||
    /^(?:сошлись|остановились|договорились|ему|ей|им|мне|нам)$/.test(sentence.textAt(place - 1)) ||
    ['need', 'noise', 'rooms', 'cat', 'unit'].some((kind) => sentence.says(place - 1, kind))
  if (!(number >= 1 && number < 40) || !isEnd || !isOfHome) return null
  return {
    next: place + 2,
    wishes: [
      { key: 'floor_from', values: [number] },
      { key: 'floor_to', values: [number] },
    ],
  }
}

/** «с пятого по десятый»: a range of numbers in their order, which of days would be neuter; null for none. */
function ordinalFloors(sentence: Sentence, place: number): Item | null {
  const numberAt = (at: number, ending: RegExp) =>
    ending.test(sentence.textAt(at)) ? Number(sentence.value(at, 'number') ?? 0) : 0
  const least = /^со?$/.test(sentence.textAt(place)) ? numberAt(place + 1, /[ое]го$/) : 0
  const most = /^(?:по|до)$/.test(sentence.textAt(place + 2)) ? numberAt(place + 3, /(?:[ыио]й|[ое]го)$/) : 0
  const isEnd = (sentence.at(place + 4)?.isSign ?? true) || sentence.says(place + 4, 'rooms')
  if (least < 1 || most <= least || most > mostOfBare || !isEnd) return null
  return {
    next: place + 4,
    wishes: [
      { key: 'floor_from', values: [least] },
      { key: 'floor_to', values: [most] },
    ],
  }
}

/** «двушка на 2-4», «хочу на 12»: floors in digits alone behind rooms or what is needed; null for none. */
function floorsByDigits(sentence: Sentence, place: number): Item | null {
  const isRange = sentence.isSign(place + 2, '-–')
  // «квартира на 6» may be one for so many people.
  const kinds = isRange ? ['rooms', 'cat', 'need'] : ['rooms', 'need']
  const isOfHome = kinds.some((kind) => sentence.says(place - 1, kind))
  const least = sentence.at(place + 1)?.number ?? null
  if (!isOfHome || least === null || least < 1) return null
  const most = isRange ? (sentence.at(place + 3)?.number ?? 0) : least
  const next = isRange ? place + 4 : place + 2
  if (!(sentence.at(next)?.isSign ?? true) || most < least || most > mostOfBare) return null
  return {
    next,
    wishes: [
      { key: 'floor_from', values: [least] },
      { key: 'floor_to', values: [most] },
    ],
  }
}

/** Higher floors are told with their word. */
const mostOfBare = 20

/** The place behind a number of first floors; null for none. */
function afterFirstFloors(sentence: Sentence, place: number): number | null {
  const isFirst =
    /^(?:first|bottom|lowest|перв\p{L}*|нижн\p{L}*|алгашк\p{L}*|астынг\p{L}*|томенг\p{L}*)$/u.test(
      sentence.textAt(place),
    )
  const count = isFirst && sentence.isNumber(place + 1) ? readAmount(sentence, place + 1) : null
  return count?.unit === 'floor' && count.value >= 2 && count.value <= 5 ? count.next : null
}

export const floorEndsAsWanted: Rule = (sentence, place) => {
  const found = floorEnds(sentence, place)
  if (found === null || !sentence.says(found.next - 1, 'unit', 'floor')) return null
  // «цокольный этаж» is below the first one, and refused with it.
  return sentence.textAt(place).startsWith('цокол') ? nothing(found.next) : found
}

export const level: Rule = (sentence, place) => {
  // «паркинг на -1»: a hyphen before a number that is no other end of a range.
  const at = place + 1
  const number = sentence.countAt(at)
  const isSign = sentence.isSign(place, '-−–') && sentence.at(at)?.isTight === true
  const isMinus = isSign ? sentence.at(place)?.isTight !== true : sentence.says(place, 'minus')
  if (!isMinus || !(number >= 1 && number <= 5)) return null
  const isFloor = sentence.says(at + 1, 'unit', 'floor') || sentence.says(at + 1, 'unit', 'level')
  const isAsked = ['на', 'on', 'level', 'floor', 'этаж', 'этаже', 'уровень'].includes(
    sentence.textAt(place - 1),
  )
  if (!isFloor && !isAsked) return null
  return {
    next: isFloor ? at + 2 : at + 1,
    wishes: [
      { key: 'floor_from', values: [-number] },
      { key: 'floor_to', values: [-number] },
    ],
  }
}
