import { html } from 'hono/html'
import { staffAddresses } from '#contract/staff-addresses.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { SourceReports } from '../stock-reports.ts'
import { type Html, page, type Reader } from './layout.ts'
import { momentWords } from './moment-words.ts'

export function stockPage({ reader, sources }: { reader: Reader; sources: readonly SourceReports[] }): Html {
  const body =
    sources.length === 0
      ? html`<p>${staffText('There are no reports yet.')}</p>`
      : html`<p>${staffText('Reports about what the site took from your exports, the newest first.')}</p>
          ${sources.map(
            ({ source, reports }) =>
              html`<h2>${staffText('Source «{source}»', { source })}</h2>
                <ul class="reports">
                  ${reports.map(
                    ({ name, at }) =>
                      html`<li><a href="${staffAddresses.report(source, name)}">${momentWords(at)}</a></li>`,
                  )}
                </ul>`,
          )}`
  return page({ title: staffText('Stock reports'), reader, section: 'stock', body })
}
