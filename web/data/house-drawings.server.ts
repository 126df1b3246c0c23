import type { FloorEstate, House } from '#contract/houses.ts'

/** Whether the street side of a house is shown: on a picture of it, or drawn where its record says so (R664). */
export function hasFacade({ facade, is_drawn }: Pick<House, 'facade' | 'is_drawn'>): boolean {
  return facade !== null || is_drawn
}

/** Whether a floor is shown from above: on one drawing with all its units, or drawn where the record says so (R664). */
export function hasPlate(
  { is_drawn }: Pick<House, 'is_drawn'>,
  units: readonly Pick<FloorEstate, 'floor_plan'>[],
): boolean {
  const image = units[0]?.floor_plan?.image
  return is_drawn || (image !== undefined && units.every(({ floor_plan }) => floor_plan?.image === image))
}
