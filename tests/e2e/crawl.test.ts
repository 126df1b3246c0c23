import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { crawlFaults } from '#tests/helpers/crawl-faults.ts'
import { crawl } from '#tests/helpers/crawl.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'

test('R860 every template of the demo company in three languages answers, with a whole head, one heading of the first level and no link to nothing', async () => {
  const { url } = await demoSite()
  const found = await crawl(url, {
    from: languages.map((language) => pages.home(language)),
    most: 4000,
    alike: 2,
  })
  assert.ok(found.filter(({ type }) => type.startsWith('text/html')).length > 300)
  assert.deepEqual(await crawlFaults(found, url), [])
})
