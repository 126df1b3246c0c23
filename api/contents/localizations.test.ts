import assert from 'node:assert/strict'
import { getLocalizations } from '#contract/localizations.ts'
import { languages } from '#domain/languages.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeRow } from '#tests/helpers/databases/rows.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

eachDatabase(
  'R772 R107 a text that only the company can write is sent once it has written it',
  async (db, _, t) => {
    const key = 'estate.finish.done.fine'
    const { api } = await sampleApi(t, db, {
      rows: { localizations: [makeRow('localizations', { language: 'en', key, content: 'Walls; floors' })] },
    })
    for (const lang of languages) {
      const { data } = await callApi(api, getLocalizations, { params: { lang } })
      assert.ok(data.every(({ content }) => content !== ''))
      const own = data.find((text) => text.key === key)?.content
      assert.equal(own, lang === 'en' ? 'Walls; floors' : undefined)
    }
  },
)
