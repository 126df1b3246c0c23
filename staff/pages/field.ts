import { html } from 'hono/html'
import type { Html } from './layout.ts'

/** A control of a form under its title, which names it. */
export function field(title: string, control: Html): Html {
  return html`<label>${title}${control}</label>`
}
