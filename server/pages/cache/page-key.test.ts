import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pageKey } from './page-key.ts'

const address = (url: string) => {
  const { pathname, search } = new URL(url, 'http://localhost')
  return pageKey(pathname, search)?.address ?? null
}

test('marks of campaigns, clicks and unknown names make no other page', () => {
  const cases: [asked: string, kept: string][] = [
    ['/', '/'],
    ['/kk?utm_source=google&gclid=1', '/kk'],
    ['/properties/apartments?utm_source=a&rooms=2&fbclid=b&page=2', '/properties/apartments?rooms=2&page=2'],
    ['/en/properties/apartments?rooms=1,2&nonsense', '/en/properties/apartments?rooms=1,2'],
    ['/properties/apartments?x=1&first_payment_to=9', '/properties/apartments?first_payment_to=9'],
    ['/properties/apartments?payment_to=9&program=a&x=1', '/properties/apartments?payment_to=9&program=a'],
    ['/about?rooms=2', '/about'],
    ['/kk/contents/news?category=builds&project=x&y=1', '/kk/contents/news?category=builds&project=x'],
    ['/purchase-methods/mortgage?price=1&estate=7', '/purchase-methods/mortgage?price=1&estate=7'],
    ['/projects/queue/a-1/floors/1-2?rooms=2&unit=5', '/projects/queue/a-1/floors/1-2?rooms=2&unit=5'],
  ]
  for (const [asked, kept] of cases) assert.equal(address(asked), kept, asked)
})

test('R1053 a listing with words of a visitor in its address is kept in no memory', () => {
  assert.equal(address('/properties/apartments?rooms=2&missed=pool'), null)
  assert.equal(address('/kk/properties/apartments.data?rooms=2&missed=pool'), null)
})

test('data of the router are kept beside their page, with the routes that they are of', () => {
  assert.equal(address('/_.data?_routes=root&utm_source=a'), '/_.data?_routes=root')
  assert.equal(address('/kk/about.data'), '/kk/about.data')
  const key = pageKey('/kk/properties/apartments.data', '?rooms=2')
  assert.deepEqual(key, {
    address: '/kk/properties/apartments.data?rooms=2',
    name: 'listing',
    language: 'kk',
    isData: true,
  })
})

test('R69 an address with a useless page has no kept page: it is corrected, also where the page is in memory', () => {
  for (const search of ['?page=1', '?page=', '?page=abc', '?utm_source=x&p%61ge=1'])
    assert.equal(pageKey('/about', search), null, search)
  assert.equal(pageKey('/about', '?page=2')?.address, '/about')
})

test('what belongs to one visitor or one moment is never kept', () => {
  const passed = [
    '/callback?sent=1',
    '/purchase-methods/mortgage?price=25000000&refused=later',
    '/favorites?ids=1,2',
    '/favorites/compare?ids=1&category=flat',
    '/contents/subscribe/confirm?token=abc',
    '/contents/subscribe',
    '/career?search=%D0%BC',
    '/career/job-for-student?vacancy=5',
    '/reserve?estate=5',
    '/test-ui',
    '/no/such/page/anywhere',
    `/properties/apartments?complex=${'a'.repeat(700)}`,
  ]
  for (const url of passed) assert.equal(address(url), null, url)
})

test('every name that a page reads from its address either makes a kept page of its own or is passed', () => {
  const web = join(import.meta.dirname, '../../../web')
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('routes/test-ui'),
  )
  const read = files.flatMap((file) =>
    [
      ...readFileSync(join(web, file), 'utf8').matchAll(
        /(?:searchParams|params)\.(?:get|getAll|has)\('(\w+)'\)/g,
      ),
    ].map(([, name = '']) => name),
  )
  assert.ok(read.length > 10, 'the pages are read in another way now')
  const places = [
    '/properties/apartments',
    '/projects',
    '/contents/news',
    '/contents/promo',
    '/about/progress',
    '/purchase-methods/mortgage',
    '/callback',
    '/answers',
    '/projects/queue/a/apartments',
    '/tell-me',
  ]
  const isHeeded = (name: string) => places.some((place) => address(`${place}?${name}=1`) !== place)
  assert.deepEqual(
    [...new Set(read)].filter((name) => !isHeeded(name)),
    [],
  )
})
