import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { followRedirects, inLanguage, lookedUp, type RedirectRule, rulePath } from './redirects.ts'

type Written = readonly [path: string, target: string, more?: Partial<RedirectRule>]

function follow(address: string, ...written: Written[]) {
  const rules = written.map(([path, target, more]) => {
    const rule = { path, target, isPrefix: false, keepsTail: true, status: 301 as const, ...more }
    return [rulePath(path), rule] as const
  })
  return followRedirects(address, new Map(rules))
}

async function targetOf(address: string, ...written: Written[]) {
  return (await follow(address, ...written))?.target ?? null
}

const prefix = { isPrefix: true }

test('A6 a rule moves its own path and no other', async () => {
  const rule = ['/flats', '/properties/apartments'] as const
  assert.deepEqual(await follow('/flats', rule), { target: '/properties/apartments', status: 301 })
  for (const path of ['/flat', '/flats/1', '/', '/properties/apartments', '/kkk/flats'])
    assert.equal(await follow(path, rule), null, path)
})

test('A6 a prefix takes what stands behind it along, a longer one goes first, a whole path before all', async () => {
  const rules: Written[] = [
    ['/news', '/contents/news', prefix],
    ['/news/promo', '/contents/promo', prefix],
    ['/news/promo/spring', '/spring'],
  ]
  assert.equal(await targetOf('/news', ...rules), '/contents/news')
  assert.equal(await targetOf('/news/2020/may', ...rules), '/contents/news/2020/may')
  assert.equal(await targetOf('/news/promo/autumn', ...rules), '/contents/promo/autumn')
  assert.equal(await targetOf('/news/promo/spring', ...rules), '/spring')
  assert.equal(await targetOf('/news/promo/spring/1', ...rules), '/contents/promo/spring/1')
  assert.equal(await targetOf('/newspaper', ...rules), null)
  assert.equal(await targetOf('/old/a', ['/old', '/', prefix]), '/a')
})

test('A6 the query travels along, behind that of the target', async () => {
  assert.equal(await targetOf('/a?utm_source=x&b=%20', ['/a', '/b']), '/b?utm_source=x&b=%20')
  assert.equal(await targetOf('/a?x=1', ['/a', '/b?rooms=1#top']), '/b?rooms=1&x=1#top')
  assert.equal(await targetOf('/a/c?x=1', ['/a', '/b?y=2', prefix]), '/b/c?y=2&x=1')
  assert.equal(await targetOf('/a', ['/a', 'https://example.com/b#c']), 'https://example.com/b#c')
})

test('A6 a rule without a language holds below /kk and /en and leads there again', async () => {
  const rules: Written[] = [
    ['/flats', '/properties/apartments'],
    ['/news', '/contents/news', prefix],
    ['/en/news', '/en/contents', prefix],
    ['/instagram', 'https://example.com/'],
    ['/start', '/'],
    ['/price', '/media/price.pdf'],
    ['/terms', '/policy.pdf'],
    ['/russian', '/kk/about'],
  ]
  assert.equal(await targetOf('/kk/flats?a=1', ...rules), '/kk/properties/apartments?a=1')
  assert.equal(await targetOf('/en/flats', ...rules), '/en/properties/apartments')
  assert.equal(await targetOf('/ru/flats', ...rules), '/properties/apartments')
  assert.equal(await targetOf('/kk/news/1', ...rules), '/kk/contents/news/1')
  assert.equal(await targetOf('/en/news/1', ...rules), '/en/contents/1')
  assert.equal(await targetOf('/kk/instagram', ...rules), 'https://example.com/')
  assert.equal(await targetOf('/kk/start', ...rules), '/kk')
  assert.equal(await targetOf('/kk/price', ...rules), '/media/price.pdf')
  assert.equal(await targetOf('/kk/terms', ...rules), '/kk/policy.pdf')
  assert.equal(await targetOf('/en/russian', ...rules), '/kk/about')
  assert.equal(await targetOf('/kk', ...rules), null)
})

test('A6 up to five rules are followed, and any 302 among them makes the way a temporary one', async () => {
  const chain = (length: number, more: Partial<RedirectRule> = {}): Written[] =>
    Array.from({ length }, (_, step) => [`/${step}`, `/${step + 1}`, step === 1 ? more : {}])
  assert.deepEqual(await follow('/0', ...chain(5)), { target: '/5', status: 301 })
  assert.deepEqual(await follow('/0', ...chain(5, { status: 302 })), { target: '/5', status: 302 })
  assert.equal(await follow('/0', ...chain(6)), null)
})

test('A6 rules that lead in a circle lead nowhere', async () => {
  assert.equal(await follow('/a', ['/a', '/a']), null)
  assert.equal(await follow('/a', ['/a', '/b'], ['/b', '/a']), null)
  assert.equal(await follow('/a', ['/a', '/a/b', prefix]), null)
  assert.equal(await follow('/x', ['/', '/about', prefix]), null)
})

test('A6 a target is written as the rules of addresses want it, so that no circle hides behind a correction', async () => {
  assert.equal(await targetOf('/a', ['/a', '/Projects/?page=1&x=A#Top']), '/projects?x=A#Top')
  assert.equal(await targetOf('/a', ['/a', '/properties/flat']), '/properties/apartments')
  assert.equal(await targetOf('/a', ['/a', '/media/A.pdf']), '/media/A.pdf')
  assert.equal(await targetOf('/a', ['/a', 'https://example.com/A/']), 'https://example.com/A/')
  assert.equal(await targetOf('/a', ['/a', '/properties/flat'], ['/properties/apartments', '/a']), null)
  assert.equal(await targetOf('/', ['/', '/index']), null)
})

test('A6 a target that is no page of ours and no whole address is refused, also at the end of a way', async () => {
  for (const target of [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/new\r\nSet-Cookie: a=b',
    'https:/evil.example',
    'https://user@evil.example',
    'https://host:99999/',
    'new',
    '?a=1',
    '',
  ]) {
    assert.equal(await follow('/a', ['/a', target]), null, target)
    assert.equal(await follow('/a', ['/a', '/b'], ['/b', target]), null, target)
  }
})

test('A6 no path makes a prefix lead to another host', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('/', '/new', '/new/', 'https://example.com', 'https://example.com/a'),
      async (rest, target) => {
        const found = await targetOf(`/old/${rest}`, ['/old', target, prefix])
        if (found === null) return
        const origin = target.startsWith('/') ? 'http://site.invalid' : 'https://example.com'
        assert.equal(new URL(found, 'http://site.invalid').origin, origin)
        assert.match(found, /^[!-~]*$/)
      },
    ),
  )
})

test('a path finds its rule in small letters, with or without percent escapes and slashes at the end', async () => {
  assert.equal(await targetOf('/Flats/', ['/flats', '/b']), '/b')
  assert.equal(await targetOf('//flats//a/', ['/flats/a', '/b']), '/b')
  assert.equal(await targetOf('/flats', ['/flats/', '/b']), '/b')
  assert.equal(await targetOf('/Квартиры', ['/квартиры', '/b']), '/b')
  assert.equal(await targetOf('/%D0%BA%d0%b2', ['/кв', '/b']), '/b')
  assert.equal(await targetOf('/кв', ['/%D0%BA%D0%B2', '/b']), '/b')
  assert.equal(await targetOf('/a%2Fb', ['/a/b', '/c']), null)
  assert.equal(await targetOf('/%zz', ['/%zz', '/b']), '/b')
})

test('a target in Cyrillic becomes one that a header can carry', async () => {
  assert.equal(await targetOf('/a', ['/a', '/көше?т=1#ү']), '/%D0%BA%D3%A9%D1%88%D0%B5?%D1%82=1#%D2%AF')
  assert.equal(await targetOf('/a', ['/a', 'https://мысал.қаз/а']), 'https://xn--80awbu3c.xn--80ao21a/%D0%B0')
})

test('paths deeper than any site are not searched for', async () => {
  const rule: Written = ['/a', '/b', { ...prefix, keepsTail: false }]
  assert.equal(await targetOf('/a'.repeat(30), rule), '/b')
  assert.equal(await targetOf('/a'.repeat(31), rule), null)
})

test('A6 a beginning may lead to one page, with everything below it', async () => {
  const rules: Written[] = [['/blog', '/contents/news', { ...prefix, keepsTail: false }]]
  for (const path of ['/blog', '/blog/2019', '/blog/2019/Статья.html'])
    assert.equal(await targetOf(path, ...rules), '/contents/news', path)
  assert.equal(await targetOf('/kk/blog/2019?utm_source=a', ...rules), '/kk/contents/news?utm_source=a')
})

test('A6 a rule with parameters holds for an address with these and no others, in any order and spelling', async () => {
  const rules: Written[] = [
    [rulePath('/Index.php?ID=12&Тип=Квартира'), '/projects/a'],
    [rulePath('/index.php?id=13'), '/projects/b?x=1'],
    ['/index.php', '/about'],
  ]
  const written = encodeURIComponent('Тип')
  const asked = `/index.php?${written}=${encodeURIComponent('квартира')}&id=12`
  assert.equal(await targetOf(asked, ...rules), '/projects/a')
  // The marks of a campaign are of no page, and travel along; the parameters of the rule do not.
  assert.equal(await targetOf(`${asked}&utm_source=a&gclid=b`, ...rules), '/projects/a?utm_source=a&gclid=b')
  assert.equal(await targetOf('/en/index.php?id=13&yclid=c', ...rules), '/en/projects/b?x=1&yclid=c')
  assert.equal(await targetOf('/index.php?id=14', ...rules), '/about?id=14')
  assert.equal(await targetOf('/index.php?id=13&page=2', ...rules), '/about?id=13&page=2')
  assert.equal(await targetOf('/index.php', ...rules), '/about')
  assert.equal(
    await targetOf(`/index.php?id=13${'&a=b'.repeat(1000)}`, ...rules),
    `/about?id=13${'&a=b'.repeat(1000)}`,
  )
})

test('A6 an address is looked up with its parameters where the site has no page, and then without', () => {
  const url = { pathname: '/old.php', search: '?b=2&utm_source=x&a=1' }
  const asked = (...of: Parameters<typeof lookedUp>) => lookedUp(...of).map(({ address }) => address)
  assert.deepEqual(asked(url, false), ['/old.php?b=2&utm_source=x&a=1', '/old.php'])
  assert.deepEqual(asked(url, true), ['/old.php'])
  assert.deepEqual(asked({ ...url, search: '?utm_source=x' }, false), ['/old.php'])
})

test('R71 an address below a language is looked up with it, and then without, where a target gets it back', () => {
  assert.deepEqual(lookedUp({ pathname: '/kk/old', search: '?a=1' }, false), [
    { address: '/kk/old?a=1', language: null },
    { address: '/kk/old', language: null },
    { address: '/old?a=1', language: 'kk' },
    { address: '/old', language: 'kk' },
  ])
  for (const [target, taken] of [
    ['/about?a=1#b', '/en/about?a=1#b'],
    ['/', '/en'],
    ['/kk/about', '/kk/about'],
    ['/media/price.pdf', '/media/price.pdf'],
    ['https://other.example/a', 'https://other.example/a'],
  ] as const)
    assert.equal(inLanguage(target, 'en'), taken)
  assert.equal(inLanguage('/about', null), '/about')
})
