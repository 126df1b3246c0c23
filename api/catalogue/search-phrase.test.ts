import assert from 'node:assert/strict'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getEstates } from '#contract/estates.ts'
import { getPhraseSuggestions, getSearchPhrase } from '#contract/search-phrase.ts'
import { writeJson } from '#database/engines/json.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'

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

eachDatabase(
  'R1065 a project is found by the street of its address, and of the one before',
  async (db, _, t) => {
    const named = (ru: string, kk: string, en: string) => writeJson({ ru, kk, en })
    const [complex, ...complexes] = sampleSite.complexes ?? []
    assert.ok(complex)
    const own = {
      ...complex,
      address: named('ул. Тасболатова, 41', 'Тасболатов көшесі, 41', '41 Tasbolatov Street'),
      former_address: named('ул. Речная, 41', 'Речная көшесі, 41', '41 Rechnaya Street'),
    }
    const { api } = await sampleApi(t, db, { rows: { ...sampleSite, complexes: [own, ...complexes] } })
    for (const street of ['на тасболатова 41', 'улица Речная', 'tasbolatov street']) {
      const { data } = await callApi(api, getSearchPhrase, phrase(street))
      assert.equal(new URLSearchParams(data.query).get('complex'), own.slug, street)
      assert.deepEqual(data.missed, [])
    }
  },
)

eachDatabase('R1056 a call without a sentence asks for nothing', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, getSearchPhrase, {})
  assert.deepEqual(data, { category: 'flat', query: '', missed: [], by_bedrooms: false })
})

eachDatabase(
  'R1049 a house is found by its number within its project, and by nothing else',
  async (db, _, t) => {
    const named = (ru: string, kk: string, en: string) => writeJson({ ru, kk, en })
    const [complex, ...complexes] = sampleSite.complexes ?? []
    const [house, ...houses] = sampleSite.houses ?? []
    assert.ok(complex && house && house.complex_id === complex.id)
    const { api } = await sampleApi(t, db, {
      rows: {
        ...sampleSite,
        complexes: [{ ...complex, name: named('Bolat Orda', 'Bolat Orda', 'Bolat Orda') }, ...complexes],
        houses: [{ ...house, name: named('Дом 7', '7-үй', 'Building 7') }, ...houses],
      },
    })
    const { data } = await callApi(api, getSearchPhrase, phrase('bolat orda дом 7'))
    assert.equal(new URLSearchParams(data.query).get('house'), house.slug)
    const alone = await callApi(api, getSearchPhrase, phrase('двушка дом 8'))
    assert.deepEqual(alone.data.missed, ['дом 8'])
  },
)

eachDatabase('R1063 how a sentence may go on, with the projects of this company', async (db, _, t) => {
  const { api } = await sampleApi(t, db)
  const { data: complexes } = await callApi(api, getComplexesNavigation, {})
  const [{ name } = { name: '' }] = complexes
  const { data } = await callApi(api, getPhraseSuggestions, phrase(`двушка ${name.slice(0, -1)}`))
  assert.ok(data.includes(`двушка ${name}`), data.join())
  assert.deepEqual((await callApi(api, getPhraseSuggestions, {})).data, [])
})

eachDatabase(
  'R1050 R1052 what nothing on sale has is no filter but told as not understood',
  async (db, _, t) => {
    const plain = (sampleSite.estates ?? []).map((unit) => ({
      ...unit,
      views: writeJson([]),
      restoration: null,
      area_kitchen: null,
    }))
    const { api } = await sampleApi(t, db, { rows: { ...sampleSite, estates: plain } })
    const { data } = await callApi(
      api,
      getSearchPhrase,
      phrase('двушка, вид на горы, под ключ, большая кухня'),
    )
    assert.equal(data.query, 'rooms=2')
    assert.deepEqual(data.missed, ['вид на горы', 'под ключ', 'большая кухня'])
  },
)

eachDatabase(
  'R1770 a sentence that names no kind of units is read as one about the kind that the call names',
  async (db, _, t) => {
    const { api } = await sampleApi(t, db)
    const kindOf = async (category: string) => {
      const query = `${phrase('до 3 млн').query}&category=${category}`
      return (await callApi(api, getSearchPhrase, { query })).data.category
    }
    assert.deepEqual([await kindOf('garage'), await kindOf('')], ['garage', 'flat'])
  },
)
