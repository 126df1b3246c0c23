import assert from 'node:assert/strict'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getEstates } from '#contract/estates.ts'
import { getSearchPhrase } from '#contract/search-phrase.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'

const phrase = (q: string) => ({ query: `q=${encodeURIComponent(q)}` })

eachDatabase(
  'R1045 R1049 a sentence becomes the query of a listing, with the projects of this company by their names',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const complexes = await callApi(api, getComplexesNavigation, {})
    for (const { slug, name } of complexes.data) {
      const { data } = await callApi(api, getSearchPhrase, phrase(`${name}, двушка до 900 млн, бассейн`))
      const query = new URLSearchParams(data.query)
      assert.deepEqual([query.get('rooms'), query.get('price_to')], ['2', '900000000'])
      assert.ok(query.get('complex')?.split(',').includes(slug), data.query)
      assert.deepEqual(data.missed, ['бассейн'])
      await callApi(api, getEstates, { query: data.query })
    }
  },
)

eachDatabase('R1056 a call without a sentence asks for nothing', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, getSearchPhrase, {})
  assert.deepEqual(data, { category: 'flat', query: '', missed: [] })
})
