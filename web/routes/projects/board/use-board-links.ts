import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'

/** Follows the plain links inside an element as the router's own are followed; new tabs stay the browser's business. */
export function useBoardLinks(inside: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const isOwn = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!isOwn || link === null || event.defaultPrevented) return
    event.preventDefault()
    void navigate(link.pathname + link.search)
  })
  useEffect(() => {
    const element = inside.current
    const listener = (event: MouseEvent) => follow(event)
    element?.addEventListener('click', listener)
    return () => element?.removeEventListener('click', listener)
  }, [inside])
}
