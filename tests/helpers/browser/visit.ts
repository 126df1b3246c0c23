import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Language } from '#domain/languages.ts'
import { hydrated, laidOut } from './page-state.ts'

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
 * Somebody who comes to a site with a profile of their own. Addresses given to `page.goto` are paths of the site. The
 * caller closes the context.
 */
export async function visit(
  browser: Browser,
  url: string,
  options: VisitorOptions = {},
): Promise<Visitor & { context: BrowserContext }> {
  const { language = 'ru', javaScript = true, width = 1440, height = 900, touch = false } = options
  const context = await browser.newContext({
    baseURL: url,
    locale: locales[language],
    timezoneId: 'Asia/Almaty',
    javaScriptEnabled: javaScript,
    viewport: { width, height },
    reducedMotion: 'reduce',
    hasTouch: touch,
    ...(width < 960 ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
  })
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
  return { context, page, problems }
}

/** Opens a path and waits until React answers and all of the page is laid out. */
export async function open(page: Page, path: string): Promise<number> {
  const response = await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
  await laidOut(page)
  return response?.status() ?? 0
}
