import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { launchBrowser } from '#tests/helpers/browser/browser.ts'
import { demoTexts } from '#tests/helpers/demo-company.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { walk } from '#tests/walk/walk.ts'

const steps = 40

for (const [index, language] of languages.entries()) {
  const width = index === 1 ? 1440 : 390

  test(`R310 a robot takes ${steps} steps in ${language} at ${width} px and meets nothing that is broken`, async (t) => {
    const { url } = await demoSite()
    const browser = await launchBrowser()
    t.after(() => browser.close())
    const result = await walk(browser, { url, texts: demoTexts, seed: 1, language, width, steps })
    assert.deepEqual(result.findings, [], result.log.slice(-12).join('\n'))
    assert.equal(result.steps, steps)
    assert.ok(result.effective >= steps * 0.6, `${result.effective} of ${steps} steps changed something`)
  })
}
