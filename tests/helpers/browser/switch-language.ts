import type { Page } from 'playwright-core'
import { type Language, languageNames } from '#domain/languages.ts'
import { word } from './words.ts'

/**
 * Switches the language as a visitor does: in the header of a wide screen, in the menu of a narrow one. Comes back when
 * the page is in that language.
 */
export async function switchLanguage(
  page: Page,
  { from, to, byKey = false }: { from: Language; to: Language; byKey?: boolean },
): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 960
  const opener = isWide
    ? page.getByRole('banner').getByRole('button', { name: word(from, 'header.language.short') })
    : page.getByRole('button', { name: word(from, 'header.menu.open') })
  const place = isWide ? page.getByRole('banner') : page.getByRole('dialog')
  const link = place.getByRole('link', { name: languageNames[to].name })
  for (const target of [opener, link]) {
    if (byKey) {
      await target.focus()
      await page.keyboard.press('Enter')
    } else await target.click()
  }
  await page.locator(`html[lang=${to}]`).waitFor()
}
