import { useEffect, useRef } from 'react'

/** Styles that came in the page (rewrite-document.server.ts) go with the links that the router takes away. */
export function useLeftStyles(place: string): void {
  const seen = useRef(place)
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    for (const style of document.querySelectorAll<HTMLStyleElement>('head > style[data-of]')) {
      const { of = '' } = style.dataset
      if (document.querySelector(`head > link[href="${CSS.escape(of)}"]`) === null) style.remove()
    }
  }, [place])
}
