import { html } from 'hono/html'
import type { Html } from './layout.ts'

/**
 * A control of a form under its title, which names it.
 *
 * @param look a class of its own
 */
export function field(title: string, control: Html, look?: 'place' | 'address'): Html {
  return html`<label${look === undefined ? '' : html` class="${look}"`}>${title}${control}</label>`
}
