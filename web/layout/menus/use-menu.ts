import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useSameIntent } from '../../ui/form/same-intent.ts'
import { useAfterMove } from '../use-after-move.ts'

/** The panels of the main row, which the drawer opens too. */
export const projectsMenuId = 'menu-projects'
export const propertiesMenuId = 'menu-properties'

/** Milliseconds that a mouse rests before a menu opens, and is outside before it closes (R220). */
const delays = { open: 300, close: 250 }

/**
 * A button and its panel, a popover of the platform: click, touch, Esc and a click outside work before hydration and
 * without JavaScript. With it the arrow keys walk through the panel, and a menu that is left by Tab or has led to
 * another page is closed. `item` goes to the element that holds both; `hover` too, for a menu that opens when a mouse
 * rests on it (R78, R220).
 *
 * @param id of its panel, the same on every page, whose frame is made once for all
 */
export function useMenu(id: string) {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const { noted, spared } = useSameIntent()

  const isOpen = () => panel.current?.matches(':popover-open') === true
  const later = (what: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(what, delay)
  }

  function open(): void {
    if (!isOpen()) panel.current?.showPopover()
  }

  function close(isFocusOurs = panel.current?.contains(document.activeElement)): void {
    clearTimeout(timer.current)
    if (!isOpen()) return
    panel.current?.hidePopover()
    if (isFocusOurs === true) button.current?.focus({ preventScroll: true })
  }

  // The link that has led on may be gone, as that to the language which the page has now, and the focus with it.
  useAfterMove(() => close(document.activeElement === document.body || undefined))
  useEffect(() => () => clearTimeout(timer.current), [])

  /** On small screens the drawer opens the panel, and moves and closes it as its own. */
  const isOurs = () => button.current?.checkVisibility() === true

  function step(event: KeyboardEvent): void {
    if (!isOurs()) return
    const stops = stopsIn(panel.current)
    const here = stops.find((stop) => stop === document.activeElement)
    if (event.key === 'Escape' && isOpen()) {
      close(true)
    } else if (here === undefined) {
      if (event.key !== 'ArrowDown') return
      open()
      stopsIn(panel.current)[0]?.focus()
    } else {
      const next = nextStop(stops, here, event.key)
      if (next === undefined) return
      ;(next ?? button.current)?.focus()
    }
    event.preventDefault()
  }

  return {
    item: {
      onKeyDown: step,
      onBlur(event: FocusEvent) {
        const next = event.relatedTarget
        if (isOurs() && next !== null && !event.currentTarget.contains(next)) close()
      },
    },
    hover: {
      onPointerEnter(event: PointerEvent) {
        if (isOurs() && event.pointerType === 'mouse') later(open, delays.open)
      },
      onPointerLeave(event: PointerEvent) {
        if (isOurs() && event.pointerType === 'mouse') later(() => close(), delays.close)
      },
    },
    button: {
      ref: button,
      type: 'button',
      popoverTarget: id,
      onClick(event: { preventDefault: () => void }) {
        clearTimeout(timer.current)
        spared(event)
      },
    },
    panel: { ref: panel, id, popover: 'auto', onBeforeToggle: noted },
  } as const
}

/** The focusable elements of a panel, in order. */
function stopsIn(panel: HTMLElement | null): HTMLElement[] {
  const all = panel?.querySelectorAll<HTMLElement>('a[href], button') ?? []
  return [...all].filter((stop) => stop.checkVisibility())
}

/**
 * The target of an arrow key: up and down among the tabs or among the rest, right from a tab to its links, left back
 * to it. Null is the button; undefined means that the key is not for the panel.
 */
function nextStop(stops: HTMLElement[], here: HTMLElement, key: string): HTMLElement | null | undefined {
  const isTab = (stop: HTMLElement) => stop.dataset['tab'] !== undefined
  const at = stops.indexOf(here)
  if (key === 'ArrowRight' && isTab(here)) return stops.slice(at).find((stop) => !isTab(stop))
  if (key === 'ArrowLeft' && !isTab(here)) return stops.slice(0, at).findLast(isTab)
  const peers = stops.filter((stop) => isTab(stop) === isTab(here))
  const place = peers.indexOf(here)
  if (key === 'ArrowDown') return peers[place + 1] ?? peers[0]
  if (key === 'ArrowUp') return peers[place - 1] ?? null
  return undefined
}
