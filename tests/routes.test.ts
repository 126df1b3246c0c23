import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { languagePrefix, pages } from '#contract/pages.ts'
import { type Language, languages } from '#domain/languages.ts'
import configured from '#web/routes.ts'

type Place = [name: string, path: string, address: (language: Language) => string, file: string]

/** The pages that the specification names, each with an example of its address. */
const places: readonly Place[] = [
  ['R31 the home page', '/', pages.home, 'home/home.tsx'],
  ['R32 the landing page of the vacancies', '/career', pages.career, 'career/career.tsx'],
  ['R33 work for students', '/career/job-for-student', pages.students, 'career/students.tsx'],
  ['R34 a field of work', '/career/design', (of) => pages.vacancies(of, 'design'), 'career/category.tsx'],
  ['R35 a vacancy', '/career/design/me', (of) => pages.vacancy(of, 'design', 'me'), 'career/vacancy.tsx'],
  ['R36 the contacts', '/contacts', pages.contacts, 'contacts/contacts.tsx'],
  ['R37 news and promotions together', '/contents', pages.contents, 'contents/contents.tsx'],
  ['R38 the news', '/contents/news', pages.news, 'contents/news/news.tsx'],
  ['R39 an article', '/contents/news/a', (of) => pages.article(of, 'a'), 'contents/news/article.tsx'],
  ['R40 the promotions', '/contents/promo', pages.promotions, 'contents/promo/promotions.tsx'],
  ['R41 a promotion', '/contents/promo/a', (of) => pages.promotion(of, 'a'), 'contents/promo/promotion.tsx'],
  ['R42 the favourites', '/favorites', pages.favorites, 'favorites/favorites.tsx'],
  ['R43 the comparison', '/favorites/compare', pages.compare, 'favorites/compare.tsx'],
  ['R44 all kinds of units', '/properties', pages.properties, 'properties/properties.tsx'],
  [
    'R45 flats',
    '/properties/apartments',
    (of) => pages.listing(of, 'flat'),
    'properties/listing/listing.tsx',
  ],
  [
    'R45 parking',
    '/properties/parking-spaces',
    (of) => pages.listing(of, 'garage'),
    'properties/listing/listing.tsx',
  ],
  [
    'R45 stores',
    '/properties/storerooms',
    (of) => pages.listing(of, 'storageroom'),
    'properties/listing/listing.tsx',
  ],
  [
    'R45 shops',
    '/properties/commercial-premises',
    (of) => pages.listing(of, 'comm'),
    'properties/listing/listing.tsx',
  ],
  [
    'R46 a unit',
    '/properties/apartments/a-1',
    (of) => pages.estate(of, 'flat', 'a-1'),
    'properties/estate/estate.tsx',
  ],
  ['R47 the company', '/about', pages.about, 'about/about.tsx'],
  ['R48 the progress of all projects', '/about/progress', pages.progress, 'about/progress.tsx'],
  ['R48 the progress of one', '/about/alatau', (of) => pages.timeline(of, 'alatau'), 'about/timeline.tsx'],
  ['R49 the projects', '/projects', pages.projects, 'projects/list/projects.tsx'],
  [
    'R50 a house',
    '/projects/queue/alatau-1',
    (of) => pages.queue(of, 'alatau-1'),
    'projects/house/house.tsx',
  ],
  ['R51 a project', '/projects/alatau', (of) => pages.project(of, 'alatau'), 'projects/project/project.tsx'],
  ['R52 the ways to buy', '/purchase-methods', pages.purchaseMethods, 'purchase/purchase-methods.tsx'],
  ['R53 the mortgage', '/purchase-methods/mortgage', pages.mortgage, 'purchase/mortgage.tsx'],
  ['R54 the instalment', '/purchase-methods/installment', pages.installment, 'purchase/installment.tsx'],
  ['R55 paying at once', '/purchase-methods/payment-100', pages.payment100, 'purchase/payment-100.tsx'],
  ['R57 the page of parts', '/test-ui', pages.testUi, 'test-ui/test-ui.tsx'],
]

/** The routes as the router matches them, with their files. */
function routesOf(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, file, children }) => ({
    ...(path === undefined ? {} : { path }),
    handle: file,
    ...(children === undefined ? {} : { children: routesOf(children) }),
  }))
}

const routes = routesOf(configured)

/** The file of the page at an address. */
function fileAt(address: string): unknown {
  return matchRoutes(routes, address)?.at(-1)?.route.handle
}

for (const [name, path, address, file] of places) {
  test(`${name}: ${path} has its page in every language, and links lead to it`, () => {
    for (const language of languages) {
      const there = `${languagePrefix(language)}${path}`.replace(/(?<=.)\/$/, '')
      assert.equal(address(language), there)
      assert.equal(fileAt(there), `routes/${file}`)
    }
  })
}

test('R1 every page of the specification is one of its own, and another address is none', () => {
  const named = places.map(([name]) => name.slice(0, name.indexOf(' ')))
  assert.equal(new Set(places.map(([, , , file]) => file)).size, new Set(named).size + 1, 'R48 has two')
  for (const address of ['/castle', '/kk/castle', '/en/projects/queue/a/b/c', '/de']) {
    assert.equal(fileAt(address), 'routes/missing/missing.tsx', address)
  }
})

test('R370 every page has an action, since every page has forms in its frame', () => {
  const leaves = configured.flatMap((entry) => entry.children ?? [entry])
  assert.ok(leaves.length > 50)
  for (const { file } of leaves) {
    const code = readFileSync(join(import.meta.dirname, '../web', file), 'utf8')
    assert.match(code, /export (?:async )?(?:function action\b|\{ pageAction as action \})/, file)
  }
})
