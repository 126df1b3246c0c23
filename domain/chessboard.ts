/**
 * The place of a unit in its house. An unknown section is 0, an unknown position null: feeds often leave them out.
 */
export type StandingUnit = {
  readonly number: string
  readonly section: number
  readonly floor: number
  readonly position: number | null
}

/** A house as far as its chessboard needs it. */
type BoardHouse = {
  readonly floors: number
  readonly sections: readonly { no: number; floors: number; units_per_floor: number }[]
}

/** Columns of a grid side by side. `no` is null for units without a known section. */
export type BoardSection = { no: number | null; columns: number }

/**
 * One floor of one section: its units by column, null where there is none; a floor without such units, with the
 * other units on it; or nothing, above the roof of a lower section.
 */
export type BoardRow<Unit> =
  | { kind: 'units'; units: (Unit | null)[] }
  | { kind: 'others' }
  | { kind: 'empty' }
  | { kind: 'none' }

/** Floors from the highest down, each with a row for every section. */
export type Chessboard<Unit> = {
  sections: BoardSection[]
  floors: { floor: number; rows: BoardRow<Unit>[] }[]
}

/** No floor has more places; a larger number is a number of something else. */
const maxColumns = 40

const unknownSection = 0

/**
 * The chessboard of a house: sections side by side, floors upon each other, a unit where its section, floor and
 * position put it. `others` are units of other kinds, so that a ground floor of shops is not shown as empty.
 */
export function chessboard<Unit extends StandingUnit>(
  units: readonly Unit[],
  house: BoardHouse,
  others: readonly Pick<StandingUnit, 'section' | 'floor'>[] = [],
): Chessboard<Unit> {
  const sole = house.sections.length === 1 ? house.sections[0]?.no : undefined
  const sectionOf = ({ section }: { section: number }) =>
    section === unknownSection ? (sole ?? unknownSection) : section
  const stacks = sectionNumbers([...house.sections.map(({ no }) => no), ...units.map(sectionOf)]).map((no) =>
    stackOf(
      no,
      units.filter((unit) => sectionOf(unit) === no),
      others.filter((other) => sectionOf(other) === no),
      house,
    ),
  )
  const sections = stacks.map(({ no, columns }) => ({ no: no === unknownSection ? null : no, columns }))
  const floors = floorNumbers(units, Math.max(house.floors, ...stacks.map(({ roof }) => roof)))
  return {
    sections,
    floors: floors.map((floor) => ({ floor, rows: stacks.map((stack) => rowOf(stack, floor)) })),
  }
}

type Stack<Unit> = {
  no: number
  /** The highest floor. */
  roof: number
  columns: number
  byFloor: ReadonlyMap<number, readonly (Unit | null)[]>
  others: ReadonlySet<number>
}

function stackOf<Unit extends StandingUnit>(
  no: number,
  units: readonly Unit[],
  others: readonly { floor: number }[],
  house: BoardHouse,
): Stack<Unit> {
  const section = house.sections.find((each) => each.no === no)
  const byFloor = new Map(
    [...Map.groupBy(units, ({ floor }) => floor)].map(([floor, on]) => [floor, inColumns(on)]),
  )
  const widths = [...byFloor.values()].map(({ length }) => length)
  const height = section?.floors ?? (no === unknownSection ? 0 : house.floors)
  return {
    no,
    roof: Math.max(height, ...byFloor.keys()),
    columns: Math.max(1, Math.min(section?.units_per_floor ?? 1, maxColumns), ...widths),
    byFloor,
    others: new Set(others.map(({ floor }) => floor)),
  }
}

/** Units of one floor by column. One without a position, or whose place is taken, gets the next free place. */
function inColumns<Unit extends StandingUnit>(units: readonly Unit[]): (Unit | null)[] {
  const columns: (Unit | null)[] = []
  const waiting: Unit[] = []
  for (const unit of units.toSorted(byNumber)) {
    const column = (unit.position ?? 0) - 1
    const isPlace = column >= 0 && column < maxColumns && (columns[column] ?? null) === null
    if (isPlace) columns[column] = unit
    else waiting.push(unit)
  }
  const placed = Array.from(columns, (unit) => unit ?? null)
  for (const unit of waiting) {
    const free = placed.indexOf(null)
    placed[free < 0 ? placed.length : free] = unit
  }
  return placed
}

function rowOf<Unit>({ no, roof, columns, byFloor, others }: Stack<Unit>, floor: number): BoardRow<Unit> {
  const units = byFloor.get(floor)
  if (units !== undefined) {
    return { kind: 'units', units: Array.from({ length: columns }, (_, column) => units[column] ?? null) }
  }
  if (others.has(floor)) return { kind: 'others' }
  return no === unknownSection || floor > roof ? { kind: 'none' } : { kind: 'empty' }
}

/** From left to right; unknown places last. */
function sectionNumbers(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((a, b) => Number(a === 0) - Number(b === 0) || a - b)
}

/**
 * From the highest down to the ground, or to the lowest level with units. There is no floor 0 unless a unit is on it.
 */
function floorNumbers(units: readonly StandingUnit[], highest: number): number[] {
  const used = new Set(units.map(({ floor }) => floor))
  const lowest = Math.min(1, ...used)
  const floors = Array.from({ length: highest - lowest + 1 }, (_, index) => highest - index)
  return floors.filter((floor) => floor !== 0 || used.has(0))
}

/** Numbers on doors in the order people count: 9 before 10, 295 before 295а. */
export function byNumber(a: { number: string }, b: { number: string }): number {
  const [first, second] = [a, b].map(({ number }) => Number(/\d+/.exec(number)?.[0] ?? Infinity))
  if (first !== undefined && second !== undefined && first !== second) return first - second
  return a.number < b.number ? -1 : Number(a.number > b.number)
}
