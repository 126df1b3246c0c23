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
}

/** An error page: what happened, ways on, a plan without a door. At most 471×327 (R218). */
export function ErrorView({ title, text, label, ways, picture, measure, reload = false }: ErrorViewProps) {
  return (
    <div className="wrap error-view">
      <div>
        <h1>{title}</h1>
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
