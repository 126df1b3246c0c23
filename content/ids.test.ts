import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { changedFile, contentFolderWith } from '#tests/helpers/content-folder.ts'
import { type KnownIds, numberRecords } from './ids.ts'
import { readContent } from './read-content.ts'

const category = (id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}title: { ru: Отдел, kk: Бөлім, en: Department }\nsort_order: 2\n`

function numbered(t: TestContext, files: Record<string, string>, known?: KnownIds) {
  const records = readContent(contentFolderWith(t, files))
  return Object.fromEntries(numberRecords(records, known).all('vacancy-categories'))
}

const known = (ids: Record<string, number>, largest = 0): KnownIds => ({
  bySlug: { 'vacancy-categories': new Map(Object.entries(ids)) },
  largest: { 'vacancy-categories': largest },
  projects: new Map(),
})

test('records are numbered in the order of their slugs, after those that bring an id', (t) => {
  const files = {
    'vacancy-categories/alpha.yaml': category(),
    'vacancy-categories/omega.yaml': category(40),
    'vacancy-categories/zeta.yaml': category(),
  }
  assert.deepEqual(numbered(t, files), { alpha: 41, omega: 40, site: 42, zeta: 43 })
})

test('a record keeps the id it was given, and none is given again', (t) => {
  const files = { 'vacancy-categories/alpha.yaml': category() }
  assert.deepEqual(numbered(t, files, known({ site: 7, gone: 9 }, 12)), { alpha: 13, site: 7 })
})

test('an id that belongs to another record, or that would change, is refused', (t) => {
  const alpha = { 'vacancy-categories/alpha.yaml': category(7) }
  assert.throws(() => numbered(t, alpha, known({ site: 7 })), /alpha\.yaml:1: id: 7 belongs to "site"/)
  assert.throws(
    () => numbered(t, alpha, known({ alpha: 3 })),
    /alpha\.yaml:1: id: this record was imported with 3 before, and ids do not change: write 3 or nothing/,
  )
  const twice = { ...alpha, 'vacancy-categories/beta.yaml': category(7) }
  assert.throws(() => numbered(t, twice), /beta\.yaml:1: id: 7 is also that of .*alpha\.yaml/)
})

test('a record that is renamed keeps its id when it says so', (t) => {
  const files = {
    ...changedFile('vacancies/engineer.yaml', 'category: site', 'category: works'),
    'vacancy-categories/site.yaml': null as unknown as string,
    'vacancy-categories/works.yaml': category(7),
  }
  assert.deepEqual(numbered(t, files, known({ site: 7 })), { works: 7 })
})

test('R761 a project or a house with the id of another one is refused, unless it is that one under a new slug', (t) => {
  const withId = (name: string, id: number) =>
    changedFile(name, name.startsWith('houses') ? 'complex: garden' : 'sort_order: 1', `id: ${id}\n$&`)
  const numberedWith = (files: Record<string, string>, projects: [number, number][]) =>
    numberRecords(readContent(contentFolderWith(t, files)), {
      bySlug: {
        complexes: new Map([['alatau', 1]]),
        houses: new Map([
          ['alatau-a', 11],
          ['alatau-b', 12],
        ]),
      },
      largest: { complexes: 1, houses: 12 },
      projects: new Map(projects),
    })
  const project = withId('complexes/garden.yaml', 1)
  const house = withId('houses/garden-1.yaml', 11)
  const stands: [number, number][] = [
    [11, 1],
    [12, 1],
  ]
  assert.throws(
    () => numberedWith(house, stands),
    /garden-1\.yaml:\d+: id: 11 belongs to "alatau-a": leave id out, or write a new one$/,
  )
  assert.throws(() => numberedWith(project, stands), /garden\.yaml:\d+: id: 1 belongs to "alatau"/)
  const renamed = numberedWith({ ...project, ...house }, stands)
  assert.deepEqual([renamed.of('complexes', 'garden'), renamed.of('houses', 'garden-1')], [1, 11])
  // Those of another company, whose houses are no concern of this one.
  assert.throws(() => numberedWith({ ...project, ...house }, []), /id: 1 belongs to[^]*id: 11 belongs to/)
})
