import type { EstateTable } from '#database/tables.ts'
import type { Category } from '#domain/categories.ts'
import { addDays, contentDay, daysBetween } from './days.ts'
import { chance } from './random.ts'

type Status = EstateTable['status']

/** Small flats go first. Index is the number of rooms. */
const roomsDemand = [1.15, 1.15, 1, 0.85, 0.55]

/** Parking and storerooms are bought after the flat. */
const categoryDemand: Record<Category, number> = { flat: 1, comm: 0.7, garage: 0.55, storageroom: 0.65 }

/**
 * The availability of a unit: `soldShare` of the house is sold; of the rest about one in eight is reserved,
 * a few have their price on request or have been taken off sale.
 */
export function statusOf(id: number, category: Category, rooms: number, soldShare: number): Status {
  const demand = categoryDemand[category] * (category === 'flat' ? (roomsDemand[rooms] ?? 0.55) : 1)
  const sold = Math.min(0.97, soldShare * demand)
  const throwOf = chance('status', id)
  if (throwOf < sold) return 'sold'
  const rest = (throwOf - sold) / (1 - sold)
  if (rest < 0.12) return 'reserved'
  if (rest < 0.15) return category === 'flat' || category === 'comm' ? 'request' : 'free'
  if (rest < 0.165) return 'hidden'
  if (rest < 0.18) return 'withdrawn'
  return 'free'
}

/** The day since which the unit has had its status, between the start of sales and the day of the data. */
export function statusDay(id: number, status: Status, saleStart: string): string {
  const days = daysBetween(saleStart, contentDay)
  const throwOf = chance('status-day', id)
  switch (status) {
    case 'free':
    case 'request':
      return saleStart
    case 'reserved':
    case 'unconfirmed':
      return addDays(contentDay, -1 - throwOf * Math.min(20, days - 2))
    case 'sold':
      return addDays(saleStart, 10 + throwOf * (days - 11))
    case 'withdrawn':
    case 'hidden':
      return addDays(contentDay, -1 - throwOf * Math.min(120, days - 2))
  }
}
