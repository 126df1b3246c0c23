import { palette } from './palette.ts'

/** A mark over the view: an hour by day or by night, a side of the world, the dot of an hour, the sun. */
export type Mark =
  | { readonly look: 'day' | 'night' | 'side'; readonly text: string }
  | { readonly look: 'dot' | 'sun' }

/**
 * Where a mark lies in the picture of all of them, 0 to 1 from below on the left, and how large it is on the screen, in
 * pixels.
 */
export type MarkCell = { left: number; right: number; low: number; high: number; wide: number; tall: number }

/** Pixels of the page: the height of a row, the size of letters, and how large dot and sun are. */
const [row, letter, dot, sun] = [24, 14, 9, 36]

/** The width of the picture, in pixels of the page. */
const width = 512

/**
 * All marks in one picture, so that they are one call.
 *
 * @param scale pixels of the picture for one of the page, so that letters are as sharp as those of the page
 */
export function markPicture(
  marks: readonly Mark[],
  family: string,
  scale: number,
): { picture: HTMLCanvasElement; cells: MarkCell[] } {
  const picture = document.createElement('canvas')
  const pen = picture.getContext('2d')
  if (pen === null) throw new Error('No canvas')
  const font = `600 ${letter}px ${family}`
  pen.font = font
  let [x, y] = [0, 0]
  const places = marks.map((mark) => {
    const tall = mark.look === 'sun' ? sun : row
    const wide = 'text' in mark ? Math.min(width, Math.ceil(pen.measureText(mark.text).width) + 10) : tall
    if (x + wide > width) [x, y] = [0, y + sun]
    x += wide
    return { x: x - wide, y, wide, tall, mark }
  })
  const height = y + sun
  Object.assign(picture, { width: width * scale, height: height * scale })
  // Another size has made the pen a new one.
  pen.scale(scale, scale)
  Object.assign(pen, { font, textAlign: 'center', lineJoin: 'round', lineWidth: 4, strokeStyle: '#ffffff' })
  for (const place of places) draw(pen, place)
  const cells = places.map(({ x: left, y: top, wide, tall }): MarkCell => ({
    left: left / width,
    right: (left + wide) / width,
    low: 1 - (top + tall) / height,
    high: 1 - top / height,
    wide,
    tall,
  }))
  return { picture, cells }
}

type Placed = { x: number; y: number; wide: number; tall: number; mark: Mark }

function draw(pen: CanvasRenderingContext2D, { x, y, wide, tall, mark }: Placed): void {
  const [middle, base] = [x + wide / 2, y + row - 6]
  switch (mark.look) {
    case 'day':
    case 'night': {
      pen.fillStyle = mark.look === 'day' ? palette.hours : palette.hoursByNight
      return pen.fillText(mark.text, middle, base)
    }
    case 'side': {
      // It lies on houses and ground too: a light edge, and a stroke that shows its place.
      pen.fillStyle = '#ffffff'
      pen.fillRect(middle - 2, y, 4, 5)
      pen.strokeText(mark.text, middle, base)
      pen.fillStyle = palette.ink
      pen.fillRect(middle - 1, y, 2, 4)
      return pen.fillText(mark.text, middle, base)
    }
    case 'dot':
      return circle(pen, [middle, y + tall / 2], dot / 2, palette.way)
    case 'sun': {
      circle(pen, [middle, y + tall / 2], tall / 2 - 1, palette.sunRim)
      return circle(pen, [middle, y + tall / 2], tall / 2 - 4, palette.sun)
    }
  }
}

function circle(
  pen: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  radius: number,
  colour: string,
): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}
