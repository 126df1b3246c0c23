import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routePattern } from './route-pattern.ts'

test('an address counts as the pattern of its page or call, the same in every language', () => {
  const table = [
    ['/', '/'],
    ['/kk', '/'],
    ['/en/projects', '/projects'],
    ['/kk/projects/aurora', '/projects/:project'],
    ['/projects/queue/aurora-1', '/projects/queue/:queue'],
    ['/projects/queue/aurora-1/facade', '/projects/queue/:queue/facade'],
    ['/projects/queue/aurora-1/apartments', '/projects/queue/:queue/:type'],
    ['/projects/queue/aurora-1/floors/2-7', '/projects/queue/:queue/floors/:floor'],
    ['/about/progress', '/about/progress'],
    ['/about/aurora', '/about/:slug'],
    ['/properties/apartments', '/properties/:type'],
    ['/en/properties/parking-spaces/1234', '/properties/:type/:slug'],
    ['/career/job-for-student', '/career/job-for-student'],
    ['/reserve', '/reserve'],
    ['/policy.pdf', '/policy.pdf'],
    ['/_root.data', '/.data'],
    ['/_.data', '/.data'],
    ['/kk.data', '/.data'],
    ['/kk/properties/apartments.data', '/properties/:type.data'],
    ['/api/estates/15', '/api/estates/:id'],
    ['/api/estates/filters', '/api/estates/filters'],
    ['/api/houses/s/aurora-1/floors/1/2', '/api/houses/s/:slug/floors/:section/:floor'],
    ['/builds/latest.json', '/builds/latest.json'],
    ['/language/kk', '/language/:code'],
    ['/feeds/yrl.xml', '/feeds/yrl.xml'],
    ['/kk/sitemap-units-3.xml', '/sitemap.xml'],
    ['/assets/root-1a2b.js', '/assets/*'],
    ['/og/ru/estate/1-0a1b2c3d4e5f.jpg', '/og/*'],
    ['/kk/site.webmanifest', '/site.webmanifest'],
  ] as const
  for (const [path, pattern] of table) assert.equal(routePattern(path), pattern, path)
})

test('what the site does not have makes no new pattern, whatever is asked for', () => {
  const paths = [
    '/wp-login.php',
    '/properties/castles',
    '/properties/castles/1',
    '/projects/',
    '//',
    '/api/x',
  ]
  for (const path of paths) assert.equal(routePattern(path), 'other', path)
  const asked = Array.from({ length: 500 }, (_, number) => [
    `/${number}`,
    `/projects/${number}`,
    `/properties/apartments/${number}.data`,
    `/assets/${number}.js`,
    `/api/articles/${number}`,
  ]).flat()
  assert.equal(new Set(asked.map(routePattern)).size, 5)
})
