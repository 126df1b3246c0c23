import { type RefObject, useEffect } from 'react'

/**
 * Makes a popover hold the focus while it is open, as a page of its own does: it goes to the first control inside,
 * nothing outside can be reached, and at the end it returns to the element that opened the sheet, an element with the
 * sheet's id in `popovertarget` or `aria-controls`.
 *
 * @param screens media query of the screens on which it is a sheet; on others an open one closes
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, screens: string): void {
  useEffect(() => {
    const panel = sheet.current
    if (panel === null) return
    const fitting = matchMedia(screens)
    let held: HTMLElement[] = []

    const take = () => {
      if (held.length > 0) return
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
      if (focused === document.body || panel.contains(focused))
        openerOf(panel)?.focus({ preventScroll: true })
    }
    const after = ({ newState }: ToggleEvent) => newState === 'open' && take()
    const close = () => !fitting.matches && panel.matches(':popover-open') && panel.hidePopover()

    // It may have been opened before the page's scripts were there.
    if (panel.matches(':popover-open')) take()
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

/** Everything that is neither in the panel nor around it, up to a sheet that holds the rest. */
function outside(panel: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  let inner = panel
  do {
    const around = inner.parentElement
    if (around === null) break
    for (const other of around.children) {
      if (other !== inner && other instanceof HTMLElement) found.push(other)
    }
    inner = around
  } while (inner !== document.body && inner.popover === null)
  return found
}

function openerOf(panel: HTMLElement): HTMLElement | null {
  const { id } = panel
  return document.querySelector(`[popovertarget="${id}"]:not([popovertargetaction]), [aria-controls="${id}"]`)
}
