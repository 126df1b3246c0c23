import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { likelyPage, withLikely } from './likely-page.ts'

/** A pointer that stays so long on a link means it, in milliseconds; one on its way elsewhere does not. */
const rest = 80

/**
 * Fetches data and code of the page that the visitor is about to open: a link that a pointer rests on, that is touched
 * or focused (decision 043). Nothing where the visitor saves data.
 */
export function LoadAhead() {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const [ahead, setAhead] = useState<{ from: string; pages: readonly string[] }>({ from: here, pages: [] })
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (connection?.saveData === true) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const intend = ({ type, target }: Event) => {
      clearTimeout(timer)
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      const page = link instanceof HTMLAnchorElement ? likelyPage(link, new URL(location.href)) : null
      if (page === null) return
      const from = location.pathname + location.search
      const add = () =>
        setAhead((last) => ({ from, pages: withLikely(last.from === from ? last.pages : [], page) }))
      timer = setTimeout(add, type === 'touchstart' ? 0 : rest)
    }
    const intents = ['pointerover', 'focusin', 'touchstart']
    for (const type of intents) document.addEventListener(type, intend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const type of intents) document.removeEventListener(type, intend)
    }
  }, [])
  // What was likely on another page is not any more.
  const pages = ahead.from === here ? ahead.pages : []
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
