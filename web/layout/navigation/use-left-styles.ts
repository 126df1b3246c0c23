import { useEffect, useRef } from 'react'

/**
 * Styles inside the page (rewrite-document.server.ts) are removed with the links that the router removes, and so are
 * the links by which parts that come later see them.
 */
export function useLeftStyles(place: string): void {
  const seen = useRef(place)
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    for (const style of document.querySelectorAll<HTMLStyleElement>('head > style[data-of]')) {
      const { of = '' } = style.dataset
      const linkTo = (file: string) => document.querySelector(`head > link[href="${CSS.escape(file)}"]`)
      if (linkTo(of) !== null) continue
      linkTo(of.replace('#', ''))?.remove()
      style.remove()
    }
  }, [place])
}
