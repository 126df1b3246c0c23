import { html } from 'hono/html'
import { staffText } from '#domain/staff/staff-text.ts'
import { type Html, page, type Reader } from './layout.ts'
import { momentWords } from './moment-words.ts'

/** The sentences of `npm run status` that name a problem. */
export function alarmsPage({
  reader,
  alarms,
  now,
}: {
  reader: Reader
  alarms: readonly string[]
  now: Date
}): Html {
  const body = html`<p>${staffText('As of {moment}, Kazakhstan time.', { moment: momentWords(now) })}</p>
    ${
      alarms.length === 0
        ? html`<p class="good">${staffText('Nothing needs attention.')}</p>`
        : html`<p>${staffText('What needs attention: whoever looks after the site can mend it.')}</p>
            <ul class="sheet alarms">
              ${alarms.map((alarm) => html`<li>${alarm}</li>`)}
            </ul>`
    }`
  return page({ title: staffText('Alarms'), reader, section: 'alarms', body })
}
