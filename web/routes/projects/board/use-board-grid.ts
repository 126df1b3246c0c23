import { type RefObject, useEffect } from 'react'
import { type GridPlace, gridStep } from './grid-step.ts'

type Place = GridPlace & { link: HTMLAnchorElement }

/** The links of a table with their rows and columns; a cell over several columns counts as so many. */
function placesOf(table: HTMLTableElement): Place[] {
  return [...table.rows].flatMap((row) => {
    let column = 0
    return [...row.cells].flatMap((cell) => {
      const link = cell.querySelector('a')
      const place = { row: row.rowIndex, column, link }
      column += cell.colSpan
      return link === null ? [] : [{ ...place, link }]
    })
  })
}

/**
 * Turns a table of links into a grid that is one stop of the Tab key. Written to the elements themselves: React does
 * not hear of the focus, and without scripts every link stays a stop of its own.
 */
export function useBoardGrid(inside: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const table = inside.current
    if (table === null) return
    const places = placesOf(table)
    const marked = places.find(({ link }) => link.ariaCurrent !== null)
    let stop = marked ?? places[0]
    for (const { link } of places) link.tabIndex = link === stop?.link ? 0 : -1
    table.setAttribute('role', 'grid')
    table.setAttribute('aria-readonly', 'true')
    if (marked !== undefined) showInside(table.parentElement, marked.link)

    const moveStop = (to: Place) => {
      if (stop !== undefined) stop.link.tabIndex = -1
      to.link.tabIndex = 0
      stop = to
    }
    const placeOf = (target: EventTarget | null) => places.find(({ link }) => link === target)
    const onFocus = ({ target }: FocusEvent) => {
      const place = placeOf(target)
      if (place !== undefined) moveStop(place)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey || event.shiftKey) return
      const at = placeOf(event.target)
      const to = at && gridStep(places, at, event.key, event.ctrlKey)
      if (to === undefined || to === null) return
      event.preventDefault()
      to.link.focus()
    }
    table.addEventListener('focusin', onFocus)
    table.addEventListener('keydown', onKey)
    return () => {
      table.removeEventListener('focusin', onFocus)
      table.removeEventListener('keydown', onKey)
    }
  }, [inside])
}

/** Brings a cell to the middle of its box; the page itself stays where it is. */
function showInside(box: Element | null, cell: HTMLElement): void {
  if (box === null) return
  const [outer, inner] = [box.getBoundingClientRect(), cell.getBoundingClientRect()]
  box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
}
