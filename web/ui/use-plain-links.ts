import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * Follows the plain links inside an element as the router's own are followed, those of a drawing too; new tabs stay the
 * browser's business.
 */
export function usePlainLinks(inside: RefObject<Element | null>): void {
  const navigate = useNavigate()
  const follow = useEffectEvent((event: Event) => {
    if (!(event instanceof MouseEvent) || event.defaultPrevented) return
    const isOwn = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const to = link?.getAttribute('href') ?? null
    if (!isOwn || to === null) return
    event.preventDefault()
    void navigate(to)
  })
  useEffect(() => {
    const element = inside.current
    const listener = (event: Event) => follow(event)
    element?.addEventListener('click', listener)
    return () => element?.removeEventListener('click', listener)
  }, [inside])
}
