import { type Placement, place, placePath, readPlacement } from './placement.ts'
import { around, between, type Rectangle } from './rectangle.ts'
import { classesOf, numberOf, type SvgElement } from './svg-elements.ts'

/** One stroke of a piece of furniture, ready to be written. `line` is not filled, `rug` is dashed. */
export type FurnitureShape =
  | { kind: 'box'; at: Rectangle; radius: number; tone: 'solid' | 'rug' }
  | { kind: 'oval'; x: number; y: number; rx: number; ry: number }
  | { kind: 'path'; d: string; tone: 'solid' | 'line' }

export interface Furniture {
  /** `sofa`, `bed2`, `wc` … as the originals name it. */
  kind: string
  /** The area that labels keep clear of; null for a rug or a car, which may carry a label. */
  footprint: Rectangle | null
  shapes: FurnitureShape[]
}

/** A piece of furniture of the original, moved to its place. Plants are left out: they only add noise. */
export function readFurniture(element: SvgElement): Furniture | null {
  const kind = classesOf(element).at(-1)?.replace(/^f-/, '') ?? ''
  const first = element.children[0]
  if (kind === 'plant' || first === undefined) return null
  const placement = readPlacement(element.attributes['transform'] ?? '')
  const body =
    kind === 'ward' ? wardrobe(first, placement) : element.children.map((child) => shape(child, placement))
  const shapes = body.filter((candidate) => candidate !== null)
  const boxes = shapes.flatMap((one) =>
    one.kind === 'box' ? [one.at] : one.kind === 'oval' ? [ovalBox(one)] : [],
  )
  const footprint = kind === 'rug' || kind === 'car' ? null : around(boxes)
  return { kind, footprint, shapes }
}

/** The hangers of the original blur at the size of a card; a wardrobe is a crossed box, as on working drawings. */
function wardrobe(outline: SvgElement, placement: Placement): FurnitureShape[] {
  const [width, height] = [numberOf(outline, 'width'), numberOf(outline, 'height')]
  const box = shape(outline, placement)
  const cross = placePath(placement, `M0 0L${width} ${height}M${width} 0L0 ${height}`)
  return [...(box ? [box] : []), { kind: 'path', d: cross, tone: 'line' }]
}

/** Details under 9 cm (taps, the screen's edge, a headboard) are dropped. */
function shape(element: SvgElement, placement: Placement): FurnitureShape | null {
  const tone = classesOf(element).includes('n') ? 'line' : 'solid'
  switch (element.name) {
    case 'rect': {
      const [x, y] = [numberOf(element, 'x'), numberOf(element, 'y')]
      const [width, height] = [numberOf(element, 'width'), numberOf(element, 'height')]
      if (Math.min(width, height) < 9) return null
      const [x1, y1] = place(placement, x, y).map(Math.round) as [number, number]
      const [x2, y2] = place(placement, x + width, y + height).map(Math.round) as [number, number]
      const rug = classesOf(element).includes('rug')
      const radius = Math.round(numberOf(element, 'rx'))
      return { kind: 'box', at: between(x1, y1, x2, y2), radius, tone: rug ? 'rug' : 'solid' }
    }
    case 'circle':
    case 'ellipse': {
      const rx = numberOf(element, element.name === 'circle' ? 'r' : 'rx')
      const ry = numberOf(element, element.name === 'circle' ? 'r' : 'ry')
      if (rx < 4.5) return null
      const [x, y] = place(placement, numberOf(element, 'cx'), numberOf(element, 'cy'))
      const turned = placement.a === 0
      const [width, height] = turned ? [ry, rx] : [rx, ry]
      return {
        kind: 'oval',
        x: Math.round(x),
        y: Math.round(y),
        rx: Math.round(width),
        ry: Math.round(height),
      }
    }
    case 'path':
      return { kind: 'path', d: placePath(placement, element.attributes['d'] ?? ''), tone }
    default:
      throw new Error(`furniture drawn with <${element.name}>`)
  }
}

function ovalBox({ x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }): Rectangle {
  return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }
}
