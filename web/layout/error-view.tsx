import './error-view.css'
import { Link } from 'react-router'
import type { Address } from '#contract/pages.ts'
import drawing from './error-404.svg?url&no-inline'

type ErrorViewProps = {
  title: string
  text: string
  /** Name of the list of ways on. */
  label: string
  ways: readonly { title: string; to: Address; note?: string | undefined }[]
  /** What the drawing shows, and the length beside its dimension line. */
  picture: string
  measure: string
  /** Links that load the page whole: where the site's data could not be had, the next try begins anew. */
  reload?: boolean
  /** Of its title: it is that of the page but where it is shown as a part. */
  level?: 1 | 3
}

/** An error page: what happened, ways on, a plan without a door. At most 471×327 (R218). */
export function ErrorView({
  title,
  text,
  label,
  ways,
  picture,
  measure,
  reload = false,
  level = 1,
}: ErrorViewProps) {
  const Title = level === 1 ? 'h1' : 'h3'
  return (
    <div className={level === 1 ? 'wrap error-view' : 'error-view'}>
      <div>
        <Title>{title}</Title>
        <p className="lead">{text}</p>
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
        <img src={drawing} alt={picture} width={471} height={327} />
        <span aria-hidden="true">{measure}</span>
      </div>
    </div>
  )
}
