import type { RefObject } from 'react'
import type { NavigateFunction } from 'react-router'
import { setStepListener } from './navigation-middleware.ts'

/** The layers that Back closes: modal dialogs, and popovers as large as a page. */
const layers = 'dialog:modal, [data-sheet]:popover-open'

type Page = {
  /** Path and query of the page that is shown. */
  place: RefObject<string>
  /** Whether another address is on its way. */
  isMoving: RefObject<boolean>
  navigate: NavigateFunction
}

export type BackCloser = ReturnType<typeof createBackCloser>

/**
 * Back closes open layers before it leaves the page (R260).
 *
 * Each layer that opens puts an entry with the page's own address and state on the history; Back removes it, and the
 * layer closes. A layer that closes otherwise takes its entry along. The router sees none of these steps: the page is
 * the same. An entry whose address was changed meanwhile, by filters in their sheet, stays as the step of that
 * change.
 */
export function createBackCloser({ place, isMoving, navigate }: Page) {
  /** Outermost first. */
  let open: Element[] = []
  /** How many entries on top of the page's own are ours, and the address they were made with. */
  let entries = 0
  let base = location.href
  /** A step back that this code makes. */
  let going: PromiseWithResolvers<void> | null = null

  function add(layer: Element): void {
    if (open.includes(layer)) return
    open.push(layer)
    // It may be out of the document by then, where no other listener gets its event.
    layer.addEventListener('toggle', settle)
    settle()
  }

  /** Removes the entries of closed layers. */
  function goBack(): void {
    if (entries === open.length) return
    if (location.href === base) {
      going = Promise.withResolvers()
      history.go(open.length - entries)
    } else entries = open.length
  }

  /** Gives every open layer its entry, and removes those of closed ones. */
  function settle(): void {
    for (const layer of open.filter((each) => !each.matches(layers))) {
      layer.removeEventListener('toggle', settle)
      open = open.filter((each) => each !== layer)
    }
    if (going !== null) return
    if (entries === 0) base = location.href
    while (entries < open.length) {
      entries += 1
      history.pushState({ ...history.state, layers: entries }, '')
    }
    if (!isMoving.current) goBack()
  }

  function onToggle({ target }: Event): void {
    if (target instanceof Element && target.matches(layers)) add(target)
  }

  function onPop(event: PopStateEvent): void {
    const depth = layersOfEntry()
    const isSamePage = location.pathname + location.search === place.current
    const isBack = going === null && depth < entries
    // With another address on its way the next page is not known: the router settles it.
    const isStill = going !== null || !isMoving.current
    const wasChanged = isBack && isStill && !isSamePage && location.href === base
    if ((isSamePage && isStill) || wasChanged) event.stopImmediatePropagation()
    entries = depth
    if (isBack) for (const layer of open.slice(depth).toReversed()) close(layer)
    // A choice in the sheet is a step again.
    if (wasChanged) void navigate(place.current, { preventScrollReset: true })
    going?.resolve()
    going = null
    settle()
  }

  /** Before another page becomes a step: removes the entries of open layers, which close with the page. */
  async function leave(): Promise<void> {
    await going?.promise
    for (const layer of open) layer.removeEventListener('toggle', settle)
    open = []
    goBack()
    await going?.promise
  }

  // Outermost first: a sheet under another one is inert.
  const isInner = (layer: Element) => Number(layer.closest('[inert]') === null)
  open = [...document.querySelectorAll(layers)].toSorted((a, b) => isInner(a) - isInner(b))
  for (const layer of open) layer.addEventListener('toggle', settle)
  // A page that was loaded again, or come back to, while a layer had been open.
  entries = layersOfEntry()
  settle()
  document.addEventListener('toggle', onToggle, true)
  setStepListener(onPop)
  return { leave, settle }
}

function close(layer: Element): void {
  if (layer instanceof HTMLDialogElement && layer.matches(':modal')) layer.close()
  else if (layer instanceof HTMLElement) layer.hidePopover()
}

/** How many layers were open when this entry of the history was made, by the `layers` of its state. */
function layersOfEntry(): number {
  const state: unknown = history.state
  const hasLayers = typeof state === 'object' && state !== null && 'layers' in state
  return hasLayers ? Number(state.layers) : 0
}
