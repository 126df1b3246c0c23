import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageNames } from '#contract/page-table.ts'
import { launchBrowser } from '#tests/helpers/browser/browser.ts'
import { sharedBrowser } from '#tests/helpers/browser/visitor.ts'
import { companyTexts } from '#tests/helpers/company-texts.ts'
import { demoMarksIn } from '#tests/helpers/demo-marks.ts'
import { secondSite } from '#tests/helpers/second-company/second-site.ts'
import { examples } from '#tests/sweep/examples.ts'
import { look, looker, screens } from '#tests/sweep/look.ts'
import { walk } from '#tests/walk/walk.ts'

test('R861 a page of each kind of another company is clean in Kazakh on a phone, and names the demo company nowhere', async (t) => {
  const site = await secondSite()
  const looking = await looker(await sharedBrowser(), site.url, 'kk', screens.phone)
  t.after(() => looking.context.close())
  const missing: string[] = []
  const faults: string[] = []
  for (const name of pageNames) {
    const [path] = await examples[name]('kk', site)
    if (path === undefined) {
      missing.push(name)
      continue
    }
    faults.push(...(await look(looking, 'kk', screens.phone, [{ path, status: 200 }], { isDemo: false })))
    const shown = await looking.page.evaluate(() => document.documentElement.outerHTML)
    faults.push(...demoMarksIn(shown).map((mark) => `${path}: ${mark}`))
  }
  assert.deepEqual([missing, faults], [[], []])
})

const steps = 30

test(`R862 a robot takes ${steps} steps in Kazakh on the site of another company and meets nothing that is broken`, async (t) => {
  const { url, folder } = await secondSite()
  const browser = await launchBrowser()
  t.after(() => browser.close())
  const way = { url, texts: companyTexts(folder), seed: 2, language: 'kk', width: 390, steps } as const
  const result = await walk(browser, way)
  assert.deepEqual(result.findings, [], result.log.slice(-12).join('\n'))
  assert.equal(result.steps, steps)
  assert.ok(result.effective >= steps * 0.6, `${result.effective} of ${steps} steps changed something`)
})
