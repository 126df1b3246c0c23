import { type ComponentType, useEffect, useRef } from 'react'
import { island } from './defer-hydration.tsx'

/**
 * A part far down the page that has nothing but links, with its markup from the server: its code comes when the part is
 * less than a screen away, or when the page is to change. A button would be without an answer until then. Its styles are
 * those of the page.
 *
 * There is no markup on the server, and on a page that the router opens: there the promise waits for the code, so that
 * the page is whole at once.
 *
 * @throws when that code fails to load, as the code of the page itself does
 */
export async function hydrateWhenNear<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const { promise: wanted, resolve: want } = Promise.withResolvers<void>()
  const { Island: Part, fetch } = island<Props>(() => wanted.then(load), undefined, want)
  if (import.meta.env.SSR || document.documentElement.dataset['hydrated'] !== undefined) {
    want()
    await fetch()
  }
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
