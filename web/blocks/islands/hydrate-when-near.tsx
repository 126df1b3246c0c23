import { type ComponentType, useEffect, useRef } from 'react'
import { island } from './defer-hydration.tsx'

/**
 * A part far down the page that has nothing but links, with its markup from the server: its code comes when the part is
 * less than a screen away, or when the page is to change. On the server, and on a page that the router opens, it comes
 * at once: there is no markup yet. A button would be without an answer until then. Its styles are those of the page.
 */
export function hydrateWhenNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>()
  const Part = island<Props>(
    () => {
      if (import.meta.env.SSR || document.documentElement.dataset['hydrated'] !== undefined) want()
      return wanted.then(load)
    },
    undefined,
    want,
  )
  return function NearPart(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    useEffect(() => {
      const near = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && want(), {
        rootMargin: '100%',
      })
      if (place.current !== null) near.observe(place.current)
      return () => near.disconnect()
    }, [])
    return (
      <div ref={place}>
        <Part {...props} />
      </div>
    )
  }
}
