import { useEffect, useRef } from 'react'

/** Styles inside the page (rewrite-document.server.ts) are removed with the links that the router removes. */
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
