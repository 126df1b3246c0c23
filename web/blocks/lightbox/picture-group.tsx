import './picture-link.css'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { SafePart } from '../safe-part/safe-part.tsx'
import { type LargePicture, pictureIn, pictureLinksIn } from './large-picture.ts'
import type { LightboxProps } from './lightbox.tsx'

type Shown = { Lightbox: ComponentType<LightboxProps>; pictures: readonly LargePicture[]; first: number }

const fetchCode = () => import('./lightbox.tsx')

/**
 * Pictures that belong together: a click on one opens it at large, with the others beside it. Without scripts, and
 * for a new tab, each is a link to its file. The viewer is fetched when a pointer is on one.
 */
export function PictureGroup({ title, children }: { title: string; children: ReactNode }) {
  const group = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const element = group.current
    const linkOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>('a.picture-link') : null
    const prepare = (event: Event) => void (linkOf(event) !== null && fetchCode().catch(() => {}))
    const open = (event: MouseEvent) => {
      const link = linkOf(event)
      const isOwn = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (element === null || link === null || event.button !== 0 || !isOwn) return
      event.preventDefault()
      const links = pictureLinksIn(element).filter((each) => pictureIn(each) !== null)
      const pictures = links.flatMap((each) => pictureIn(each) ?? [])
      fetchCode().then(
        ({ Lightbox }) => setShown({ Lightbox, pictures, first: Math.max(0, links.indexOf(link)) }),
        () => location.assign(link.href),
      )
    }
    element?.addEventListener('pointerover', prepare)
    element?.addEventListener('focusin', prepare)
    element?.addEventListener('click', open)
    return () => {
      element?.removeEventListener('pointerover', prepare)
      element?.removeEventListener('focusin', prepare)
      element?.removeEventListener('click', open)
    }
  }, [])

  return (
    <>
      <div className="picture-group" ref={group}>
        {children}
      </div>
      {shown !== null && (
        <SafePart shown={shown}>
          <shown.Lightbox
            title={title}
            pictures={shown.pictures}
            first={shown.first}
            onClose={() => setShown(null)}
          />
        </SafePart>
      )}
    </>
  )
}
