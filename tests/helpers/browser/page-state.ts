import type { Page } from 'playwright-core'
import type { ConsultationSection } from '#domain/consultation.ts'

/**
 * Waits until the page's scripts have taken over, those of the parts that come later too; without JavaScript there is
 * nothing to wait for.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'whole')
}

/** Waits until every section has its true height (decision 047): the texts of one that is left aside are empty. */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sections = [...document.querySelectorAll('.section')]
    return sections.every((section) => getComputedStyle(section).contentVisibility !== 'auto')
  })
}

/** Waits for the code that comes when the browser is idle: it keeps the page, and fetches pages ahead. */
export async function kept(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('script[type=speculationrules]') === null)
}

/** For journeys through sections that offer a consultation after a while (R124): this tab has seen the offers. */
export async function undisturbed(page: Page): Promise<void> {
  await page.addInitScript(
    (sections) => {
      // A blank page behind the first one has no storage.
      if (location.protocol === 'about:') return
      sessionStorage.setItem('consultation_shown', JSON.stringify(sections))
    },
    ['projects', 'properties', 'purchase-methods'] satisfies ConsultationSection[],
  )
}
