import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prefetchRequests, type PageFiles, type Router } from './prefetch-requests.ts'

const route = (module: string, imports: string[] = [], css: string[] = []) => ({
  module,
  imports,
  css,
  hasLoader: true,
})
const routes: PageFiles = {
  root: route('/root.js', ['/react.js']),
  texts: route('/texts.js'),
  listing: route('/listing.js', ['/react.js', '/list.js'], ['/list.css#']),
  estate: route('/estate.js', ['/react.js', '/plan.js'], ['/list.css', '/estate.css#']),
  plain: { ...route('/plain.js'), hasLoader: false },
}

/** The router on a page, with the routes of another. */
function router(shown: readonly string[], next: readonly string[]): Router {
  const match = (id: string) => ({
    params: {},
    route: { id, ...(['root', 'texts'].includes(id) && { shouldRevalidate: () => false }) },
  })
  return {
    match: (page) => (page === '/nowhere' ? null : next.map(match)),
    state: {
      location: { pathname: '/here', search: '' },
      matches: shown.map(match),
      loaderData: Object.fromEntries(shown.map((id) => [id, {}])),
    },
  }
}

test('a page needs the data that the open one has not, and files that are not there', () => {
  const needs = prefetchRequests(
    '/kk/properties/apartments/1?price=2',
    router(['root', 'listing'], ['root', 'texts', 'estate']),
    routes,
    ['root', 'listing'],
  )
  assert.deepEqual(needs, {
    data: '/kk/properties/apartments/1.data?price=2&_routes=texts%2Cestate',
    files: ['/texts.js', '/estate.js', '/plan.js', '/estate.css'],
  })
})

test('another page of the same route needs its data alone', () => {
  const shown = ['root', 'texts', 'estate']
  const needs = prefetchRequests('/properties/apartments/2', router(shown, shown), routes, shown)
  assert.deepEqual(needs, { data: '/properties/apartments/2.data?_routes=estate', files: [] })
})

test('the data of a home page have a name of their own; all of them are asked for without a list', () => {
  const needs = prefetchRequests('/', router(['plain'], ['listing']), routes, ['listing'])
  assert.deepEqual(needs, { data: '/_.data', files: [] })
})

test('a page without data needs its code, and an address without a page nothing', () => {
  const open = router(['root', 'listing'], ['root', 'plain'])
  assert.deepEqual(prefetchRequests('/plain', open, routes, ['root']), { data: null, files: ['/plain.js'] })
  assert.deepEqual(prefetchRequests('/nowhere', open, routes, ['root']), { data: null, files: [] })
})
