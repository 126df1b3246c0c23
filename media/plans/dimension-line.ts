import { planDimension } from './plan-style.ts'
import type { Rectangle } from './rectangle.ts'

/** The architect's dimensions of a plan: width above, depth on the left, with 45° ticks. */
export function dimensionLines(measured: Rectangle, distance: number, weight: number): string {
  const [left, top] = [measured.x, measured.y]
  const [right, bottom] = [left + measured.width, top + measured.height]
  const [lineY, lineX] = [top - distance, left - distance]
  const [over, gap, tick] = [
    Math.round(distance * 0.22),
    Math.round(distance * 0.36),
    Math.round(distance * 0.2),
  ]
  const slash = (x: number, y: number) => `M${x - tick} ${y + tick}l${2 * tick} ${-2 * tick}`
  const path = [
    `M${left - over} ${lineY}H${right + over}`,
    `M${left} ${lineY - over}V${top - gap}M${right} ${lineY - over}V${top - gap}`,
    slash(left, lineY) + slash(right, lineY),
    `M${lineX} ${top - over}V${bottom + over}`,
    `M${lineX - over} ${top}H${left - gap}M${lineX - over} ${bottom}H${left - gap}`,
    slash(lineX, top) + slash(lineX, bottom),
  ].join('')
  return `<path fill="none" stroke="${planDimension}" stroke-width="${weight}" d="${path}"/>`
}

/** The figures on those lines, in metres. */
export function dimensionFigures(
  measured: Rectangle,
  distance: number,
  size: number,
  figures: { width: string; depth: string },
): string {
  const middleX = Math.round(measured.x + measured.width / 2)
  const middleY = Math.round(measured.y + measured.height / 2)
  const lift = Math.round(size * 0.4)
  const y = measured.y - distance - lift
  const x = measured.x - distance - lift
  return `<g font-size="${size}" fill="${planDimension}"><text x="${middleX}" y="${y}">${figures.width}</text><text transform="translate(${x} ${middleY}) rotate(-90)">${figures.depth}</text></g>`
}
