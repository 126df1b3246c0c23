/**
 * One bit per filter, set for a unit that does not satisfy it. The list of projects shares the bits of the listing
 * and adds its own; `sale` is set for a flat that cannot be bought now.
 */
export const filterBits = {
  rooms: 1,
  restorations: 2,
  complexes: 4,
  houses: 8,
  deadlines: 16,
  features: 32,
  views: 64,
  statuses: 128,
  promotions: 256,
  price: 512,
  area: 1024,
  floor: 2048,
  cities: 4096,
  classes: 8192,
  sale: 16_384,
  suns: 32_768,
  sides: 65_536,
  floorsNot: 131_072,
  near: 262_144,
} as const
