import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  anyComplex,
  complexQueryOfParams,
  complexSearch,
  parseComplexQuery,
  type ComplexQuery,
} from './complex-query.ts'
import { complexClasses, complexSorts, complexStatuses } from './complex-words.ts'
import { languages } from './languages.ts'
import { restorationCodes } from './restorations.ts'
import { roomChoices } from './rooms.ts'

function read(search: string): ComplexQuery {
  const params = new URLSearchParams(search)
  return parseComplexQuery((key) => params.get(key) ?? undefined)
}

const codes = fc
  .uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { maxLength: 6 })
  .map((list) => list.toSorted())
const either = (number: fc.Arbitrary<number>) => fc.option(number, { nil: null })
const tenge = either(fc.nat(999_999_999))
const squareMetres = either(fc.nat(9_999_999).map((n) => n / 100))

const criteria: fc.Arbitrary<ComplexQuery> = fc.record(
  {
    cities: codes,
    classes: fc.subarray([...complexClasses]),
    statuses: fc.subarray([...complexStatuses]),
    deadlines: fc.subarray(['2026', '2027', '2030', 'ready']),
    features: codes,
    rooms: fc.subarray([...roomChoices]),
    restorations: fc.subarray([...restorationCodes]),
    priceFrom: tenge,
    priceTo: tenge,
    areaFrom: squareMetres,
    areaTo: squareMetres,
    promotions: fc
      .uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 5 })
      .map((ids) => ids.toSorted((a, b) => a - b)),
    sort: fc.option(fc.constantFrom(...complexSorts), { nil: null }),
  },
  { noNullPrototype: true },
)

test('A4 what is written into the address of a list of projects is read back unchanged, in every language', () => {
  fc.assert(
    fc.property(
      criteria,
      fc.constantFrom(...languages),
      fc.integer({ min: 1, max: 99 }),
      (query, ...rest) => {
        assert.deepEqual(read(complexSearch(query, ...rest)), query)
      },
    ),
  )
})

test('R62 finishing types stand in the address by their title, and the page from the second on', () => {
  const query: ComplexQuery = { ...anyComplex, cities: ['almaty', 'astana'], restorations: ['fine'] }
  assert.equal(complexSearch(query, 'en'), 'city=almaty,astana&restorations=Finished')
  assert.equal(complexSearch({ ...anyComplex, sort: '-price' }, 'ru', 2), 'sort=-price&page=2')
  assert.equal(complexSearch(anyComplex, 'ru'), '')
})

test('A4 unknown and malformed values are left out', () => {
  const search =
    'city=Almaty,../x&class=V,ii&status=gone&deadline=1999,soon&features=A&rooms=x&restorations=gold' +
    '&price_from=-1&price_to=1e9&area_from=x&area_to=1.234&promotion=0,x&sort=name'
  assert.deepEqual(read(search), anyComplex)
  assert.deepEqual(read(''), anyComplex)
})

test('equal criteria are equal, in whatever order they were asked for', () => {
  const one = read('city=astana,almaty,astana&class=III,I&deadline=2027,2026&promotion=10,9&rooms=3,1')
  assert.deepEqual(one, {
    ...anyComplex,
    cities: ['almaty', 'astana'],
    classes: ['I', 'III'],
    deadlines: ['2026', '2027'],
    promotions: [9, 10],
    rooms: [1, 3],
  })
})

test('a plain form repeats the key of each ticked box and means the same', () => {
  const params = new URLSearchParams('class=I&class=III&rooms=2&rooms=1&price_to=30000000&sort=price')
  assert.deepEqual(complexQueryOfParams(params), read('class=I,III&rooms=1,2&price_to=30000000&sort=price'))
})
