import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PageName, pageNames } from '#contract/page-table.ts'
import { pages } from '#contract/pages.ts'
import { type Language } from '#domain/languages.ts'
import { sharedBrowser } from '#tests/helpers/browser/visitor.ts'
import { allTests, demoSite } from '#tests/helpers/servers/site.ts'
import { examples as someExamples } from '#tests/sweep/examples.ts'
import { look, looker, screens, type Stop } from '#tests/sweep/look.ts'

/** Examples of every page of the demo site, the plainest first. */
export const examples = Object.fromEntries(
  pageNames.map((name) => [
    name,
    async (language: Language) => {
      const found = await someExamples[name](language, await demoSite())
      assert.notEqual(found.length, 0, `the demo content has nothing for the page ${name}`)
      return found
    },
  ]),
) as Readonly<Record<PageName, (language: Language) => Promise<string[]>>>

/**
 * The tests of a language on one screen; a file for each, so that the processes of the tests share them out. The head of
 * a page is the same on every screen: one sweep of a language looks at it.
 */
export function sweepIn(language: Language, device: keyof typeof screens, { headToo = true } = {}): void {
  const screen = screens[device]
  let looking: ReturnType<typeof looker> | undefined
  const start = async () => {
    const started = await looker(await sharedBrowser(), (await demoSite()).url, language, screen)
    allTests.after(() => started.context.close())
    return started
  }
  const faults = async (stops: readonly Stop[]) =>
    look(await (looking ??= start()), language, screen, stops, { headToo })

  for (const [name, addresses] of Object.entries(examples)) {
    test(`R1 R217 the page ${name} is clean in ${language} on a ${device}`, async () => {
      const all = (await addresses(language)).map((path) => ({ path, status: 200 }))
      const stops = language === 'kk' ? all : all.slice(0, 1)
      assert.deepEqual(await faults(stops), [])
    })
  }

  test(`R73 the page «not found» is clean in ${language} on a ${device}`, async () => {
    const path = `${pages.home(language)}/no/such/page`.replace('//', '/')
    assert.deepEqual(await faults([{ path, status: 404 }]), [])
  })
}
