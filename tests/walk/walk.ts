import type { Browser, Page } from 'playwright-core'
import type { PageName } from '#contract/page-table.ts'
import { pages } from '#contract/pages.ts'
import { estateIdOfSlug } from '#domain/estate-slug.ts'
import { type Language, languageNames, languages } from '#domain/languages.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { readSitemap } from '#tests/helpers/read-sitemap.ts'
import { type SiteTexts, wordOf } from '#tests/helpers/company-texts.ts'
import { press, use } from './acts.ts'
import { brokenPromise, findingsOf, leftBehind } from './findings.ts'
import { changed, type Control, look, pointOf, type Sight } from './look.ts'
import { pageKindOf } from './page-kinds.ts'
import { type Random, seededRandom } from './random.ts'
import { watchRequests } from './settled.ts'

export type WalkOptions = {
  /** The site, without a slash at the end. */
  url: string
  /** What the company of the site says, by which error pages and empty lists are known. */
  texts: SiteTexts
  seed: number
  language: Language
  /** Width of the first screen; a walk changes it on its way, between phones or between desktops. */
  width: number
  steps: number
}

/** The result of a walk. A finding ends it: the steps after an error page would only repeat it. */
export type Walk = {
  findings: string[]
  steps: number
  /** Steps that changed the address, the open layers, a value or a list. */
  effective: number
  /** How often each page and each kind of control was used. */
  kinds: Map<PageName, number>
  controls: Map<string, number>
  /** The steps in words, the newest last. */
  log: string[]
}

/** Screens that a walk changes between, by whether they have a phone's header. */
const screens = { narrow: [360, 390, 430, 768], wide: [1024, 1440, 1920] }

/** How long a fault has to stay on a page to be one, in milliseconds. */
const secondLookMs = 2000

/** Pages that no sitemap names. */
const unlisted = (language: Language) => [
  pages.favorites(language),
  pages.compare(language),
  pages.callback(language),
  pages.question(language),
  pages.meeting(language),
  pages.subscribe(language),
  pages.confirmSubscription(language, 'x'),
  pages.leaveSubscription(language, 'x'),
  pages.watch(language, 'list=apartments&rooms=2'),
  pages.watch(language, 'token=x'),
  pages.testUi(language),
]

/** Pages of one flat that no sitemap names. */
const ofFlat = (language: Language, id: number, slug: string) => [
  pages.estatePriceSheet(language, 'flat', slug),
  pages.reserve(language, id),
  pages.expert(language, `ids=${id}`),
  pages.favorites(language, `ids=${id}`),
  pages.watch(language, `estate=${id}`),
]

/**
 * A robot uses the site as a restless visitor does: presses, types, goes back and forward, changes the language and
 * the screen, all by a seed. It expects no error page, no message in the console, no answer of our side that failed,
 * no dead end, and that Back on a phone closes open layers before it leaves.
 */
export async function walk(browser: Browser, options: WalkOptions): Promise<Walk> {
  const { url, seed, language, width } = options
  const random = seededRandom(seed)
  const phone = width < 960
  const context = await browser.newContext({
    baseURL: url,
    locale: languageNames[language].locale,
    timezoneId: 'Asia/Almaty',
    viewport: { width, height: phone ? 780 : 900 },
    reducedMotion: 'reduce',
    ...(phone && { isMobile: true, hasTouch: true }),
  })
  context.setDefaultTimeout(60_000)
  try {
    // Other hosts are not there.
    await context.route(
      ({ origin, protocol }) => protocol.startsWith('http') && origin !== new URL(url).origin,
      (route) => route.abort(),
    )
    const page = await context.newPage()
    return await walkOn(page, { ...options, random, phone })
  } finally {
    await context.close()
  }
}

type Way = WalkOptions & { random: Random; phone: boolean }

async function walkOn(page: Page, way: Way): Promise<Walk> {
  const { steps, url, language } = way
  const result: Walk = {
    findings: [],
    steps: 0,
    effective: 0,
    kinds: new Map(),
    controls: new Map(),
    log: [],
  }
  const problems = watchProblems(page, url)
  const settle = watchRequests(page)
  const entries = await entriesByKind(url, language)
  const pressed = new Map<string, number>()
  await page.goto(pages.home(language))
  await settle()

  let sight = await look(page)

  for (let step = 1; step <= steps; step++) {
    const kind = pageKindOf(page.url())
    if (kind !== null) count(result.kinds, kind)
    const done = await oneStep(page, way, sight.controls, { result, pressed, entries })
    result.log.push(`${String(step)}. ${sight.state.address}: ${done.words}`)
    result.steps = step
    if (!(await settle())) result.findings.push('the page did not come to rest')
    const before = sight
    sight = await look(page)
    if (faultsOf(way, done, before, sight).length > 0) {
      // On a busy machine the address is new while the page before it still stands there.
      await page.waitForTimeout(secondLookMs)
      sight = await look(page)
    }
    if (changed(before.state, sight.state).length > 0) result.effective++
    result.findings.push(...faultsOf(way, done, before, sight), ...problems.splice(0))
    if (result.findings.length > 0) break
  }
  return result
}

function faultsOf({ phone, texts }: Way, { wasBack, link }: Done, before: Sight, after: Sight): string[] {
  return [
    ...findingsOf(after, texts),
    ...(wasBack && phone ? leftBehind(before, after) : []),
    ...(link ? brokenPromise(link, before, after, texts) : []),
  ]
}

type Done = { words: string; wasBack?: boolean; link?: Control }
type Memory = { result: Walk; pressed: Map<string, number>; entries: Map<PageName, string[]> }

async function oneStep(page: Page, way: Way, controls: readonly Control[], memory: Memory): Promise<Done> {
  const { random, phone, language } = way
  const luck = random.next()
  if (luck < 0.06 && memory.result.steps > 0) {
    await goThrough(page, -1)
    return { words: 'Back', wasBack: true }
  }
  if (luck < 0.08) {
    await goThrough(page, 1)
    return { words: 'Forward' }
  }
  if (luck < 0.1) {
    await page.keyboard.press('Escape')
    return { words: 'Esc' }
  }
  if (luck < 0.13) {
    const size = random.pick(phone ? screens.narrow : screens.wide)
    await page.setViewportSize({
      width: size,
      height: random.pick(phone ? [640, 780, 900] : [700, 900, 1200]),
    })
    return { words: `screen ${String(size)}` }
  }
  if (luck < 0.15) {
    const y = random.next()
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), y)
    return { words: 'scrolled' }
  }
  if (luck < 0.19) {
    const address = random.pick(memory.entries.get(rarest(memory, random)) ?? [pages.home(language)])
    await page.goto(address)
    return { words: `typed the address ${address}` }
  }
  if (luck < 0.24) {
    const choice = await languageLinks(page, controls, way.texts)
    if (choice.length > 0) return pressOne(page, random, choice, memory)
  }
  return pressOne(page, random, controls, memory)
}

/**
 * The links to the other languages. Where none is visible, their container is opened: a menu, or the drawer of a
 * phone.
 */
async function languageLinks(page: Page, controls: readonly Control[], texts: SiteTexts): Promise<Control[]> {
  const names = languages.map((each) => languageNames[each].name)
  const shown = (all: readonly Control[]) =>
    all.filter(({ kind, name }) => kind === 'link' && names.includes(name))
  if (shown(controls).length > 0) return shown(controls)
  const now = languageOfPath(new URL(page.url()).pathname)
  const openers: string[] = [
    wordOf(texts, now, 'header.language.short'),
    wordOf(texts, now, 'header.menu.open'),
  ]
  const opener = controls.find(
    ({ kind, name }) => kind === 'button' && openers.some((each) => name.includes(each)),
  )
  const point = opener === undefined ? null : await pointOf(page, opener)
  if (point === null) return []
  await press(page, point)
  return shown((await look(page)).controls)
}

/**
 * Back or forward by the browser's own buttons, but not back to where the browser was before the site. A whole page
 * that comes takes the question about it along.
 */
async function goThrough(page: Page, steps: number): Promise<void> {
  await page
    .evaluate((way) => {
      if (way > 0 || navigation.canGoBack) history.go(way)
    }, steps)
    .catch((error: unknown) => {
      if (!/context was destroyed/.test(String(error))) throw error
    })
}

/**
 * Uses a control, those that were used seldom first: what all pages share is the same on each of them, so that most
 * steps are left for their content. Now and then a second one at once, as two taps in a row do.
 */
async function pressOne(
  page: Page,
  random: Random,
  controls: readonly Control[],
  memory: Memory,
): Promise<Done> {
  const kind = pageKindOf(page.url()) ?? ''
  const key = (control: Control) => `${control.isFrame ? '' : kind} ${control.kind} ${control.name}`
  for (let attempt = 0; attempt < 6; attempt++) {
    const control = random.weighted(controls, (each) => 1 / (1 + (memory.pressed.get(key(each)) ?? 0)) ** 2)
    count(memory.pressed, key(control))
    const words = await use(page, control, random)
    if (words === null) continue
    count(memory.result.controls, control.kind)
    if (control.kind === 'link') return { words, link: control }
    if (!random.chance(0.1)) return { words }
    const second = random.pick(controls)
    const more = await use(page, second, random).catch(() => null)
    return { words: `${words}, then ${more ?? 'nothing'}` }
  }
  return { words: 'nothing could be reached' }
}

/** A kind of page that was seen least, of those that there are addresses of. */
function rarest({ result, entries }: Memory, random: Random): PageName {
  return random.weighted([...entries.keys()], (kind) => 1 / (1 + (result.kinds.get(kind) ?? 0)) ** 2)
}

function count<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

async function entriesByKind(url: string, language: Language): Promise<Map<PageName, string[]>> {
  const sitemap = new URL(`${pages.home(language)}/sitemap.xml`.replace('//', '/'), url)
  const { urls } = readSitemap(await (await fetch(sitemap)).text())
  const own = urls.map(({ loc }) => new URL(loc).pathname).filter((path) => languageOfPath(path) === language)
  const flat = own.find((path) => path.includes(`${pages.listing(language, 'flat')}/`)) ?? ''
  const slug = flat.split('/').at(-1) ?? ''
  const id = estateIdOfSlug(slug)
  const flats = id === null ? [] : ofFlat(language, id, slug)
  const entries = new Map<PageName, string[]>()
  for (const path of [...own, ...unlisted(language), ...flats]) {
    const kind = pageKindOf(path)
    if (kind !== null) entries.set(kind, [...(entries.get(kind) ?? []), path])
  }
  return entries
}

/** The errors in the browser, from now on. Requests to other hosts cannot be answered and are not counted. */
function watchProblems(page: Page, url: string): string[] {
  const problems: string[] = []
  const own = (address: string) => address === '' || new URL(address).origin === new URL(url).origin
  page.on('console', (message) => {
    // An answer that refuses a form is not a fault of the page.
    const refused = /status of 4\d\d/.test(message.text())
    if (message.type() !== 'error' || refused || !own(message.location().url)) return
    problems.push(`console error: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500 && own(response.url()))
      problems.push(`${response.status()} ${response.url()}`)
  })
  page.on('popup', (popup) => void popup.close())
  page.on('dialog', (dialog) => void dialog.accept())
  return problems
}
