import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeedHouse } from '#database/feeds/feed-houses.ts'
import { mappingOf, noMapping } from './mapping.ts'
import { mappingSkeleton } from './mapping-skeleton.ts'
import { Places } from './places.ts'

const nura = { id: 1, slug: 'nura-towers', names: ['Нура Тауэрс', 'Нұра Тауэрс', 'Nura Towers'] }
const aura = { id: 2, slug: 'aura', names: ['Аура', 'Аура', 'Aura'] }

const house = (id: number, complex: typeof nura, name: string, queue_no: number): FeedHouse => ({
  id,
  slug: `${complex.slug}-${queue_no}`,
  names: [name],
  complex,
  queue_no,
  floors: 12,
  sections: [1],
  is_handed_over: false,
  deadline: null,
})

const houses = [house(11, nura, 'Дом 1', 1), house(12, nura, 'Дом 2', 2), house(13, aura, 'Дом A', 1)]

const words = (project: string, name = '', { id = '', phase = '', address = '' } = {}) => ({
  project: { id: '', name: project },
  house: { id, name },
  phase,
  address,
  is_house_or_section: false,
})

/** The slug that was found, or the unknown name. */
function found(places: Places, ...asked: Parameters<typeof words>): string {
  const place = places.find(words(...asked))
  return 'unknown' in place ? `${place.unknown} ${place.name}` : place.house.slug
}

test('names are found without quotes, «ЖК», letter case and Kazakh letters, and by slug', () => {
  const places = new Places(houses, noMapping())
  for (const name of [
    'Нура Тауэрс',
    'ЖК «НУРА ТАУЭРС»',
    'жк нұра тауэрс',
    'Жилой комплекс "Nura Towers"',
    'nura-towers',
  ]) {
    for (const ofHouse of ['Дом 2', 'дом №2', 'Корпус 2', 'Блок 02', '2', 'nura-towers-2']) {
      assert.equal(found(places, name, ofHouse), 'nura-towers-2', `${name}, ${ofHouse}`)
    }
  }
})

test('the only house of a project needs no name; a phase and a whole name tell one too', () => {
  const places = new Places(houses, noMapping())
  assert.equal(found(places, 'ЖК Аура'), 'aura-1')
  assert.equal(found(places, 'Нура Тауэрс', '', { phase: 'II очередь' }), 'nura-towers-2')
  assert.equal(found(places, 'Нура Тауэрс', '1 очередь'), 'nura-towers-1')
  assert.equal(found(places, 'ЖК Нура Тауэрс Дом 2'), 'nura-towers-2')
  assert.equal(found(places, '', 'Дом A'), 'aura-1')
})

test('what several houses answer to, or none, is unknown and named as the mapping will have it', () => {
  const places = new Places(houses, noMapping())
  assert.equal(found(places, 'Нура Тауэрс'), 'house Нура Тауэрс')
  assert.equal(found(places, 'Нура Тауэрс', 'Дом 9'), 'house Нура Тауэрс / Дом 9')
  assert.equal(found(places, 'Другой', 'Дом 1'), 'project Другой')
  assert.equal(found(places, '', '', { address: 'ул. Абая, 1' }), 'house ул. Абая, 1')
  assert.equal(found(places, '', '', { id: '77' }), 'house 77')
})

test('R755 a house that the mapping knows by its name alone is that of a known project for its own houses only', () => {
  const block = house(14, aura, 'Дом 1', 2)
  const mapping = mappingOf({ houses: { 'Дом 1': 'nura-towers-1', 'Аура / Дом 2': 'nura-towers-2' } })
  const places = new Places([...houses, block], mapping)
  assert.equal(found(places, 'ЖК Аура', 'Дом 1'), 'aura-2')
  assert.equal(found(places, 'Нура Тауэрс', 'Дом 1'), 'nura-towers-1')
  // An unknown project, or none: staff have said what it is.
  assert.equal(found(places, 'Другой', 'Дом 1'), 'nura-towers-1')
  assert.equal(found(places, '', 'Дом 1'), 'nura-towers-1')
  // The whole key says it of a known project too.
  assert.equal(found(places, 'Аура', 'Дом 2'), 'nura-towers-2')
})

test('R756 a house that several projects have names them', () => {
  const places = new Places([...houses, house(14, aura, 'Корпус 1', 2)], noMapping())
  const projectsOf = (project: string, name: string) => {
    const place = places.find(words(project, name))
    return 'unknown' in place ? place.projects : null
  }
  assert.deepEqual(projectsOf('', '1'), ['nura-towers', 'aura'])
  assert.deepEqual(projectsOf('', 'Дом 9'), [])
  assert.deepEqual(projectsOf('Другой', 'Дом 1'), [])
})

test('one number in a project of one house is a section and no house', () => {
  const place = new Places(houses, noMapping()).find(words('Аура', '3'))
  assert.deepEqual('unknown' in place ? place : [place.house.slug, place.isSection], ['aura-1', true])
})

test('a project that an offer leaves out is the one its house had before', () => {
  const places = new Places(houses, noMapping())
  assert.equal(found(places, 'Нура Тауэрс', 'Дом 2', { id: '10' }), 'nura-towers-2')
  assert.equal(found(places, '', 'Дом 2', { id: '10' }), 'nura-towers-2')
})

test('the mapping knows names, ids, addresses, and what units in a house do not say', () => {
  const mapping = mappingOf({
    projects: { 'ЖК Старое имя': 'nura-towers', Пустой: null },
    houses: {
      77: 'nura-towers-1',
      'Другой / Дом 9': 12,
      'ул. Абая, 1': { house: 'Аура Дом A', section: 4, floor: -1 },
    },
  })
  const places = new Places(houses, mapping)
  assert.equal(found(places, 'жк «Старое имя»', 'Дом 2'), 'nura-towers-2')
  assert.equal(found(places, '', 'что угодно', { id: '77' }), 'nura-towers-1')
  assert.equal(found(places, 'Другой', 'Дом 9'), 'nura-towers-2')
  assert.equal(found(places, 'Пустой'), 'project Пустой')
  const place = places.find(words('', '', { address: 'ул. Абая, 1' }))
  assert.deepEqual('unknown' in place ? place : [place.house.slug, place.section, place.floor], [
    'aura-1',
    4,
    -1,
  ])
})

test('a mapping that names what is not here is refused by name', () => {
  const made = (content: unknown) => () => new Places(houses, mappingOf(content))
  assert.throws(made({ projects: { a: 'nowhere' } }), /under projects that «a» is «nowhere»/)
  assert.throws(made({ houses: { b: 'nowhere-1' } }), /under houses that «b» is «nowhere-1»/)
})

test('the skeleton of a mapping can be pasted: YAML reads it, and it says nothing yet', async () => {
  const { parse } = await import('yaml')
  const one = (name: string, count = 1) => [{ name, count }]
  const skeleton = mappingSkeleton({
    projects: one('ЖК «А: #1»', 25),
    houses: one('A / "B"\nC'),
    finishing: one('- да'),
    statuses: one(''),
    currencies: one('RUB'),
  })
  const content: unknown = parse(skeleton)
  assert.deepEqual(content, {
    projects: { 'ЖК «А: #1»': null },
    houses: { 'A / "B" C': null },
    finishing: { '- да': null },
    currencies: { RUB: null },
  })
  assert.match(skeleton, /"ЖК «А: #1»": # 25 offers\n/)
  assert.deepEqual(mappingOf(content).projects.entries(), [])
  assert.equal(mappingSkeleton({ projects: [], houses: [], finishing: [], statuses: [], currencies: [] }), '')
})
