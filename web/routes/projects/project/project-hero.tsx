import './project-hero.css'
import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import { Picture } from '../../../ui/picture.tsx'

type ProjectHeroProps = {
  picture: PictureData | null
  /** The line above the name; empty or `false` for none. */
  over: ReactNode
  title: string
  lead: string
  facts: readonly { title: string; value: string }[]
  /** Lower, for a page that is a part of another. */
  low?: boolean
}

/**
 * The picture that a project's page begins with, under the header, with the name and the first facts on it (R95); without
 * one they stand on the colour of the company, as high as they need (R1682).
 */
export function ProjectHero({ picture, over, title, lead, facts, low = false }: ProjectHeroProps) {
  return (
    <section
      className={`project-hero on-dark ${low ? 'project-hero-low' : ''} ${picture ? '' : 'project-hero-plain'}`}
    >
      {picture !== null && (
        <div className="project-hero-picture">
          {/* Cut out of the middle on tall screens, so it is shown wider than the screen. */}
          <Picture
            picture={picture}
            sizes="(width < 700px) 160vw, max(100vw, 150vh)"
            {...(!low && { tallSizes: '55vw' })}
            eager
          />
        </div>
      )}
      <div className="project-hero-text">
        <div className="wrap">
          {over !== '' && over !== false && <p className="project-hero-over">{over}</p>}
          <h1>{title}</h1>
          <div className="project-hero-foot">
            {lead !== '' && <p className="lead">{lead}</p>}
            {facts.length > 0 && (
              <dl>
                {facts.map((fact) => (
                  <div key={fact.title}>
                    <dt>{fact.title}</dt>
                    <dd className="figures">{fact.value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
