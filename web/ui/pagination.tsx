import './pagination.css'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type PaginationProps = {
  page: number
  last: number
  /** Address of a page of the list. */
  to: (page: number) => string
  labels: {
    nav: string
    prev: string
    next: string
    page: (page: number) => string
    current: (page: number) => string
  }
}

/** The pages to show: the ends, the current one and its neighbours; null is a gap. */
export function shownPages(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  const unique = [...new Set(shown)].toSorted((a, b) => a - b)
  return unique.flatMap((number, index) => {
    const before = unique[index - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [number - 1, number] : [null, number]
  })
}

/** Pages as links, so that they work without JavaScript and can be opened in a new tab. */
export function Pagination({ page, last, to, labels }: PaginationProps) {
  if (last <= 1) return null
  return (
    <nav aria-label={labels.nav} className="pagination">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={labels.prev}>
          <Icon name="chevron-left" />
        </Link>
      )}
      {shownPages(page, last).map((number, index) =>
        number === null ? (
          // A gap has no identity but its place.
          <span key={`gap-${String(index)}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={to(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={number === page ? labels.current(number) : labels.page(number)}
          >
            {number}
          </Link>
        ),
      )}
      {page < last && (
        <Link to={to(page + 1)} rel="next" aria-label={labels.next}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
