import type { FurnitureShape } from './furniture.ts'
import type { PlanDrawing } from './plan-drawing.ts'
import { floorColour, planDimension, planHairline, planInk } from './plan-style.ts'
import type { Rectangle } from './rectangle.ts'

/** Line widths in centimetres of the plan; a card is shown smaller, so its lines are drawn wider. */
export interface LineWidths {
  furniture: number
  glass: number
  door: number
}

/** The plan without any text, from the floor up: covering shapes come later. */
export function planShapes(drawing: PlanDrawing, widths: LineWidths): string {
  const leaves = drawing.doors.map((door) => door.leaf).join('')
  return [
    ...floors(drawing),
    drawing.marks && `<path fill="none" stroke="${planHairline}" stroke-width="5" d="${drawing.marks}"/>`,
    `<g fill="#fff" stroke="${planHairline}" stroke-width="${widths.furniture}">`,
    ...drawing.furniture.flatMap((piece) => piece.shapes.map(furnitureShape)),
    '</g>',
    drawing.walls.length > 0 && `<path fill="${planInk}" d="${drawing.walls.map(boxPath).join('')}"/>`,
    drawing.gaps.length > 0 && `<path fill="#fff" d="${drawing.gaps.map(boxPath).join('')}"/>`,
    drawing.windows.length > 0 &&
      `<path fill="#fff" stroke="${planInk}" stroke-width="${widths.glass}" d="${drawing.windows.map(panePath).join('')}"/>`,
    drawing.doors.length > 0 &&
      `<path fill="none" stroke="${planDimension}" stroke-width="${widths.door}" d="${drawing.doors.map((door) => door.swing).join('')}"/>`,
    leaves && `<path fill="none" stroke="${planInk}" stroke-width="${widths.door * 1.6}" d="${leaves}"/>`,
  ]
    .filter((part) => part !== false && part !== '')
    .join('')
}

/** The rectangle as a closed path; walls written this way melt into one shape. */
export function boxPath({ x, y, width, height }: Rectangle): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

/** A window: its frame and the line of the glass along the middle. */
function panePath(pane: Rectangle): string {
  const { x, y, width, height } = pane
  const glass = width > height ? `M${x} ${y + height / 2}h${width}` : `M${x + width / 2} ${y}v${height}`
  return boxPath(pane) + glass
}

/** One path for each colour of floor. */
function floors({ rooms }: PlanDrawing): string[] {
  const byColour = Map.groupBy(rooms, (room) => floorColour(room.type))
  return [...byColour].map(
    ([colour, group]) =>
      `<path fill="${colour}" d="${group.flatMap((room) => room.parts.map(boxPath)).join('')}"/>`,
  )
}

function furnitureShape(shape: FurnitureShape): string {
  switch (shape.kind) {
    case 'box': {
      const { x, y, width, height } = shape.at
      if (shape.tone === 'rug') return `<path fill="none" stroke-dasharray="8 8" d="${boxPath(shape.at)}"/>`
      if (shape.radius < 4) return `<path d="${boxPath(shape.at)}"/>`
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${shape.radius}"/>`
    }
    case 'oval':
      return shape.rx === shape.ry
        ? `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.rx}"/>`
        : `<ellipse cx="${shape.x}" cy="${shape.y}" rx="${shape.rx}" ry="${shape.ry}"/>`
    case 'path':
      return `<path${shape.tone === 'line' ? ' fill="none"' : ''} d="${shape.d}"/>`
  }
}
