import type { Filter } from './estates.ts'

/** The count in a label (A40): «2», «4+», «2-комнатные»; a studio is the same word in all languages. Null without one. */
export function roomsOfLabel(label: string): number | null {
  const words = label.trim()
  if (/^(?:студи|studio)/i.test(words)) return 0
  const count = /^\d+/.exec(words)?.[0]
  return count === undefined ? null : Number(count)
}

/** 4 means four and more. */
const maxRooms = 4

/**
 * Filters of another server whose options of rooms have our values, 0 to 4. Options that are not a number of rooms, by
 * value or by title, are left out, and so is a filter without any.
 */
export function withRoomCounts(filters: readonly Filter[]): Filter[] {
  return filters.flatMap((filter) => {
    if (filter.key !== 'rooms') return [filter]
    const options = countedOptions(filter.options)
    return options.length === 0 ? [] : [{ ...filter, options }]
  })
}

function countedOptions(options: Filter['options']): Filter['options'] {
  const counted = new Map<string, Filter['options'][number]>()
  for (const option of options) {
    const rooms = roomsOfLabel(option.value) ?? roomsOfLabel(option.title)
    if (rooms === null) continue
    const value = String(Math.min(rooms, maxRooms))
    const same = counted.get(value)
    if (same === undefined || same.count < option.count) counted.set(value, { ...option, value })
  }
  return [...counted.values()]
}
