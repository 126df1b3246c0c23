import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getEstates } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { categories, categorySegments } from '#domain/categories.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { visitor } from '#tests/helpers/browser/visitor.ts'

/** How many units the list behind an address of a listing has. */
async function listed(address: string): Promise<number> {
  const { url } = await demoSite()
  const { pathname, searchParams } = new URL(address, url)
  const category = categories.find((code) => pathname.endsWith(`/${categorySegments[code]}`))
  searchParams.delete('sort')
  const answer = await fetch(`${url}${getEstates.path}?category=${String(category)}&${searchParams}`)
  return getEstates.answer.parse(await answer.json()).meta.total
}

const listing = new RegExp(`/properties/(${Object.values(categorySegments).join('|')})([?#]|$)`)

test('R281 a number of units beside a link is that of the list behind it', async (t) => {
  const { url } = await demoSite()
  const { data: projects } = getComplexesNavigation.answer.parse(
    await (await fetch(url + getComplexesNavigation.path)).json(),
  )
  const { page } = await visitor(t, { javaScript: false })
  let compared = 0
  for (const address of [
    pages.home('ru'),
    pages.properties('ru'),
    pages.projects('ru'),
    '/no-such-page',
    ...projects.slice(0, 3).map(({ slug }) => pages.project('ru', slug)),
  ]) {
    await page.goto(address)
    const links = await page
      .locator('a[href*="/properties/"]')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href') ?? '', link.textContent ?? ''] as const),
      )
    for (const [href, text] of links) {
      // A number with the noun of a category after it, or alone at the end, as in the menu.
      const [, said] = /(?:^|[^\d.,])(\d[\d,]*)\s*(?:квартир|машино|кладов|помещен|$)/u.exec(text) ?? []
      if (said === undefined || !listing.test(href)) continue
      assert.equal(Number(said.replaceAll(',', '')), await listed(href), `${address}: ${text} ${href}`)
      compared++
    }
  }
  assert.ok(compared > 15, `${String(compared)} numbers compared`)
})
