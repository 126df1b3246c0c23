import type { ReactNode } from 'react'
import { SafePart } from '../../blocks/safe-part/safe-part.tsx'
import { ShareButton, ShareLinks } from '../../blocks/share/share.tsx'

type ReadingBodyProps = {
  title: string
  url: string
  /** Groups of a description list; `false` for none. */
  facts: ReactNode
  children: ReactNode
}

/** A column of text with its facts and the ways to pass it on beside it. */
export function ReadingBody({ title, url, facts, children }: ReadingBodyProps) {
  return (
    <div className="wrap reading-body">
      <div className="reading-aside">
        {facts !== false && <dl>{facts}</dl>}
        <SafePart>
          <ShareButton title={title} url={url} look="link" />
          <ShareLinks title={title} url={url} />
        </SafePart>
      </div>
      <div className="reading-text">{children}</div>
    </div>
  )
}
