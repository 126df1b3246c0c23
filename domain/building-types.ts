/** What the walls of a house are made of. */
export const buildingTypes = ['brick', 'monolith', 'panel', 'brick_monolith', 'block'] as const

export type BuildingType = (typeof buildingTypes)[number]
