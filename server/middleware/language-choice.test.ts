import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { languageSwitchPath } from '#contract/language-switch.ts'
import { languages } from '#domain/languages.ts'
import { languageChoice, languageSwitch } from './language-choice.ts'

const browser = { Accept: 'text/html,*/*;q=0.8', 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156' }

function site(secure = false) {
  return new Hono()
    .get(languageSwitchPath, languageSwitch(secure))
    .use(languageChoice)
    .all('*', (c) => c.text('page'))
}

test('R74 A7 an unprefixed address goes to the language of the cookie, else of the browser’s list, else stays Russian', async () => {
  const app = site()
  const cases: [cookie: string, list: string, path: string, to: string | null][] = [
    ['', 'kk-KZ,kk;q=0.9,ru;q=0.8', '/', '/kk'],
    ['', 'ru-RU,ru;q=0.9,en;q=0.8', '/', null],
    ['', 'de,fr', '/', null],
    ['', '', '/', null],
    ['i18n_redirected=en', 'kk', '/projects?utm_source=x%20y', '/en/projects?utm_source=x%20y'],
    ['i18n_redirected=ru', 'kk', '/projects', null],
    ['i18n_redirected=xx', 'kk', '/projects', '/kk/projects'],
    ['i18n_redirected=en', 'kk', '/kk/projects', null],
    ['', 'en', '/properties/apartments?restorations=fine', '/en/properties/apartments?restorations=Finished'],
  ]
  for (const [cookie, list, path, to] of cases) {
    const headers: Record<string, string> = { ...browser, 'Accept-Language': list }
    if (cookie !== '') headers['Cookie'] = cookie
    const response = await app.request(path, { headers })
    const told = `${path} ${cookie} ${list}`
    assert.equal(response.headers.get('Location'), to, told)
    assert.equal(response.status, to === null ? 200 : 302, told)
    if (to !== null) assert.match(response.headers.get('Cache-Control') ?? '', /^private/, told)
    const vary = response.headers.get('Vary') ?? ''
    assert.equal(/Cookie, Accept-Language/.test(vary), !path.startsWith('/kk'), told)
  }
})

test('A7 bots, data requests, files, forms and programs are sent nowhere', async () => {
  const app = site()
  const english = { ...browser, 'Accept-Language': 'en' }
  const bot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  const requests: [string, RequestInit][] = [
    ['/', { headers: { ...english, 'User-Agent': bot } }],
    ['/_.data', { headers: english }],
    ['/robots.txt', { headers: english }],
    ['/', { headers: { ...english, Accept: '*/*' } }],
    ['/', { headers: english, method: 'POST' }],
  ]
  for (const [path, init] of requests) {
    assert.equal((await app.request(path, init)).status, 200, `${path} ${JSON.stringify(init)}`)
  }
})

test('A7 whoever takes anything gets the page in Russian, which says that it depends on the visitor’s language', async () => {
  const headers = { ...browser, Accept: '*/*', 'Accept-Language': 'en' }
  const vary = async (path: string) => (await site().request(path, { headers })).headers.get('Vary')
  assert.equal(await vary('/reserve'), 'Cookie, Accept-Language')
  assert.deepEqual(
    [await vary('/kk/reserve'), await vary('/robots.txt'), await vary('/_.data')],
    [null, null, null],
  )
})

test('A7 R210 the switcher writes the cookie for a year and goes to the same page in that language', async () => {
  const response = await site().request(
    '/language/kk?to=/en/properties/apartments%3Frestorations%3DTurnkey%26page%3D2',
  )
  assert.equal(response.status, 303)
  assert.equal(
    decodeURI(response.headers.get('Location') ?? ''),
    '/kk/properties/apartments?restorations=Толық дайын&page=2',
  )
  const cookie = response.headers.get('Set-Cookie') ?? ''
  assert.match(cookie, /^i18n_redirected=kk; Max-Age=31536000; Path=\/; SameSite=Lax$/)
  assert.match((await site(true).request('/language/ru')).headers.get('Set-Cookie') ?? '', /; Secure/)
})

test('R137 A7 the switcher keeps the marks of a campaign, which its link in a page for everybody cannot name', async () => {
  const cases: [referer: string, to: string, led: string][] = [
    ['http://localhost/about?utm_source=a%20b&gclid=1', '/about', '/kk/about?utm_source=a%20b&gclid=1'],
    ['http://localhost/projects?utm_source=a', '/about', '/kk/about'],
    ['http://elsewhere.kz/about?utm_source=a', '/about', '/kk/about'],
    ['no address', '/about?page=2', '/kk/about?page=2'],
  ]
  for (const [Referer, to, led] of cases) {
    const path = `/language/kk?to=${encodeURIComponent(to)}`
    const response = await site().request(path, { headers: { Referer } })
    assert.equal(response.headers.get('Location'), led)
  }
})

test('A7 the switcher leads to this site only, and only to our languages', async () => {
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/\t/evil.example',
    '/.//evil.example',
  ]) {
    const response = await site().request(`/language/en?to=${encodeURIComponent(to)}`)
    assert.equal(response.headers.get('Location'), '/en', to)
  }
  assert.equal(await (await site().request('/language/de')).text(), 'page')
})

test('R224 A7 no prefix of a language hides a way to another site', async () => {
  const attacks = [
    '/kk//evil.example',
    '/en//evil.example/a?b=c',
    '/kk/\\evil.example',
    '/kk/%5Cevil.example',
    '/en/.//evil.example',
    '/en/x/..//evil.example',
    '/kk/\t/evil.example',
    '/kk/kk//evil.example',
  ]
  for (const to of attacks) {
    for (const code of languages) {
      const response = await site().request(`/language/${code}?to=${encodeURIComponent(to)}`)
      const location = response.headers.get('Location') ?? ''
      assert.equal(new URL(location, 'http://localhost').origin, 'http://localhost', `${to} in ${code}`)
    }
  }
})

test('R226 whoever chose Russian stays there without a cookie, and a newcomer does not', async () => {
  const ask = async (path: string, from: string, cookie = '') => {
    const headers: Record<string, string> = { ...browser, 'Accept-Language': 'en', Referer: from }
    if (cookie !== '') headers['Cookie'] = cookie
    const response = await site().request(path, { headers })
    return response.headers.get('Location')
  }
  assert.equal(await ask('/', 'http://localhost/en'), null, 'the switcher')
  assert.equal(await ask('/about', 'http://localhost/en/about'), null)
  assert.equal(await ask('/projects', 'http://localhost/about'), null, 'a link of a Russian page')
  assert.equal(await ask('/about', 'http://localhost/en/projects'), '/en/about', 'another page in English')
  assert.equal(await ask('/about', 'http://elsewhere.kz/about'), '/en/about')
  assert.equal(await ask('/about', 'http://localhost/', 'i18n_redirected=kk'), '/kk/about')
})
