import assert from 'node:assert/strict'
import { pages } from '#contract/pages.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { readSetting, writeSetting } from '#database/settings.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'

const things = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g

/** The company as the home page tells it to search engines. */
function organization(html: string): Record<string, unknown> {
  const found = [...html.matchAll(things)].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>)
  return found.find((thing) => thing['@type'] === 'Organization') ?? {}
}

eachDatabase(
  'R535 search engines and the copyright line are told the facts of the company, in each language, and nothing else',
  async (db, _, t) => {
    const { bothWays, index } = await sampleApi(t, db)
    const render = await samplePages(
      createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))),
    )
    const open = async (path: string) => {
      const request = new Request(`http://localhost${path}`)
      const answer = await render({ request, scheme: 'http', clientAddress: '', requestId: '' })
      return (await answer.text()).replaceAll('<!-- -->', '')
    }
    const named = ['legalName', 'taxID', 'foundingDate', 'slogan', 'address']
    const year = new Date().getFullYear()
    const before = await open(pages.home('ru'))
    for (const name of named) assert.ok(!(name in organization(before)), name)
    assert.ok(before.includes(`© ${year} Sample`))

    const company = await readSetting(db, 'company')
    assert.ok(company)
    await writeSetting(db, 'company', {
      ...company,
      legal_name: { ru: 'ТОО «Пример»', kk: '«Пример» ЖШС', en: 'Sample LLP' },
      bin: '123456789012',
      legal_address: { ru: 'Первая 1', kk: 'Бірінші 1', en: 'First 1' },
      founded: 2004,
      tagline: { ru: 'Строим', kk: 'Саламыз', en: 'We build' },
    })
    await db.transaction().execute((trx) => bumpContentVersion(trx, new Date()))
    await index.refresh()
    const said = {
      ru: ['ТОО «Пример»', 'Первая 1', 'Строим'],
      kk: ['«Пример» ЖШС', 'Бірінші 1', 'Саламыз'],
      en: ['Sample LLP', 'First 1', 'We build'],
    }
    for (const language of languages) {
      const html = await open(pages.home(language))
      const [legalName, streetAddress, slogan] = said[language]
      const address = { '@type': 'PostalAddress', streetAddress, addressCountry: 'KZ' }
      const facts = Object.entries(organization(html)).filter(([name]) => named.includes(name))
      assert.deepEqual(Object.fromEntries(facts), {
        legalName,
        taxID: '123456789012',
        foundingDate: '2004',
        slogan,
        address,
      })
      assert.ok(html.includes(`© 2004–${year} Sample`), language)
    }
  },
)
