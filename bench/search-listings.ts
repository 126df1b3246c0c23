import { anyListing, type ListingQuery } from '#domain/listing-query.ts'

const criteria: Partial<ListingQuery>[] = [
  {},
  { rooms: [1, 2] },
  { priceTo: 40_000_000, sort: '-price' },
  { rooms: [2], restorations: ['fine'], priceTo: 50_000_000 },
  { complexes: ['project-1'], rooms: [3, 4], sort: 'area' },
  { deadlines: ['ready', '2027'], views: ['park', 'yard'] },
  { features: ['yard', 'school'], areaFrom: 40, areaTo: 70, floorFrom: 3, sort: '-floor' },
  { suns: ['2'], rooms: [1, 2] },
  { sides: ['s', 'sw'], priceTo: 45_000_000, sort: 'area' },
  { suns: ['1', '4'], sides: ['ne', 'w'], restorations: ['prefine'] },
  { near: ['school-10'], rooms: [1, 2] },
  { near: ['park-15', 'school-20'], views: ['park'], sort: '-area' },
  { kitchenFrom: 9.5, rooms: [1, 2], sort: '-kitchen' },
  { kitchenFrom: 0, priceTo: 60_000_000, sort: 'kitchen' },
  { floorsNot: ['first'], rooms: [2, 3], sort: '-area' },
  { floorsNot: ['first', 'last'], sides: ['s'], floorTo: 14 },
  { statuses: ['free'], houses: ['house-1', 'house-2'], priceFrom: 20_000_000 },
]

/** Searches of a town's visitors, from no filter to five; all sorted, since a rank is not a column of a table. */
export const searchListings: readonly ListingQuery[] = criteria.map((criterion) => ({
  ...anyListing,
  sort: 'price',
  ...criterion,
}))
