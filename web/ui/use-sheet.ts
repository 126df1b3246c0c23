import { type RefObject, useEffect } from 'react'

/**
 * Makes a popover hold the focus while it is open, as a page of its own does: it goes to the first control inside,
 * nothing outside can be reached, and at the end it returns to the element that opened the sheet, an element with the
 * sheet's id in `popovertarget` or `aria-controls`.
 *
 * @param screens media query of the screens on which it is a sheet; it closes when they change
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, screens: string): void {
  useEffect(() => {
    const panel = sheet.current
    if (panel === null) return
    const fitting = matchMedia(screens)
    let held: HTMLElement[] = []

    const take = () => {
      if (!fitting.matches || held.length > 0) return
      if (!panel.contains(document.activeElement))
        panel.querySelector<HTMLElement>('a[href], button')?.focus()
      held = outside(panel).filter((element) => !element.inert)
      for (const element of held) element.inert = true
    }
    const release = () => {
      for (const element of held) element.inert = false
      held = []
    }
    // The platform returns the focus for the outermost popover only, and forgets it where the link inside that led on
    // is gone.
    const before = ({ newState }: ToggleEvent) => {
      if (newState === 'open') return
      release()
      const focused = document.activeElement
      if (fitting.matches && (focused === document.body || panel.contains(focused))) focusOpener(panel)
    }
    const after = ({ newState }: ToggleEvent) => newState === 'open' && take()
    const isOpen = () => panel.matches(':popover-open')
    const close = () => isOpen() && panel.hidePopover()

    // It may have been opened before the page's scripts were there.
    if (isOpen()) take()
    panel.addEventListener('beforetoggle', before)
    panel.addEventListener('toggle', after)
    fitting.addEventListener('change', close)
    return () => {
      release()
      panel.removeEventListener('beforetoggle', before)
      panel.removeEventListener('toggle', after)
      fitting.removeEventListener('change', close)
    }
  }, [sheet, screens])
}

/** Everything around the panel and the popovers that it opens, up to a sheet that holds the rest. */
function outside(panel: HTMLElement): HTMLElement[] {
  const buttons = [...panel.querySelectorAll<HTMLButtonElement>('[popovertarget]:not([popovertargetaction])')]
  const inside = [panel, ...buttons.map((button) => button.popoverTargetElement)]
  const among = (element: HTMLElement): HTMLElement[] => {
    if (inside.includes(element)) return []
    if (!inside.some((kept) => element.contains(kept))) return [element]
    return [...element.querySelectorAll<HTMLElement>(':scope > *')].flatMap(among)
  }
  return among(panel.parentElement?.closest<HTMLElement>('[popover]') ?? document.body)
}

/** A panel may have an opener for each kind of screen: one that is not shown takes no focus. */
function focusOpener({ id }: HTMLElement): void {
  const openers = document.querySelectorAll<HTMLElement>(
    `[popovertarget="${id}"]:not([popovertargetaction]), [aria-controls="${id}"]`,
  )
  for (const opener of openers) opener.focus({ preventScroll: true })
}
