import { useEffect } from 'react'

/** So many pixels in one direction are meant. */
const meant = 8

/**
 * Brings the header back as soon as a visitor scrolls up, and hides it when they scroll on down. `data-header` of
 * the page is `back` while it is over the page, or `away` while it leaves; header.css does the rest. Without it the
 * header is at the beginning of the page.
 */
export function useReturningHeader(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let last = scrollY
    let turnedAt = scrollY
    let isDown = true

    function look(): void {
      // Some browsers let a page swing beyond its ends.
      const { scrollHeight } = document.documentElement
      const place = Math.min(Math.max(scrollY, 0), scrollHeight - innerHeight)
      if (place !== last && place > last !== isDown) {
        isDown = !isDown
        turnedAt = last
      }
      last = place
      const header = document.querySelector<HTMLElement>('.header')
      if (place === 0) delete dataset['header']
      else if (header === null || Math.abs(place - turnedAt) < meant) return
      else if (isDown) void leave(header)
      else if (place > header.offsetHeight) dataset['header'] = 'back'
    }

    /** A header with the focus inside, or with an open menu, stays. */
    async function leave(header: HTMLElement): Promise<void> {
      if (dataset['header'] !== 'back' || header.querySelector(':focus-visible, :popover-open') !== null)
        return
      dataset['header'] = 'away'
      await Promise.allSettled(header.getAnimations().map(({ finished }) => finished))
      if (dataset['header'] === 'away') delete dataset['header']
    }

    addEventListener('scroll', look, { passive: true })
    return () => {
      removeEventListener('scroll', look)
      delete dataset['header']
    }
  }, [])
}
