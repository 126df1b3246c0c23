import { type RefObject, useEffect } from 'react'

/**
 * The first tap of a finger on a link chooses it, the second one follows it: a finger has no hovering. A mouse and
 * the keyboard go at once. The chosen link is marked on the element itself, so that React renders no link again.
 */
export function useTaps(inside: RefObject<Element | null>, choose?: (href: string) => void): void {
  useEffect(() => {
    const element = inside.current
    if (element === null) return
    let pointer = ''
    let chosen: Element | null = null
    const onPointer = (event: Event) => {
      pointer = event instanceof PointerEvent ? event.pointerType : ''
    }
    const onClick = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isTap = pointer === 'touch'
      pointer = ''
      if (!isTap || link === null || link === chosen) return
      event.preventDefault()
      chosen?.removeAttribute('data-chosen')
      link.setAttribute('data-chosen', '')
      chosen = link
      choose?.(link.getAttribute('href') ?? '')
    }
    element.addEventListener('pointerdown', onPointer)
    // In the capture phase: the router then skips the click, which is already handled.
    element.addEventListener('click', onClick, { capture: true })
    return () => {
      element.removeEventListener('pointerdown', onPointer)
      element.removeEventListener('click', onClick, { capture: true })
    }
  }, [inside, choose])
}
