import { type Furniture, readFurniture } from './furniture.ts'
import { around, between, type Rectangle } from './rectangle.ts'
import { classesOf, numberOf, readSvg, type SvgElement, withClass } from './svg-elements.ts'

export interface PlanRoom {
  id: string
  /** `bath`, `living`, `log` … */
  type: string
  parts: Rectangle[]
}

/** A plan as geometry, free of the colours and texts of the original. 1 unit is 1 cm. */
export interface PlanDrawing {
  rooms: PlanRoom[]
  furniture: Furniture[]
  walls: Rectangle[]
  /** Holes in the walls, for doors and windows. */
  gaps: Rectangle[]
  /** The panes of windows and of glazed loggias, as thick as their wall. */
  windows: Rectangle[]
  doors: { leaf: string; swing: string; sweep: Rectangle }[]
  /** Paths of the arrows that show where one comes in. */
  entrances: { d: string; turn: string }[]
  /** Painted lines of a parking space. */
  marks: string
  /** Around walls and rooms. */
  bounds: Rectangle
  /** The lengths of the dimension lines: from wall axis to wall axis, loggia included. */
  measured: Rectangle
}

/** From this thickness on a wall is an outer one, in centimetres. */
const outerThickness = 30

/**
 * @param thinner the share of an outer wall's thickness that is left out on either side; drawn at full thickness the
 *   34 cm walls of the originals weigh down small drawings
 * @throws Error when the file is not one of our plan originals
 */
export function readPlanDrawing(source: string, thinner: number): PlanDrawing {
  const svg = readSvg(source)
  const rooms = withClass(svg, 'room').map(readRoom)
  const walls = ['wo', 'wi', 'wl']
    .flatMap((name) => withClass(svg, name))
    .map((element) => thinWall(rounded(box(element)), thinner))
  const parts = rooms.flatMap((room) => room.parts)
  if (parts.length === 0) throw new Error('the drawing has no rooms')
  return {
    rooms,
    walls,
    furniture: withClass(svg, 'f').flatMap((element) => readFurniture(element) ?? []),
    gaps: withClass(svg, 'gap').map(readGap),
    windows: readWindows(svg).map((window) => thinPane(window, thinner)),
    doors: readDoors(svg),
    entrances: withClass(svg, 'ent').map((element) => ({
      d: element.attributes['d'] ?? '',
      turn: element.attributes['transform'] ?? '',
    })),
    marks: paths(withClass(svg, 'mk')),
    bounds: around([...walls, ...parts]),
    measured: around(parts),
  }
}

/** Rooms are unions of rectangles: `M0 0H190V260H0Z`, one after another; a parking space is a `<rect>`. */
function readRoom(element: SvgElement): PlanRoom {
  const id = element.attributes['data-room'] ?? element.attributes['id'] ?? ''
  const type = element.attributes['data-type'] ?? ''
  if (element.name === 'rect') return { id, type, parts: [box(element)] }
  const outline = /M(\S+) (\S+)H(\S+)V(\S+)H\S+Z/g
  const parts = [...(element.attributes['d'] ?? '').matchAll(outline)].map(([, x1, y1, x2, y2]) =>
    between(Number(x1), Number(y1), Number(x2), Number(y2)),
  )
  return { id, type, parts }
}

/** A wall is shortened by as much as it gets thinner, so corners still meet. */
function thinWall(wall: Rectangle, by: number): Rectangle {
  if (Math.min(wall.width, wall.height) < outerThickness) return wall
  return { x: wall.x + by, y: wall.y + by, width: wall.width - 2 * by, height: wall.height - 2 * by }
}

function thinPane(pane: Rectangle, by: number): Rectangle {
  const { x, y, width, height } = pane
  if (Math.min(width, height) < outerThickness) return pane
  return width > height
    ? { x, y: y + by, width, height: height - 2 * by }
    : { x: x + by, y, width: width - 2 * by, height }
}

/** The originals write a hole and right behind it the lines of its glass. */
function readWindows(svg: SvgElement): Rectangle[] {
  return withClass(svg, 'opens').flatMap(({ children }) =>
    children.flatMap((element, index) => {
      const next = children[index + 1]
      const glazed = classesOf(element).includes('gap') && next && classesOf(next).includes('wn')
      return glazed ? [rounded(box(element))] : []
    }),
  )
}

function rounded({ x, y, width, height }: Rectangle): Rectangle {
  return between(Math.round(x), Math.round(y), Math.round(x + width), Math.round(y + height))
}

/** Rounded outwards, so that no sliver of wall stays in an opening. */
function readGap(element: SvgElement): Rectangle {
  const { x, y, width, height } = box(element)
  return between(Math.floor(x), Math.floor(y), Math.ceil(x + width), Math.ceil(y + height))
}

function box(element: SvgElement): Rectangle {
  return {
    x: numberOf(element, 'x'),
    y: numberOf(element, 'y'),
    width: numberOf(element, 'width'),
    height: numberOf(element, 'height'),
  }
}

/** A swing and its leaf follow each other; the door to a loggia has no leaf of its own. */
function readDoors(svg: SvgElement): PlanDrawing['doors'] {
  const leaves = new Set(withClass(svg, 'dl').map((element) => element.attributes['d'] ?? ''))
  return withClass(svg, 'dr').map((element) => {
    const swing = element.attributes['d'] ?? ''
    const straight = swing.slice(0, swing.indexOf('A'))
    return { swing, leaf: leaves.has(straight) ? straight : '', sweep: sweepOf(swing) }
  })
}

/** The square a door needs: `M400 0V90A90 90 0 0 0 490 0` or `M370 670v-80A…`. */
function sweepOf(swing: string): Rectangle {
  const [, startX, startY, command, by, endX, endY] =
    swing.match(/^M(\S+) (\S+?)([HVhv])(-?[\d.]+)A.* (\S+) (\S+)$/) ?? []
  const [x, y, value] = [Number(startX), Number(startY), Number(by)]
  const tip = { H: [value, y], V: [x, value], h: [x + value, y], v: [x, y + value] }[command ?? '']
  if (!tip) throw new Error(`unknown door swing "${swing}"`)
  const corners = [[x, y], tip, [Number(endX), Number(endY)]] as const
  return around(
    corners.map(([cornerX = 0, cornerY = 0]) => ({ x: cornerX, y: cornerY, width: 0, height: 0 })),
  )
}

/** One path of many, in whole centimetres. */
function paths(elements: readonly SvgElement[]): string {
  return elements
    .map((element) => element.attributes['d'] ?? '')
    .join('')
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
}
