import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Contact, getContacts } from '#contract/contacts.ts'
import { pages } from '#contract/pages.ts'
import { unboundWords } from '#domain/bound-words.ts'
import { languages } from '#domain/languages.ts'
import { mapLink, mapProviders } from '#domain/map-links.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

async function contactsIn(language: string): Promise<Contact[]> {
  const { url } = await demoSite()
  const response = await fetch(`${url}/api/contacts`, { headers: { 'Accept-Language': language } })
  return getContacts.answer.parse(await response.json()).data
}

for (const language of languages) {
  test(`R5 R20 R36 R79 in ${language} the icon of the header leads to every office: address, hours, phones, messengers, maps, without JavaScript`, async (t) => {
    const { page } = await visitor(t, { language, javaScript: false })
    await page.goto(pages.callback(language))
    await page
      .getByRole('banner')
      .getByRole('link', { name: word(language, 'header.contacts'), exact: true })
      .first()
      .click()
    await page.waitForURL((url) => url.pathname === pages.contacts(language))
    const contacts = await contactsIn(language)
    assert.ok(contacts.length > 1)
    const text = unboundWords(await page.getByRole('main').innerText())
    for (const { title, address, hours, phones, email, whatsapp, telegram } of contacts) {
      for (const words of [title, address, ...hours.map(({ days }) => days), email ?? '']) {
        assert.ok(text.includes(unboundWords(words)), words)
      }
      for (const phone of phones) assert.ok((await page.locator(`main a[href="tel:${phone}"]`).count()) > 0)
      if (whatsapp !== null) {
        assert.equal(await page.locator(`main a[href="https://wa.me/${whatsapp.slice(1)}"]`).count(), 1)
      }
      if (telegram !== null) {
        assert.equal(await page.locator(`main a[href="https://t.me/${telegram}"]`).count(), 1)
      }
    }
    for (const { lat, lng } of contacts.filter(({ type }) => type !== 'hr')) {
      for (const provider of mapProviders) {
        assert.equal(await page.locator(`main a[href="${mapLink(provider, lat, lng)}"]`).count(), 1)
      }
    }
  })
}

test('A21 a pin of the map opens what is known of its office', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await open(page, pages.contacts('ru'))
  const office = (await contactsIn('ru'))[0]
  assert.ok(office !== undefined)
  const map = page.getByRole('region', { name: word('ru', 'contacts.map') })
  await map.scrollIntoViewIfNeeded()
  await map.getByRole('button', { name: office.title }).click()
  await map.getByRole('heading', { name: office.title }).waitFor()
  await map.getByText(office.address).waitFor()
})

test('R36 from the contacts to a meeting', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await open(page, pages.contacts('ru'))
  await page
    .getByRole('main')
    .getByRole('link', { name: word('ru', 'meets.page.title') })
    .click()
  await page.waitForURL((url) => url.pathname === pages.meeting('ru'))
})
