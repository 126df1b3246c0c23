import type { PlanDrawing, PlanRoom } from './plan-drawing.ts'
import { around, overlap } from './rectangle.ts'
import { textWidth } from './text-width.ts'

export interface PlanLabel {
  /** The lines of the room's name; empty where only the area fits. */
  name: string[]
  area: string
  /** Centre of the label. */
  x: number
  y: number
}

export interface LabelSizes {
  /** Letter height of names, in centimetres of the plan. */
  name: number
  area: number
}

/** Distance between lines, in letter heights. */
export const lineHeight = 1.18

/** Part of a label that may lie over furniture before a shorter label is tried. */
const tolerable = 0.06

/**
 * The place of each room's label: inside the room, off the walls, as far as possible off furniture and doors. A name
 * that finds no room on one or two lines is left out and only the area is written; the page lists the names anyway.
 */
export function placeLabels(
  drawing: PlanDrawing,
  rooms: readonly { id: string; name: string; area: string }[],
  sizes: LabelSizes,
): PlanLabel[] {
  const labels = rooms.flatMap(({ id, name, area }) => {
    const room = drawing.rooms.find((candidate) => candidate.id === id)
    if (!room) return []
    const places = [...breaks(name), []].map((lines) => {
      const size = labelSize(lines, area, sizes)
      return { lines, place: bestPlace(drawing, room, size) }
    })
    const chosen = places.find(({ place }) => place !== null && place.covered <= tolerable) ?? places.at(-1)
    if (!chosen?.place) return []
    return [{ name: chosen.lines, area, x: chosen.place.x, y: chosen.place.y }]
  })
  const named = labels.filter((label) => label.name.length > 0).length
  if (named === 0 || named * 4 >= rooms.length) return labels
  // A single name among many bare figures reads like a mistake.
  return placeLabels(
    drawing,
    rooms.map((room) => ({ ...room, name: '' })),
    sizes,
  )
}

/** The ways to set a name: on one line, or broken at a space or behind a hyphen. */
function breaks(name: string): string[][] {
  if (name === '') return []
  const parts = name.match(/[^\s-]+-?/g) ?? [name]
  const joined = (list: readonly string[]) =>
    list.reduce((text, part) => text + (text.endsWith('-') ? '' : ' ') + part)
  const halves = parts.slice(1).map((_, at) => [joined(parts.slice(0, at + 1)), joined(parts.slice(at + 1))])
  return [[name], ...halves]
}

function labelSize(
  lines: readonly string[],
  area: string,
  sizes: LabelSizes,
): { width: number; height: number } {
  const widths = [...lines.map((line) => textWidth(line, sizes.name)), textWidth(area, sizes.area) * 1.06]
  return { width: Math.max(...widths), height: (lines.length * sizes.name + sizes.area) * lineHeight }
}

interface Place {
  x: number
  y: number
  /** Part of the label over furniture or doors, from 0 to 1. */
  covered: number
}

/** The best centre for a label of this size, found on a grid of 5 cm; null when the room is too small. */
function bestPlace(
  drawing: PlanDrawing,
  room: PlanRoom,
  size: { width: number; height: number },
): Place | null {
  const step = 5
  const inside = around(room.parts)
  const things = [
    ...drawing.furniture.flatMap((piece) => piece.footprint ?? []),
    ...drawing.doors.map((door) => door.sweep),
  ].filter((thing) => overlap(thing, inside) > 0)
  const walls = drawing.walls.filter((wall) => overlap(wall, inside) > 0)
  let best: (Place & { cost: number }) | null = null
  for (const part of room.parts) {
    const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 }
    for (let x = part.x + size.width / 2; x <= part.x + part.width - size.width / 2; x += step) {
      for (let y = part.y + size.height / 2; y <= part.y + part.height - size.height / 2; y += step) {
        const label = { x: x - size.width / 2, y: y - size.height / 2, ...size }
        // Off the furniture first; then near the middle of the room, where one looks for its name.
        const off = Math.hypot((x - middle.x) / part.width, (y - middle.y) / part.height)
        if (best !== null && off >= best.cost) continue
        if (walls.some((wall) => overlap(wall, label) > 0)) continue
        const covered =
          things.reduce((sum, thing) => sum + overlap(thing, label), 0) / (size.width * size.height)
        const cost = covered * 4 + off
        if (best === null || cost < best.cost) best = { x: Math.round(x), y: Math.round(y), covered, cost }
      }
    }
  }
  return best
}
