import type { Category } from '#domain/categories.ts'
import { planRatio } from './plan-style.ts'
import type { Rectangle } from './rectangle.ts'

/**
 * The smallest frame of each category's cards, in centimetres. Up to here all cards have one scale, so a studio
 * looks smaller than a three-room flat; larger units get a larger frame of the same proportions.
 */
const smallestWidth: Readonly<Record<Category, number>> = {
  flat: 1224,
  comm: 1224,
  garage: 780,
  storageroom: 480,
}

/** Taken off either side of an outer wall: 26 cm are drawn around flats, 14 cm around a storeroom. */
export function thinnerWalls(category: Category): number {
  return category === 'storageroom' ? 10 : 4
}

/** White around a drawing on a card, in centimetres. */
const cardMargin = 14

/** The view box of a card: the drawing in the middle of a frame of the shared scale. */
export function cardFrame(bounds: Rectangle, category: Category): Rectangle {
  const needed = { width: bounds.width + 2 * cardMargin, height: bounds.height + 2 * cardMargin }
  return centred(bounds, Math.max(smallestWidth[category], frameWidth(needed)))
}

/** The view box of the detailed drawing: as close as the dimension lines and their figures allow. */
export function detailFrame(bounds: Rectangle): Rectangle {
  const margin = Math.max(frameWidth(bounds) * 0.09, 40)
  const width = frameWidth({ width: bounds.width + 2 * margin, height: bounds.height + 2 * margin })
  return centred(bounds, Math.max(width, 520))
}

/** The narrowest frame of our proportions that holds a drawing of this size. */
function frameWidth({ width, height }: { width: number; height: number }): number {
  return Math.max(width, height * planRatio)
}

function centred(bounds: Rectangle, width: number): Rectangle {
  const frame = { width: Math.ceil(width), height: Math.ceil(width / planRatio) }
  return {
    x: Math.round(bounds.x + (bounds.width - frame.width) / 2),
    y: Math.round(bounds.y + (bounds.height - frame.height) / 2),
    ...frame,
  }
}
