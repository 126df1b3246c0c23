import type { ReactNode } from 'react'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'

type ProjectPartProps = {
  id: string
  title: string
  /** Beside the title. */
  link?: ReactNode
  mist?: boolean
  children: ReactNode
}

/** A band of a project's page, where links to `#id` lead. */
export function ProjectPart({ id, title, link, mist = false, children }: ProjectPartProps) {
  return (
    <section className={mist ? 'section section-mist' : 'section'} id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={`${id}-title`}>{title}</h2>
          {link}
        </div>
        <SafePart>{children}</SafePart>
      </div>
    </section>
  )
}
