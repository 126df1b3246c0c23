import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getEstateFilters, getEstateRelaxations, getEstates } from '#contract/estates.ts'
import { writeJson } from '#database/engines/json.ts'
import { languages } from '#domain/languages.ts'
import { nearKinds } from '#domain/near-groups.ts'
import { ownTexts } from '#texts/own-texts.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { makeComplex, makeEstate, makeHouse } from '#tests/helpers/databases/rows.ts'
import { textOf } from '#tests/helpers/databases/sample-rows.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi, sampleSite } from '#tests/helpers/servers/sample-api.ts'
import { nearOptions } from './estate-filter-list.ts'

const places = (minutes: Record<string, number>) =>
  writeJson(
    Object.entries(minutes).map(([type, minutes_walk]) => ({ type, name: textOf(type), minutes_walk })),
  )

/** A flat in a project and house of its own. */
const flat = (id: number) => makeEstate({ id, geo_flatnum: `АП-${String(id)}`, complex_id: id, house_id: id })

eachDatabase(
  'R1033 units are found by the minutes on foot in the record of their project, and each choice has its count',
  async (db, _, t) => {
    const projects = [
      { id: 1, infrastructure: places({ school: 4, park: 12, planetarium: 1 }) },
      { id: 2, infrastructure: places({ school: 10 }) },
      { id: 3, infrastructure: places({}) },
    ]
    const { api } = await sampleApi(t, db, {
      rows: {
        ...sampleSite,
        complexes: projects.map((project) => makeComplex(project)),
        houses: projects.map(({ id }) => makeHouse({ id, complex_id: id })),
        estates: projects.map(({ id }) => flat(id)),
        construction_progress: [],
      },
    })
    const found = async (query: string) =>
      (await callApi(api, getEstates, { query: `${query}&per_page=50` })).data.map(({ id }) => id).toSorted()
    assert.deepEqual(await found('near=school-5'), [1])
    assert.deepEqual(await found('near=school-10'), [1, 2])
    assert.deepEqual(await found('near=school-10,park-15'), [1], 'all of them')
    assert.deepEqual(await found('near=school-9,school-10'), [1], 'of one kind the fewest minutes')
    assert.deepEqual(await found('near=metro-60'), [])
    assert.deepEqual(
      await found('near=planetarium-5,school-61'),
      [1, 2, 3],
      'kinds and minutes that are none',
    )
    const options = async (query: string) => {
      const { data } = await callApi(api, getEstateFilters, { query })
      return data.find(({ key }) => key === 'near')?.options.map(({ value, count }) => [value, count])
    }
    assert.deepEqual(await options(''), [
      ['school-5', 1],
      ['school-10', 2],
      ['park-15', 1],
    ])
    assert.deepEqual(await options('complex=2&near=metro-7'), [
      ['metro-7', 0],
      ['school-10', 1],
    ])
    const {
      data: { listings: data },
    } = await callApi(api, getEstateRelaxations, { query: 'near=metro-5' })
    assert.deepEqual(
      data.map(({ changes, total }) => [changes, total]),
      [[[{ key: 'near', value: null }], 3]],
    )
  },
)

test('R1033 every kind of place has its words in all languages', () => {
  for (const language of languages) {
    const words = ownTexts(
      {
        company: textOf('Town'),
        changed: { ru: [], kk: [], en: [] },
        receivers: null,
      },
      language,
    )
    const options = nearKinds.map((kind) => ({ value: `${kind}-10`, count: 1 }))
    const titles = nearOptions(options, [], words).map(({ title }) => title)
    assert.equal(new Set(titles).size, nearKinds.length)
    assert.ok(titles.every((title) => title.includes('10') && !/[{}]/.test(title)))
  }
})
