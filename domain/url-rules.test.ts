import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isPagePath, languageOfPath, pathInLanguage, stripLanguage, urlRule } from './url-rules.ts'

const site = 'https://kerege.kz'

/** One line per rule: the requested address and its outcome: `serve`, `missing`, or the target. */
const table: [rule: string, asked: string, outcome: string][] = [
  ['the home page', '/', 'serve'],
  ['a page', '/properties/apartments', 'serve'],
  ['a page in Kazakh', '/kk/properties/apartments', 'serve'],
  ['a home page in English', '/en', 'serve'],
  ['an unknown page is for the router to miss', '/no/such-page', 'serve'],
  ['a query without a page', '/properties/apartments?rooms=2&sort=-price', 'serve'],

  ['R66 capital letters', '/Projects/Zhibek-Zholy', '/projects/zhibek-zholy'],
  ['R66 capital letters of the language', '/KK/About', '/kk/about'],
  ['R66 capital letters behind percent signs', '/%D0%9F%D1%83%D1%82%D1%8C', '/%D0%BF%D1%83%D1%82%D1%8C'],
  ['R66 a plain letter behind a percent sign', '/%41bout', '/about'],
  ['R66 a small letter behind a percent sign', '/%61bout', '/about'],
  ['R66 small letters behind percent signs stay', '/%D0%BF%D1%83%D1%82%D1%8C', 'serve'],
  ['R66 the letters of an escape are no capital letters', '/a%2Fb', 'serve'],
  ['R66 an escaped percent sign is not unwrapped twice', '/%2541', 'serve'],
  ['R66 a broken escape is served for the router to miss', '/%E0', 'serve'],
  ['R66 capital letters around a broken escape', '/News/%E0%A4%A', '/news/%E0%A4%a'],
  ['R66 a percent sign alone', '/Sale-100%', '/sale-100%'],
  ['R66 the query keeps its capital letters', '/About?Utm_Source=Google', '/about?Utm_Source=Google'],

  ['R67 repeated slashes', '//a//b/', '/a/b'],
  ['R67 slashes alone', '///', '/'],
  ['R67 slashes before a language', '//kk//about', '/kk/about'],
  ['R68 a slash at the end', '/projects/', '/projects'],
  ['R68 a slash after the language', '/kk/', '/kk'],
  ['R68 a slash before the query', '/projects/?rooms=1', '/projects?rooms=1'],

  ['R69 page=1', '/properties/apartments?page=1', '/properties/apartments'],
  ['R69 page=1 among others', '/projects?a=%2f&page=1&b=%D1%8F+%20', '/projects?a=%2f&b=%D1%8F+%20'],
  ['R69 page=1 behind percent signs', '/projects?%70age=%31', '/projects'],
  ['note b page=abc', '/projects?page=abc', '/projects'],
  ['note b page=0', '/projects?page=0', '/projects'],
  ['note b page=-1', '/projects?page=-1', '/projects'],
  ['note b a page with a leading zero', '/projects?page=02', '/projects'],
  ['note b a fraction', '/projects?page=1.5', '/projects'],
  ['note b a page without a value', '/projects?page', '/projects'],
  ['note b an empty page', '/projects?rooms=1&page=', '/projects?rooms=1'],
  ['R63 page=2', '/projects?page=2', 'serve'],
  ['R63 a page far past the end is for the listing to miss', `/projects?page=${'9'.repeat(400)}`, 'serve'],
  [
    'R368 beside a filter that its page may drop too',
    '/kk/properties/storerooms?restorations=fine&page=1',
    'serve',
  ],
  ['R1030 beside floors that its page drops', '/properties/parking-spaces?floor_not=first&page=1', 'serve'],
  [
    'R1031 beside a kitchen that its page may drop',
    '/properties/commercial-premises?kitchen_from=9&page=1',
    'serve',
  ],
  ['R683 beside hours of sun that its page may drop', '/properties/storerooms?sun=2&page=1', 'serve'],
  [
    'R368 the page of flats drops none',
    '/properties/apartments?rooms=1&page=1',
    '/properties/apartments?rooms=1',
  ],
  [
    'R368 an address with another mistake is corrected first',
    '/properties/garage?views=street&page=1',
    '/properties/parking-spaces?views=street',
  ],
  ['R69 the useful one of two pages stays', '/projects?page=1&page=3', '/projects?page=3'],
  ['R69 other keys are not pages', '/projects?Page=1&pages=1&?page=1', 'serve'],
  ['R69 odd bytes of the query stay', '/projects?&&a==b&c;d=%zz&', 'serve'],
  [
    'R69 odd bytes stay beside a dropped page',
    '/projects?&&a==b&page=1&c;d=%zz&',
    '/projects?&&a==b&c;d=%zz&',
  ],

  ['R70 index', '/index', '/'],
  ['R70 default', '/default', '/'],
  ['R70 main', '/main', '/'],
  ['R70 home with a query', '/home?utm_source=sms', '/?utm_source=sms'],
  ['A5 a language counts as root', '/kk/INDEX', '/kk'],
  ['A5 a language counts as root, with slashes', '/en//Home/', '/en'],
  ['R70 an ending after something', '/projects/index', 'missing'],
  ['R70 an ending after something in Kazakh', '/kk/projects/main', 'missing'],
  ['R70 an ending after an ending', '/index/index', 'missing'],
  ['R70 a word that only ends so', '/new-home', 'serve'],

  ['R25 Russian has no prefix', '/ru', '/'],
  ['R25 Russian has no prefix, page', '/ru/about?a=1', '/about?a=1'],
  [
    'R25 Russian has no prefix, everything at once',
    '/RU//Properties/Flat/?page=1&a=B',
    '/properties/apartments?a=B',
  ],
  ['R25 the Russian root by name', '/ru/index', '/'],
  ['R25 one language inside another', '/ru/kk/about', 'missing'],
  ['R25 Russian inside Russian', '/ru/ru', 'missing'],
  ['R25 Russian in the middle is a word like any other', '/kk/ru', 'serve'],
  ['R25 a word that begins like a language', '/rules', 'serve'],

  ['A15 a category code, flat', '/properties/flat', '/properties/apartments'],
  ['A15 a category code, garage', '/kk/properties/garage', '/kk/properties/parking-spaces'],
  ['A15 a category code, storageroom', '/en/properties/storageroom', '/en/properties/storerooms'],
  [
    'A15 A50 a category code, comm',
    '/kk/properties/comm?rooms=2&a=1',
    '/kk/properties/commercial-premises?a=1',
  ],
  ['A50 rooms of what has none', '/properties/storerooms?rooms%5B%5D=1&rooms=2', '/properties/storerooms'],
  [
    'A15 a category code before a unit, which its page corrects',
    '/properties/flat/studiya-27-4-m2-51',
    'serve',
  ],
  ['A15 all in one hop', '/Properties/Flat/', '/properties/apartments'],
  ['A15 a code elsewhere is a word', '/projects/flat', 'serve'],

  ['A5 the API', '/api/Estates//?page=1', 'serve'],
  ['A5 the root of the API', '/api', 'serve'],
  ['A5 built files', '/assets/Root-B2xK.js', 'serve'],
  ['A5 pictures', '/media/Render-ab12cd34-640.avif?page=1', 'serve'],
  ['A5 fonts', '/fonts/Kerege-Display.woff2', 'serve'],
  ['A5 the manifest', '/builds/latest.json?1790000000000', 'serve'],
  ['A5 a certificate challenge', '/.well-known/acme-challenge/AbC_9', 'serve'],
  ['A5 the policy', '/policy.pdf?page=1', 'serve'],
  ['A5 the policy in Kazakh', '/kk/policy.pdf?page=1', 'serve'],
  ['A5 the policy in English', '/en/policy.pdf?page=1', 'serve'],
  ['A5 the feed of the news', '/kk/rss.xml?page=1', 'serve'],
  ['A5 the sitemap', '/sitemap.xml?page=1', 'serve'],
  ['A5 a part of the sitemap in English', '/en/sitemap-units-201.xml?page=1', 'serve'],
  ['A5 a page whose name begins like a folder of files', '/Media-Center', '/media-center'],
  ['A5 a data request', '/properties/apartments.data', 'serve'],
  ['A5 a data request with its query', '/properties/apartments.data?page=1&_routes=a', 'serve'],
  ['A5 the data of the home page', '/_.data', 'serve'],
  ['A5 the data of the Kazakh home page', '/kk.data', 'serve'],

  ['safe: another host after two slashes', '//evil.com', '/evil.com'],
  ['safe: another host after many slashes', '////evil.com/%2e%2e', '/'],
  ['safe: another host after backslashes', '/\\evil.com', '/evil.com'],
  ['safe: another host after mixed slashes', '/\\/\\evil.com\\', '/evil.com'],
  ['safe: an escaped backslash stays escaped', '//%5Cevil.com', '/%5Cevil.com'],
  ['safe: an escaped slash stays escaped', '//%2F%2FEvil.com', '/%2F%2Fevil.com'],
  ['safe: another host behind the language', '/ru//evil.com', '/evil.com'],
  ['safe: another host behind an ending', '//evil.com/index', 'missing'],
  ['safe: a line break stays escaped', '//a%0D%0ASet-Cookie:x', '/a%0D%0Aset-cookie:x'],
]

function outcome(address: string): string {
  const rule = urlRule(new URL(site + address))
  return rule.kind === 'redirect' ? rule.to : rule.kind
}

for (const [rule, asked, expected] of table) {
  test(`${rule}: ${asked.slice(0, 80)}`, () => assert.equal(outcome(asked), expected))
}

const piece = fc.oneof(
  fc.constantFrom(
    'kk',
    'en',
    'ru',
    'KK',
    'index',
    'Home',
    'properties',
    'Flat',
    'comm',
    'api',
    'media',
    'policy.pdf',
  ),
  fc.constantFrom(
    '%D0%9F',
    '%d0%9f',
    '%41',
    '%2F',
    '%5C',
    '%E0',
    '%',
    '%2541',
    '%2e',
    '..',
    '.',
    '',
    '\\',
    '%c4%b0',
  ),
  fc.string({ unit: fc.constantFrom(...'aBz09-_.~%4ЖҚΣé @:;\\/'), maxLength: 8 }),
  fc.webUrl({ withQueryParameters: true }),
)
const query = fc.array(
  fc.constantFrom('page=1', 'page=2', 'page=x', 'a=B', '', 'rooms=0,1', '%70age=1', '%zz', 'page'),
)
const address = fc
  .tuple(fc.array(fc.tuple(piece, fc.constantFrom('/', '//', '')), { maxLength: 6 }), query)
  .map(([path, pairs]) => `/${path.flat().join('')}?${pairs.join('&')}`)

test('A5 one hop is enough: the target of every redirect is served', () => {
  fc.assert(
    fc.property(address, (asked) => {
      const to = outcome(asked)
      if (to !== 'serve' && to !== 'missing') assert.equal(outcome(to), 'serve', `${asked} → ${to}`)
    }),
    { numRuns: 5000 },
  )
})

test('A6 a redirect never leaves the site and never loses a byte of the rest of the query', () => {
  fc.assert(
    fc.property(address, (asked) => {
      const to = outcome(asked)
      if (to === 'serve' || to === 'missing') return
      const target = new URL(to, site)
      assert.equal(target.origin, site)
      assert.equal(target.pathname + target.search, to)
      assert.doesNotMatch(to, /^\/[/\\]/)
      // What has no rooms drops them (A50).
      const dropped = /\/properties\/(?!apartments$)[a-z-]+$/.test(target.pathname)
        ? /^(?:(?:p|%70)age|rooms)/
        : /^(?:p|%70)age/
      const rest = (url: URL) =>
        url.search
          .slice(1)
          .split('&')
          .filter((pair) => !dropped.test(pair))
      assert.equal(rest(target).join('&'), rest(new URL(site + asked)).join('&'))
    }),
    { numRuns: 5000, examples: [['/properties/comm/?rooms=0,1&a=B'], ['/properties/Flat?rooms=0,1']] },
  )
})

test('R25 the language of a page is its prefix, also in a data request', () => {
  const cases = {
    '/': 'ru',
    '/about': 'ru',
    '/kk': 'kk',
    '/kk/about': 'kk',
    '/en': 'en',
    '/kkk': 'ru',
    '/ru/x': 'ru',
  }
  for (const [path, language] of Object.entries(cases)) assert.equal(languageOfPath(path), language, path)
  assert.equal(languageOfPath('/kk.data'), 'kk')
  assert.equal(languageOfPath('/en/properties.data'), 'en')
  assert.equal(languageOfPath('/_.data'), 'ru')
})

test('R93 the language switcher keeps the path and changes the prefix', () => {
  assert.equal(pathInLanguage('/', 'kk'), '/kk')
  assert.equal(pathInLanguage('/kk', 'ru'), '/')
  assert.equal(pathInLanguage('/kk/about', 'en'), '/en/about')
  assert.equal(pathInLanguage('/about', 'kk'), '/kk/about')
  assert.equal(pathInLanguage('/english', 'en'), '/en/english')
  assert.equal(stripLanguage('/en/projects/a'), '/projects/a')
  assert.equal(stripLanguage('/kkk'), '/kkk')
})

test('R72 what can be a page: no call, no document, no file', () => {
  for (const path of ['/', '/kk', '/properties/apartments/2-komnatnaya-1', '/a.b/c']) {
    assert.equal(isPagePath(path), true, path)
  }
  for (const path of [
    '/api/estates',
    '/policy.pdf',
    '/kk/policy.pdf',
    '/media/a.webp',
    '/old.html',
    '/fonts',
  ]) {
    assert.equal(isPagePath(path), false, path)
  }
})
