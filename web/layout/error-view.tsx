import './error-view.css'
import { useLocation } from 'react-router'
import type { Address } from '#contract/pages.ts'
import { buttonClass } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import missingDoor from './error-404.svg?url&no-inline'
import brokenLine from './error-some.svg?url&no-inline'

/** A page that is missing, one that too many ask for at once, and one that failed. */
export type ErrorKind = 'not_found' | 'busy' | 'some'

export const errorTitles = {
  not_found: 'page-not-found',
  busy: 'error.busy.title',
  some: 'some-page-error',
} as const

type ErrorViewProps = {
  title: string
  text: string
  /** Name of the list of ways on. */
  label: string
  ways: readonly { title: string; to: Address; note?: string | undefined }[]
  /** The subject of the drawing. */
  picture: string
  /** Of a page that is missing: the length beside the dimension line of a plan without a door. */
  measure?: string
  /** For a page that failed: the text of its link for another try. */
  again?: string
  /** Whether the page is kept for every address: its link for another try then names none. */
  isKept?: boolean
  /** Links that load the page whole: where the site's data failed to load, the next try starts afresh. */
  reload?: boolean
  /** Of its title: it is that of the page but where it is shown as a part. */
  level?: 1 | 3
}

/** An error page: the message, ways on, a drawing of at most 471×327 (R218). */
export function ErrorView({
  title,
  text,
  label,
  ways,
  picture,
  measure,
  again,
  isKept = false,
  reload = false,
  level = 1,
}: ErrorViewProps) {
  const { pathname, search } = useLocation()
  const Title = level === 1 ? 'h1' : 'h3'
  return (
    <div className={level === 1 ? 'wrap error-view' : 'error-view'}>
      <div>
        <Title>{title}</Title>
        <p className="lead">{text}</p>
        {again !== undefined && (
          // The whole page, in any state of this one.
          <a className={`${buttonClass()} error-again`} href={isKept ? '' : pathname + search}>
            {again}
          </a>
        )}
        <ul aria-label={label}>
          {ways.map((way) => (
            <li key={way.to}>
              <Link to={way.to} reloadDocument={reload}>
                {way.title}
                {way.note !== undefined && <span className="figures">{way.note}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="error-picture">
        <svg role="img" aria-label={picture} viewBox="0 0 471 327">
          <use href={`${again === undefined ? missingDoor : brokenLine}#drawing`} />
        </svg>
        {measure !== undefined && <span aria-hidden="true">{measure}</span>}
      </div>
    </div>
  )
}
