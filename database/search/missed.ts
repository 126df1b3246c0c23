/** One bit per filter, set for a unit that does not satisfy it. */
export const missed = {
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
} as const
