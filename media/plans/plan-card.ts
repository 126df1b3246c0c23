import type { PlanDrawing } from './plan-drawing.ts'
import { planShapes } from './plan-shapes.ts'
import type { Rectangle } from './rectangle.ts'

/** The drawing on a card: no text, so it serves all languages; the picture's alternative text says the rest. */
export function planCard(drawing: PlanDrawing, frame: Rectangle): string {
  // Lines keep their weight on the screen when a large flat gets a larger frame.
  const scale = frame.width / 1224
  const widths = { furniture: round(3 * scale), glass: round(3 * scale), door: round(2.6 * scale) }
  return svgDocument(frame, planShapes(drawing, widths))
}

/** A self-contained SVG file: `<img>` gives it neither our fonts nor our styles. */
export function svgDocument({ x, y, width, height }: Rectangle, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${body}</svg>\n`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
