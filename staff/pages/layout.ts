import { html } from 'hono/html'
import { staffAddresses } from '#contract/staff-addresses.ts'
import { staffLanguage, type StaffText, staffText } from '#domain/staff/staff-text.ts'

/** A piece of a page. Values in it are escaped where they are put in. */
export type Html = ReturnType<typeof html>

type Section = 'requests' | 'meetings' | 'stock' | 'alarms'

const sections: readonly (readonly [Section, StaffText<[]>])[] = [
  ['requests', 'Requests'],
  ['meetings', 'Meetings'],
  ['stock', 'Stock reports'],
  ['alarms', 'Alarms'],
]

/** Who reads a page; `leaves` is whether a logout means anything: a proxy would let him in again. */
export type Reader = { name: string; leaves: boolean }

type Page = {
  /** It stays in the history of the browser: nobody's name or phone. */
  title: string
  /** What stands on top of the page; without it the title. */
  heading?: string
  /** Null before the login. */
  reader?: Reader | null
  section?: Section
  /** An address of ours that the browser opens by itself at once. */
  goOn?: string
  body: Html
}

/** A page whole. It runs nothing and loads its stylesheet alone. */
export function page({ title, heading = title, reader = null, section, goOn, body }: Page): Html {
  return html`<!doctype html>
    <html lang="${staffLanguage()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        ${goOn === undefined ? '' : html`<meta http-equiv="refresh" content="0; url=${goOn}" />`}
        <title>${title}</title>
        <link rel="stylesheet" href="${staffAddresses.style}" />
      </head>
      <body>
        ${reader === null ? '' : head(reader, section)}
        <main id="main">
          <h1>${heading}</h1>
          ${body}
        </main>
      </body>
    </html>`
}

function head({ name, leaves }: Reader, current: Section | undefined): Html {
  return html`<a class="skip" href="#main">${staffText('To the contents of the page')}</a>
    <header>
      <div>
        <nav aria-label="${staffText('Sections of the page')}">
          <ul>
            ${sections.map(
              ([section, title]) =>
                html`<li>
                  <a href="${staffAddresses[section]}" ${section === current ? html`aria-current="page"` : ''}
                    >${staffText(title)}</a
                  >
                </li>`,
            )}
          </ul>
        </nav>
        <div class="who">
          <span>${name}</span>
          ${
            leaves
              ? html`<form method="post" action="${staffAddresses.logout}">
                  <button class="plain">${staffText('Log out')}</button>
                </form>`
              : ''
          }
        </div>
      </div>
    </header>`
}

/** A sentence that a reader must not miss. */
export function notice(text: string | null): Html | '' {
  return text === null ? '' : html`<p class="notice" role="alert">${text}</p>`
}

/** What came of something that a reader has just done; a screen reader says it, too. */
export function outcome(look: 'good' | 'wait' | 'bad', body: Html): Html {
  return html`<div class="notice ${look}" role="status">${body}</div>`
}

/** A page that says one thing and leads on. */
export function messagePage(text: string, reader: Reader | null): Html {
  const body = html`<p class="more"><a href="${staffAddresses.requests}">${staffText('Requests')}</a></p>`
  return page({ title: text, reader, body })
}
