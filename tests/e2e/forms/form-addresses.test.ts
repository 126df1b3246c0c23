import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import {
  type FormName,
  formNames,
  formPage,
  freeFlat,
  isForMail,
  sentSearch,
} from '#tests/helpers/browser/forms.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { wordsOfPage } from '#tests/helpers/words-of-page.ts'

/** A page as a browser without JavaScript gets it. */
async function read(path: string): Promise<{ status: number; html: string }> {
  const { url } = await demoSite()
  const response = await fetch(url + path, { headers: { 'Accept-Language': 'ru' } })
  return { status: response.status, html: await response.text() }
}

/** Whether a page is hidden from search engines. */
const isHidden = (html: string) => /<meta name="robots" content="noindex"/.test(html)

/** The addresses that search engines may keep a page under. */
const canonical = (html: string) =>
  [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = '']) => new URL(href).pathname)

/** How many thanks of a form a page has, and how many buttons that send it. */
function thanksAndButtons(html: string, form: FormName): [thanks: number, buttons: number] {
  const plain = (part: string) => wordsOfPage(`<body>${part}</body>`).trim()
  const count = (elements: RegExp, key: Parameters<typeof word>[1]) =>
    [...html.matchAll(elements)].filter(([found]) => plain(found) === plain(word('ru', key))).length
  return [
    count(/<h([1-6])\b[^>]*>.*?<\/h\1>/gs, `${form}.sent.title`),
    count(/<button type="submit"[^>]*>.*?<\/button>/gs, `${form}.submit`),
  ]
}

test('R350 a meeting that names no unit on sale is one about none', async () => {
  const isAboutUnit = (html: string) => html.includes('name="estate_id"')
  assert.ok(isAboutUnit((await read(pages.meeting('ru', (await freeFlat()).id))).html))
  for (const query of ['?estate=', '?estate=abc', '?estate=999999999']) {
    const { status, html } = await read(pages.meeting('ru') + query)
    assert.equal(status, 200, query)
    assert.deepEqual(thanksAndButtons(html, 'meets'), [0, 1], query)
    assert.equal(isAboutUnit(html), false, query)
  }
})

test('R73 a request about no unit, or about one that never was, is «not found»', async () => {
  for (const query of ['', '?estate=', '?estate=0', '?estate=abc', '?estate=999999999', '?estate=1e3'])
    assert.equal((await read(`/reserve${query}`)).status, 404, query)
})

test('R30 search engines may keep the page of a form, for that of each unit the page of the unit, but no thanks', async () => {
  for (const form of formNames) {
    const path = await formPage(form, 'ru')
    const isOfUnit = form === 'reserves'
    // There is one for every search, and none of them is for search engines.
    if (form === 'watch') continue
    const { html } = await read(path)
    assert.equal(isHidden(html), false, form)
    const [kept = '', ...more] = canonical(html)
    assert.deepEqual(more, [], form)
    assert.ok(isOfUnit ? kept.startsWith(`${pages.listing('ru', 'flat')}/`) : kept === path, kept)
    const sent = await read(`${path}${isOfUnit ? '&' : '?'}${await sentSearch()}`)
    assert.equal(isHidden(sent.html), true, `${form}, sent`)
    assert.deepEqual(canonical(sent.html), [], `${form}, sent`)
  }
})

test('R313 thanks need a fresh mark of our server: any other address shows the form', async () => {
  const hour = 3_600_000
  for (const form of formNames) {
    const path = await formPage(form, 'ru')
    const message = isForMail(form) ? (`${form}.pending` as const) : 'feedback.sent'
    const readWith = (search: string) => read(path + (path.includes('?') ? '&' : '?') + search)
    for (const search of [`sent=${message}`, 'sent', 'sent=1', await sentSearch(message, hour)]) {
      const { html } = await readWith(search)
      assert.deepEqual(thanksAndButtons(html, form), [0, 1], `${form}, ${search}`)
      assert.equal(isHidden(html), form === 'watch', `${form}, ${search}`)
    }
    const { html } = await readWith(await sentSearch(message))
    assert.deepEqual(thanksAndButtons(html, form), [1, 0], form)
  }
})
