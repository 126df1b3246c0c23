import type { Page } from 'playwright-core'
import { languages } from '#domain/languages.ts'

/** The head of a page, as strings. */
type Head = {
  path: string
  language: string
  titles: string[]
  description: string[]
  robots: string | null
  canonical: string[]
  alternates: Record<string, string>
  shared: Record<string, string[]>
  data: string[]
  breadcrumbs: number
}

/** Titles seen so far and the pages they belong to: in one language a title names one page. */
const owners = new Map<string, string>()

/** Preview pictures that have been checked. */
const pictures = new Set<string>()

/** How many letters a description has room for where it is shown. */
const room = { from: 50, to: 200 }

/**
 * The faults in the head of a page: title and description, links to itself and to its languages, the preview of a
 * shared link, facts for search engines.
 */
export async function headFindings(page: Page): Promise<string[]> {
  const head = await readHead(page)
  const found: string[] = []
  const fault = (isFault: boolean, text: string) => void (isFault && found.push(`head: ${text}`))
  const [title = ''] = head.titles
  fault(head.titles.length !== 1 || title.length < 10, `${head.titles.length} titles: ${title}`)
  const [description = ''] = head.description
  fault(head.description.length !== 1, `${head.description.length} descriptions`)
  fault(
    description.length < room.from || description.length > room.to,
    `a description of ${description.length} letters: ${description}`,
  )
  const isHidden = head.robots?.includes('noindex') === true
  if (isHidden) {
    fault(head.canonical.length > 0 || Object.keys(head.alternates).length > 0, 'a hidden page with links')
  } else {
    found.push(...(await linkFindings(page, head, title)))
  }
  found.push(...shareFindings(head, title, description))
  const [picture = ''] = head.shared['og:image'] ?? []
  if (!pictures.has(picture)) fault(!(await page.request.get(picture)).ok(), `no picture at ${picture}`)
  pictures.add(picture)
  for (const text of head.data) fault(!isThing(text), `data that says nothing: ${text.slice(0, 80)}`)
  const types = head.data.map((text) => /"@type":"(\w+)"/.exec(text)?.[1])
  fault(
    !isHidden && head.breadcrumbs > 0 && !types.includes('BreadcrumbList'),
    'breadcrumbs without their data',
  )
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

async function linkFindings(page: Page, head: Head, title: string): Promise<string[]> {
  const { origin } = new URL(page.url())
  const [canonical = ''] = head.canonical
  const found: string[] = []
  const isOwn = canonical.startsWith(origin + head.path)
  // The form of a unit is kept by search engines as the page of the unit.
  const isPart = head.path.endsWith('/reserve') && canonical.includes('/properties/')
  if (head.canonical.length !== 1 || !(isOwn || isPart)) {
    found.push(`head: canonical links ${head.canonical.join(' ')}`)
  }
  const name = `${head.language} ${title}`
  const owner = owners.get(name) ?? canonical
  owners.set(name, owner)
  if (owner !== canonical) found.push(`head: the title «${title}» is that of ${owner} too`)
  const { alternates } = head
  const expected = [...languages, 'x-default'].toSorted().join()
  if (Object.keys(alternates).toSorted().join() !== expected) {
    found.push(`head: languages ${Object.keys(alternates).join()}`)
  }
  if (alternates[head.language] !== canonical || alternates['x-default'] !== alternates['ru']) {
    found.push(`head: the page is not its own twin: ${JSON.stringify(alternates)}`)
  }
  for (const language of languages.filter((each) => each !== head.language)) {
    const address = alternates[language] ?? ''
    const response = await page.request.get(address, { headers: { 'Accept-Language': language } })
    const back = alternatesOf(await response.text())
    if (response.status() !== 200 || JSON.stringify(back) !== JSON.stringify(alternates)) {
      found.push(`head: ${address} (${response.status()}) does not link back: ${JSON.stringify(back)}`)
    }
  }
  return found
}

function alternatesOf(html: string): Record<string, string> {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)
  return Object.fromEntries(
    [...links].map(([, language = '', href = '']) => [language, href.replaceAll('&amp;', '&')]),
  )
}

function shareFindings({ shared, language, canonical }: Head, title: string, description: string): string[] {
  const locales: Record<string, string> = { ru: 'ru_KZ', kk: 'kk_KZ', en: 'en_US' }
  const others = languages.filter((each) => each !== language).map((each) => locales[each] ?? '')
  const one = (name: string) => (shared[name]?.length === 1 ? (shared[name][0] ?? '') : '')
  const [width, height] = [one('og:image:width'), one('og:image:height')].map(Number)
  const isRight: Record<string, boolean> = {
    'og:type': ['website', 'article'].includes(one('og:type')),
    'og:site_name': one('og:site_name') !== '',
    'og:title': one('og:title') === title,
    'og:description': one('og:description') === description,
    'og:url': /^https?:\/\//.test(one('og:url')) && (canonical[0] ?? one('og:url')) === one('og:url'),
    'og:locale': one('og:locale') === locales[language],
    'og:locale:alternate':
      (shared['og:locale:alternate'] ?? []).toSorted().join() === others.toSorted().join(),
    'og:image': /^https?:\/\/.+\.(webp|jpg|png)$/.test(one('og:image')),
    'og:image:width': width !== undefined && width >= 600,
    'og:image:height': height !== undefined && height >= 315,
    'og:image:alt': one('og:image:alt') !== '',
    'twitter:card': one('twitter:card') === 'summary_large_image',
  }
  return Object.entries(isRight)
    .filter(([, right]) => !right)
    .map(([name]) => `head: ${name} is ${JSON.stringify(shared[name] ?? [])}`)
}

function isThing(text: string): boolean {
  try {
    const thing = JSON.parse(text) as Record<string, unknown>
    return thing['@context'] === 'https://schema.org' && typeof thing['@type'] === 'string'
  } catch {
    return false
  }
}
