/** What a house or a project may say of itself, in the order in which pages have it. */
export const houseFactCodes = [
  'walls',
  'insulation',
  'windows',
  'slabs',
  'ceilings',
  'seismic',
  'lifts',
  'heating',
  'hot_water',
  'ventilation',
  'entry',
  'access',
  'parking',
  'schools',
  'air',
  'noise',
  'warranty',
  'manager',
  'basis',
] as const
export type HouseFactCode = (typeof houseFactCodes)[number]

/** Facts by their code: those that nobody wrote are left out. */
export type HouseFacts<T> = { readonly [Code in HouseFactCode]?: T | undefined }

/** The facts of a house: its own, else those of its project, in their order. */
export function factsOfHouse<T>(
  project: HouseFacts<T>,
  house: HouseFacts<T> = {},
): { code: HouseFactCode; text: T }[] {
  return houseFactCodes.flatMap((code) => {
    const text = house[code] ?? project[code]
    return text === undefined ? [] : [{ code, text }]
  })
}
