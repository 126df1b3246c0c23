import { type RefObject, useEffect } from 'react'
import { type GridPlace, gridStep } from './grid-step.ts'

/** A link of a grid; links in drawings are focused as those in tables are. */
type GridLink = HTMLAnchorElement | SVGAElement

type Place = GridPlace & { link: GridLink }

/** The links of a table with their rows and columns; a cell over several columns counts as so many. */
function placesOfTable(table: HTMLTableElement): Place[] {
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

/** The links of a drawing: a group for each row, in it a group for each place, empty where nothing leads on. */
function placesOfDrawing(drawing: SVGElement): Place[] {
  return [...drawing.querySelectorAll(':scope [data-grid-row]')].flatMap((row, index) => {
    return [...row.children].flatMap((cell, column) => {
      const link = cell.querySelector('a')
      if (link === null) return []
      row.setAttribute('role', 'row')
      cell.setAttribute('role', 'gridcell')
      return [{ row: index, column, link }]
    })
  })
}

/**
 * Turns a table or a drawing of links into a grid that is one stop of the Tab key. Written to the elements
 * themselves: React does not see the focus, and without scripts every link stays a tab stop.
 */
export function useLinkGrid(inside: RefObject<HTMLTableElement | SVGSVGElement | null>): void {
  useEffect(() => {
    const grid = inside.current
    if (grid === null) return
    const places: Place[] = grid instanceof HTMLTableElement ? placesOfTable(grid) : placesOfDrawing(grid)
    const marked = places.find(({ link }) => link.ariaCurrent !== null)
    let stop = marked ?? places[0]
    for (const { link } of places) link.setAttribute('tabindex', link === stop?.link ? '0' : '-1')
    grid.setAttribute('role', 'grid')
    grid.setAttribute('aria-readonly', 'true')
    if (marked !== undefined) showInside(grid.parentElement, marked.link)

    const moveStop = (to: Place) => {
      stop?.link.setAttribute('tabindex', '-1')
      to.link.setAttribute('tabindex', '0')
      stop = to
    }
    const placeOf = (target: EventTarget | null) => places.find(({ link }) => link === target)
    const onFocus = ({ target }: Event) => {
      const place = placeOf(target)
      if (place !== undefined) moveStop(place)
    }
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.altKey || event.metaKey || event.shiftKey) return
      const at = placeOf(event.target)
      const to = at && gridStep(places, at, event.key, event.ctrlKey)
      if (to === undefined || to === null) return
      event.preventDefault()
      to.link.focus()
    }
    grid.addEventListener('focusin', onFocus)
    grid.addEventListener('keydown', onKey)
    return () => {
      grid.removeEventListener('focusin', onFocus)
      grid.removeEventListener('keydown', onKey)
    }
  }, [inside])
}

/**
 * Brings a cell to the middle of its box; the page itself stays where it is. As soon as the browser has laid the box
 * out by itself: asked for at once, the places would cost a layout of the page in between.
 */
function showInside(box: Element | null, cell: Element): void {
  if (box === null) return
  const laidOut = new IntersectionObserver(() => {
    laidOut.disconnect()
    // The visitor was quicker.
    if (box.scrollLeft !== 0) return
    const [outer, inner] = [box.getBoundingClientRect(), cell.getBoundingClientRect()]
    box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2
  })
  laidOut.observe(box)
}
