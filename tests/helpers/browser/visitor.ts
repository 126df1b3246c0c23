import type { TestContext } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { allTests, demoSite } from '../servers/site.ts'
import { launchBrowser } from './browser.ts'
import { visit, type Visitor, type VisitorOptions } from './visit.ts'

export { open, type Visitor, type VisitorOptions } from './visit.ts'

let browser: Promise<Browser> | undefined

/** The browser of all tests of this process. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launchBrowser().then((launched) => {
    allTests.after(() => launched.close())
    return launched
  })
  return browser
}

/** A visitor with a browser of their own profile, on the shared demo site. Leaves after the test. */
export async function visitor(t: Pick<TestContext, 'after'>, options: VisitorOptions = {}): Promise<Visitor> {
  const { url } = await demoSite()
  const { context, ...visitor } = await visit(await sharedBrowser(), url, options)
  t.after(() => context.close())
  return visitor
}

/** As if the visitor had chosen another size of text in the settings of the browser: 16 px by default. */
export async function withTextSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

/** Milliseconds after which a second press is not the second half of a double click (R134). */
export const notTheSameIntent = 700
