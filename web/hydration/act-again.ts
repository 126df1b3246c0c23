import type { EarlyActs } from './early-acts.ts'

/** How long a part whose code is there may take until its elements answer, in milliseconds. */
const patience = 5000

/**
 * Does what a visitor did before the scripts took over, once for each button and field, in that order: each as soon as
 * React has marked it, since a press on what it has not taken over yet may come to nothing.
 */
export async function actAgain({ elements, answers }: EarlyActs): Promise<void> {
  const until = performance.now() + patience
  for (const element of elements) {
    while (!answers(element) && element.isConnected && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 16))
    }
    if (element.isConnected) repeat(element)
  }
}

/** Fields already show what was chosen: React hears of a change only when it has seen another value before. */
function repeat(element: Element): void {
  if (element instanceof HTMLButtonElement) element.click()
  else if (element instanceof HTMLSelectElement) element.dispatchEvent(new Event('change', { bubbles: true }))
  else if (element instanceof HTMLTextAreaElement) retype(element, HTMLTextAreaElement.prototype)
  else if (element instanceof HTMLInputElement) {
    if (element.type === 'checkbox' || element.type === 'radio') {
      element.checked = !element.checked
      element.click()
    } else if (element.type !== 'file') retype(element, HTMLInputElement.prototype)
    else element.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function retype<Field extends HTMLInputElement | HTMLTextAreaElement>(field: Field, prototype: Field): void {
  const typed = field.value
  field.value = ''
  // Past the property by which React notes what it has seen.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // Some fields apply what was typed when they are left, and this one was left already.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
