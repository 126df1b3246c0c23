import type { Browser, Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { headFindings } from '#tests/helpers/browser/head-checks.ts'
import {
  axeFindings,
  bareKeys,
  bringAxe,
  shiftsOnTheWayDown,
  sidewaysScroll,
  watchShifts,
} from '#tests/helpers/browser/page-checks.ts'
import { open, visit, type Visitor } from '#tests/helpers/browser/visit.ts'

export type Screen = { width: number; height: number; bears: readonly number[] }

/** A telephone and a desktop, each with the widths that its layout must bear. */
export const screens = {
  phone: { width: 390, height: 844, bears: [320, 390, 600] },
  desktop: { width: 1440, height: 900, bears: [768, 960, 1280, 1440, 1920, 2560] },
} satisfies Record<string, Screen>

export type Stop = { path: string; status: number }

/** Somebody who looks at pages of a site in a language, one after the other, and only looks. The caller closes the context. */
export async function looker(browser: Browser, url: string, language: Language, { width, height }: Screen) {
  const looking = await visit(browser, url, { language, width, height })
  await watchShifts(looking.page)
  if (language === 'kk') await bringAxe(looking.page)
  // Fills the browser's cache: fonts that come late on a busy machine move the lines of a first page.
  await open(looking.page, pages.home(language))
  return looking
}

/**
 * On a slow machine Chromium calls a preloaded picture unused that the page shows: it has taken the picture from the
 * memory of the page before. The widths tried meanwhile may have brought a larger file of it.
 */
async function withoutUsedPreloads(page: Page, problems: readonly string[]): Promise<string[]> {
  const nameOf = (address: string) => address.replace(/^.*\//, '').replace(/-\d+\.\w+$/, '')
  const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc))
  const names = new Set(shown.map(nameOf))
  return problems.filter((problem) => {
    const [, preloaded] =
      /The resource (\S+) was preloaded using link preload but not used/.exec(problem) ?? []
    return preloaded === undefined || !names.has(nameOf(preloaded))
  })
}

/**
 * The faults of pages of a language on one screen. All languages share layout and markup: axe, layout shifts and all
 * widths are tried where words are longest, in Kazakh; the others are tried at the narrowest width of the screen, and
 * on the first example of each page.
 */
export async function look(
  { page, problems }: Visitor,
  language: Language,
  { width, height, bears }: Screen,
  stops: readonly Stop[],
  { headToo = true, isDemo = true } = {},
): Promise<string[]> {
  const found: string[] = []
  for (const { path, status } of stops) {
    problems.length = 0
    await page.setViewportSize({ width, height })
    const answered = await open(page, path)
    const seen = [
      ...(answered === status ? [] : [`status ${answered} instead of ${status}`]),
      ...(language === 'kk' ? [...(await shiftsOnTheWayDown(page)), ...(await axeFindings(page))] : []),
      ...(await sidewaysScroll(page, language === 'kk' ? bears : bears.slice(0, 1))),
      ...(headToo ? await headFindings(page, isDemo) : []),
      ...(await bareKeys(page)),
      // Chromium complains of every document that is not 200, of an announced 404 too.
      ...(await withoutUsedPreloads(page, problems)).filter(
        (problem) => status === 200 || !problem.includes(`status of ${status}`),
      ),
    ]
    found.push(...seen.map((problem) => `${path}: ${problem}`))
  }
  return found
}
