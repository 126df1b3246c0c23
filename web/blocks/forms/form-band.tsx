import './form-band.css'
import { type ReactNode, useId } from 'react'

/** The last band of a page: a question or an offer, and the form beside it. */
export function FormBand({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className="section form-band on-dark" aria-labelledby={titleId}>
      <div className="wrap form-band-inner">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
