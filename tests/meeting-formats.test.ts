import assert from 'node:assert/strict'
import { pages } from '#contract/pages.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import { readSetting, writeSetting } from '#database/settings.ts'
import { languages } from '#domain/languages.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { texts } from '#texts/texts.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'

eachDatabase(
  'R867 the form of meetings offers one by video only where the company says that it has them',
  async (db, _, t) => {
    const { bothWays, index } = await sampleApi(t, db)
    const render = await samplePages(
      createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))),
    )
    const formats = async (path: string) => {
      const request = new Request(`http://localhost${path}`)
      const answer = await render({ request, scheme: 'http', clientAddress: '', requestId: '' })
      const html = await answer.text()
      assert.ok(html.includes('name="format"'), path)
      return [...html.matchAll(/<input[^>]*name="format"[^>]*>/g)].map(
        ([input]) => /value="(\w+)"/.exec(input)?.[1],
      )
    }
    for (const isOnline of [undefined, false, true]) {
      const company = await readSetting(db, 'company')
      assert.ok(company)
      await writeSetting(db, 'company', {
        ...company,
        ...(isOnline !== undefined && { online_meetings: isOnline }),
      })
      await db.transaction().execute((trx) => bumpContentVersion(trx, new Date()))
      await index.refresh()
      for (const language of languages) {
        const expected = ['office', 'site', ...(isOnline === true ? ['online'] : [])]
        assert.deepEqual(await formats(pages.meeting(language)), expected, texts[language]['meets.format'])
      }
    }
  },
)
