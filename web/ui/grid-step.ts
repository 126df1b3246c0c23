/** A cell that can have the focus. */
export type GridPlace = { readonly row: number; readonly column: number }

/** Floors that Page Up and Page Down pass. */
const pageOfRows = 5

/**
 * Where a key leads from a place of a grid, by the pattern «grid» of the ARIA practices; null where it leads nowhere.
 * Empty cells are passed over. `places` go by rows, within a row by columns.
 */
export function gridStep<P extends GridPlace>(
  places: readonly P[],
  at: P,
  key: string,
  ctrl = false,
): P | null {
  const row = places.filter((place) => place.row === at.row)
  const above = places.filter((place) => place.column === at.column && place.row < at.row)
  const below = places.filter((place) => place.column === at.column && place.row > at.row)
  switch (key) {
    case 'ArrowLeft':
      return row.findLast(({ column }) => column < at.column) ?? null
    case 'ArrowRight':
      return row.find(({ column }) => column > at.column) ?? null
    case 'ArrowUp':
      return above.at(-1) ?? null
    case 'ArrowDown':
      return below[0] ?? null
    case 'PageUp':
      return above.findLast((place) => place.row <= at.row - pageOfRows) ?? above[0] ?? null
    case 'PageDown':
      return below.find((place) => place.row >= at.row + pageOfRows) ?? below.at(-1) ?? null
    case 'Home':
      return (ctrl ? places : row)[0] ?? null
    case 'End':
      return (ctrl ? places : row).at(-1) ?? null
    default:
      return null
  }
}
