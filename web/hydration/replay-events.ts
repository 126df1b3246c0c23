import type { SyntheticEvent } from 'react'
import { islandsHydrated } from './islands.ts'

declare global {
  /** Pressed buttons and changed fields that React has not answered yet, in the order of the first touch. */
  var unanswered: Set<Element> | undefined
}

/** How long the parts of a page may take to hydrate, in milliseconds. */
const timeout = 5000

/**
 * In the page, from its head. Sent as text (rewrite-document.server.ts): it may use nothing from outside of itself.
 */
export function noteEvents(): void {
  globalThis.unanswered = new Set()
  function note({ type, target }: Event): void {
    if (!(target instanceof Element)) return
    const button = target.closest('button[type="button"]:not([popovertarget], [commandfor], [disabled])')
    const noted = type === 'click' ? button : target
    if (noted !== null) globalThis.unanswered?.add(noted)
  }
  for (const type of ['click', 'input']) document.addEventListener(type, note, true)
}

function answer({ target }: SyntheticEvent): void {
  for (const element of globalThis.unanswered ?? [])
    if (element.contains(target as Node)) globalThis.unanswered?.delete(element)
}

/** For the root element: React calls them for every event that it hands to a component. */
export const answers = { onClickCapture: answer, onInputCapture: answer }

/** Repeats the presses and changes that came before the scripts, once for each button and field. */
export async function replayEvents(): Promise<void> {
  document.documentElement.dataset.hydrated = 'page'
  await Promise.race([islandsHydrated(), new Promise((resolve) => setTimeout(resolve, timeout))])
  const elements = globalThis.unanswered ?? []
  globalThis.unanswered = undefined
  for (const element of elements) if (element instanceof HTMLElement) repeat(element)
  document.documentElement.dataset.hydrated = 'whole'
}

/** A field shows the new value already: React notices a change only after another value. */
function repeat(element: HTMLElement): void {
  const isBox = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
  if (isBox) element.checked = !element.checked
  if (isBox || element instanceof HTMLButtonElement) return element.click()
  if (element instanceof HTMLInputElement && element.type !== 'file') retype(element, HTMLInputElement)
  if (element instanceof HTMLTextAreaElement) retype(element, HTMLTextAreaElement)
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  // Some fields apply their value when they lose the focus, and this one has lost it already.
  if (document.activeElement !== element) element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function retype(field: HTMLInputElement | HTMLTextAreaElement, { prototype }: { prototype: object }): void {
  const typed = field.value
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
}
