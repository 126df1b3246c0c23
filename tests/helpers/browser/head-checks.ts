import type { Page } from 'playwright-core'
import { type Head, headFaults } from '../head-faults.ts'

const owners = new Map<string, string>()

/** How many letters a description has room for where it is shown. */
const room = { from: 50, to: 200 }

/** Preview pictures that have been checked. */
const pictures = new Set<string>()

/** The faults in the head of a page as the browser has it (`headFaults`), and of its preview picture. */
export async function headFindings(page: Page, isDemo = true): Promise<string[]> {
  const head = await readHead(page)
  const { origin } = new URL(page.url())
  const ask = async (address: string, language = head.language) => {
    const answer = await page.request.get(address, { headers: { 'Accept-Language': language } })
    return { status: answer.status(), html: await answer.text() }
  }
  const found = await headFaults(head, { origin, owners, ask, ...(isDemo && { room }) })
  const [picture = ''] = head.shared['og:image'] ?? []
  if (!pictures.has(picture) && !(await page.request.get(picture)).ok())
    found.push(`head: no picture at ${picture}`)
  pictures.add(picture)
  return found
}

function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const attributes = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '')
    const shared: Record<string, string[]> = {}
    for (const meta of all('head meta[property^="og:"], head meta[name^="twitter:"]')) {
      const name = meta.getAttribute('property') ?? meta.getAttribute('name') ?? ''
      ;(shared[name] ??= []).push(meta.getAttribute('content') ?? '')
    }
    return {
      path: location.pathname,
      language: document.documentElement.lang,
      titles: all('head title').map(({ textContent }) => textContent ?? ''),
      description: attributes('head meta[name=description]', 'content'),
      robots: document.querySelector('head meta[name=robots]')?.getAttribute('content') ?? null,
      canonical: attributes('head link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        all('head link[rel=alternate][hreflang]').map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ) as Record<string, string>,
      shared,
      data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ''),
      breadcrumbs: all('.breadcrumbs').length,
    }
  })
}
