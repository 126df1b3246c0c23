import { languages } from '#domain/languages.ts'

/** The head of a page, as strings. */
export type Head = {
  path: string
  language: string
  titles: string[]
  description: string[]
  robots: string | null
  canonical: string[]
  alternates: Record<string, string>
  /** `og:…` and `twitter:…` by their names. */
  shared: Record<string, string[]>
  /** The blocks of JSON-LD. */
  data: string[]
  breadcrumbs: number
}

/** What is known of a site beside the page that is looked at. */
export type HeadWorld = {
  /** The origin that links of its pages have. */
  origin: string
  /** Titles seen so far and the pages they belong to: in one language a title names one page. */
  owners: Map<string, string>
  /** How many letters a description must have; without it any number. What is short is a matter of `content check`. */
  room?: { from: number; to: number }
  /** Another page of the site in a language; a body is asked for its links only. */
  ask(address: string, language?: string): Promise<{ status: number; html: string }>
}

/**
 * The faults in the head of a page: title and description, links to itself and to its languages, the preview of a
 * shared link, facts for search engines.
 */
export async function headFaults(head: Head, world: HeadWorld): Promise<string[]> {
  const found: string[] = []
  const fault = (isFault: boolean, text: string) => void (isFault && found.push(`head: ${text}`))
  const [title = ''] = head.titles
  fault(head.titles.length !== 1 || title.length < 10, `${head.titles.length} titles: ${title}`)
  const [description = ''] = head.description
  fault(head.description.length !== 1, `${head.description.length} descriptions`)
  const { from, to } = world.room ?? { from: 1, to: Infinity }
  fault(
    description.length < from || description.length > to,
    `a description of ${description.length} letters: ${description}`,
  )
  const isHidden = head.robots?.includes('noindex') === true
  if (isHidden) {
    fault(head.canonical.length > 0 || Object.keys(head.alternates).length > 0, 'a hidden page with links')
  } else {
    found.push(...(await linkFaults(head, title, world)))
  }
  found.push(...shareFaults(head, title, description))
  for (const text of head.data) fault(!isThing(text), `data that says nothing: ${text.slice(0, 80)}`)
  const types = head.data.map((text) => /"@type":"(\w+)"/.exec(text)?.[1])
  fault(
    !isHidden && head.breadcrumbs > 0 && !types.includes('BreadcrumbList'),
    'breadcrumbs without their data',
  )
  return found
}

async function linkFaults(head: Head, title: string, { origin, owners, ask }: HeadWorld): Promise<string[]> {
  const [canonical = ''] = head.canonical
  const found: string[] = []
  const isOwn = canonical.startsWith(origin + head.path)
  // The form of a unit is kept by search engines as the page of the unit.
  const isPart = head.path.endsWith('/reserve') && canonical.includes('/properties/')
  if (head.canonical.length !== 1 || !(isOwn || isPart)) {
    found.push(`head: canonical links ${head.canonical.join(' ')}`)
  }
  const name = `${origin} ${head.language} ${title}`
  // Forms of units that are alike have one title.
  const owner = isPart ? canonical : (owners.get(name) ?? canonical)
  if (!isPart) owners.set(name, owner)
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
    const { status, html } = await ask(address, language)
    const back = alternatesOf(html)
    if (status !== 200 || JSON.stringify(back) !== JSON.stringify(alternates)) {
      found.push(`head: ${address} (${status}) does not link back: ${JSON.stringify(back)}`)
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

function shareFaults({ shared, language, canonical }: Head, title: string, description: string): string[] {
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

/** The head of a page as it was served. React writes attributes in double quotes. */
export function headOf(html: string, path: string): Head {
  const [head = ''] = html.split('</head>')
  const tags = (name: string, within: string) =>
    [...within.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          plain(value),
        ]),
      ),
    )
  const [metas, links] = [tags('meta', head), tags('link', head)]
  const named = (name: string) => metas.filter((meta) => meta['name'] === name).map(contentOf)
  const shared: Record<string, string[]> = {}
  for (const meta of metas) {
    const name = meta['property'] ?? meta['name'] ?? ''
    if (/^(og|twitter):/.test(name)) (shared[name] ??= []).push(contentOf(meta))
  }
  const between = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text)
  return {
    path,
    language: tags('html', html)[0]?.['lang'] ?? '',
    titles: between(/<title>(.*?)<\/title>(?=.*<\/head>)/gs).map(plain),
    description: named('description'),
    robots: named('robots')[0] ?? null,
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: alternatesOf(head),
    shared,
    data: between(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    breadcrumbs: between(/class="([^"]*\bbreadcrumbs\b[^"]*)"/g).length,
  }
}

function contentOf(meta: Record<string, string>): string {
  return meta['content'] ?? ''
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }

function plain(text: string): string {
  return text.replaceAll(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => entities[name] ?? '')
}
