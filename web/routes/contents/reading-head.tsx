import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contract/common.ts'
import type { Address } from '#contract/pages.ts'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { Picture } from '../../ui/picture.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'

type ReadingHeadProps = {
  steps: readonly { title: string; to?: Address }[]
  title: string
  lead: string
  picture: PictureData | null
  /** The content between title and lead: days and the like; `false` for none. */
  children: ReactNode
}

/** How an article and a promotion begin: the way here, the title, when, and the picture from edge to edge. */
export function ReadingHead({ steps, title, lead, picture, children }: ReadingHeadProps) {
  return (
    <>
      <div className="wrap reading-head">
        <PageBreadcrumbs steps={steps} />
        <h1>
          <WholeWords text={title} />
        </h1>
        {children !== false && <p className="reading-days">{children}</p>}
        {lead !== '' && <p className="lead">{lead}</p>}
      </div>
      {picture !== null && (
        <div className="reading-picture">
          <Picture picture={picture} sizes="100vw" eager />
        </div>
      )}
    </>
  )
}
