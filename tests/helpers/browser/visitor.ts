import type { TestContext } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import type { Language } from '#domain/languages.ts'
import { launchBrowser } from './browser.ts'
import { hydrated, laidOut } from './page-state.ts'
import { allTests, demoSite } from '../servers/site.ts'

let browser: Promise<Browser> | undefined

function sharedBrowser(): Promise<Browser> {
  browser ??= launchBrowser().then((launched) => {
    allTests.after(() => launched.close())
    return launched
  })
  return browser
}

const locales: Readonly<Record<Language, string>> = { ru: 'ru-KZ', kk: 'kk-KZ', en: 'en-US' }

export type Visitor = {
  page: Page
  /** The errors in the browser so far: messages of the console, errors, requests to other hosts. */
  problems: string[]
}

export type VisitorOptions = {
  /** Language of the browser: unprefixed addresses lead to it (A7). */
  language?: Language
  javaScript?: boolean
  width?: number
  height?: number
  /** A finger; a narrow screen has one anyway. */
  touch?: boolean
}

/**
 * A visitor with a browser of their own profile, on the shared demo site. Leaves after the test. Addresses given to
 * `page.goto` are paths of the site.
 */
export async function visitor(t: Pick<TestContext, 'after'>, options: VisitorOptions = {}): Promise<Visitor> {
  const { language = 'ru', javaScript = true, width = 1440, height = 900, touch = false } = options
  const { url } = await demoSite()
  const context = await (
    await sharedBrowser()
  ).newContext({
    baseURL: url,
    locale: locales[language],
    timezoneId: 'Asia/Almaty',
    javaScriptEnabled: javaScript,
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch: touch,
    ...(width < 960 ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
  })
  t.after(() => context.close())
  context.setDefaultTimeout(15_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && host !== new URL(url).host) {
      problems.push(`request to another host: ${request.url()}`)
    }
  })
  page.on('requestfailed', (request) => {
    // Leaving a page stops its loading requests; without JavaScript no script is taken.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return
    if (!javaScript && request.url().endsWith('.js')) return
    problems.push(`request failed: ${request.url()}`)
  })
  return { page, problems }
}

/** Opens a path and waits until React answers and all of the page is laid out. */
export async function open(page: Page, path: string): Promise<number> {
  const response = await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
  await laidOut(page)
  return response?.status() ?? 0
}

/** As if the visitor had chosen another size of text in the settings of the browser: 16 px by default. */
export async function withTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

/** Milliseconds after which a second press is not the second half of a double click (R134). */
export const notTheSameIntent = 700
