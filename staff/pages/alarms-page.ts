import { html } from 'hono/html'
import { staffText } from '#domain/staff/staff-text.ts'
import { type Html, page, type Reader } from './layout.ts'
import { momentWords } from './moment-words.ts'

export type Alarms = {
  /** The problems that `npm run status` names, a sentence each: what to do or whom to ask, without its commands. */
  alerts: readonly string[]
  /** What is true where there are none. */
  well: string
  /** Why deliveries have not arrived, as it says it. */
  reasons: readonly string[]
}

/** The problems that `npm run status` names, and the reasons that they speak of. */
export function alarmsPage({ reader, alarms, now }: { reader: Reader; alarms: Alarms; now: Date }): Html {
  const body = html`<p>${staffText('As of {moment}, Kazakhstan time.', { moment: momentWords(now) })}</p>
    ${
      alarms.alerts.length === 0
        ? html`<p class="${alarms.reasons.length === 0 ? 'good' : 'wait'}">${alarms.well}</p>`
        : html`<p>${staffText('What needs attention: whoever looks after the site can mend it.')}</p>
            <ul class="sheet alarms">
              ${alarms.alerts.map((alarm) => html`<li>${alarm}</li>`)}
            </ul>`
    }
    ${
      alarms.reasons.length === 0
        ? ''
        : html`<h2>${staffText('Why requests have not arrived')}</h2>
            <ul class="sheet alarms">
              ${alarms.reasons.map((reason) => html`<li>${reason}</li>`)}
            </ul>`
    }`
  return page({ title: staffText('Alarms'), reader, section: 'alarms', body })
}
