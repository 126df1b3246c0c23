/** A rectangle of a drawing; 1 unit is 1 cm. */
export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** The rectangle between two corners given in any order. */
export function between(x1: number, y1: number, x2: number, y2: number): Rectangle {
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }
}

/** The smallest rectangle around all; an empty list has none, which is a mistake of the caller. */
export function around(rectangles: readonly Rectangle[]): Rectangle {
  return between(
    Math.min(...rectangles.map(({ x }) => x)),
    Math.min(...rectangles.map(({ y }) => y)),
    Math.max(...rectangles.map(({ x, width }) => x + width)),
    Math.max(...rectangles.map(({ y, height }) => y + height)),
  )
}

/** The area that two rectangles share, in square units. */
export function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}
