import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getLocalizations } from '#contract/localizations.ts'
import { readOwnTexts } from '#database/contents/own-texts.ts'
import { languages } from '#domain/languages.ts'
import { ownTexts } from '#texts/own-texts.ts'
import { access, unnamedReceivers, withReceivers } from '#texts/receivers.ts'
import { texts } from '#texts/texts.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { forPersonnel, keepRoutes, mailRoute, routesSince } from '#tests/helpers/leads/routes.ts'
import { callApi } from '#tests/helpers/servers/call-api.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { agreedVersion, consentText, consentVersion } from '../intake/consent.ts'

const cloud = {
  name: { ru: 'Облако CRM', kk: 'CRM бұлты', en: 'CRM Cloud' },
  country: { ru: 'Россия', kk: 'Ресей', en: 'Russia' },
}
const staffing = {
  name: { ru: 'Кадры', kk: 'Кадрлар', en: 'Staffing' },
  country: { ru: 'Казахстан', kk: 'Қазақстан', en: 'Kazakhstan' },
}

/** Sales in a cloud abroad, personnel with another receiver. */
const routes = {
  sales: { to: 'webhook', url: 'https://crm.example/', secret: '${ROUTE_HOOK}', receiver: cloud },
  personnel: { ...mailRoute('hr@example.com', forPersonnel), own: undefined, receiver: staffing },
}

test('R786 the built-in policy has the place for receivers in each language', () => {
  for (const language of languages) {
    for (const place of [unnamedReceivers, access])
      assert.equal(texts[language]['policy.text'].split(place[language]).length, 2, place[language])
  }
})

eachDatabase(
  'R786 policy and consents name the receivers by name and country, under another version',
  async (db) => {
    const before = await readOwnTexts(db)
    await keepRoutes(db, routes)
    const own = await readOwnTexts(db)
    for (const language of languages) {
      const said = ownTexts(own, language)
      const sales = `${cloud.name[language]} (${cloud.country[language]})`
      const personnel = `${staffing.name[language]} (${staffing.country[language]})`
      assert.ok(said['policy.text'].includes(`${sales}, ${personnel}`), language)
      for (const place of [unnamedReceivers, access])
        assert.ok(!said['policy.text'].includes(place[language]), place[language])
      assert.equal(said['policy.version'], routesSince)
      // Each consent names those that get its requests, and no others.
      const callback = consentText('callback', said)
      assert.ok(callback.includes(sales) && !callback.includes(personnel), callback)
      const application = consentText('application', said)
      assert.ok(application.includes(personnel) && !application.includes(sales), application)
      assert.equal(consentText('subscribe', said), consentText('subscribe', ownTexts(before, language)))
      const version = agreedVersion(own, 'callback', language, callback)
      assert.equal(version, consentVersion('callback', language, said))
      assert.notEqual(version, agreedVersion(before, 'callback', language, undefined))
    }
  },
)

eachDatabase('R786 pages and the policy get these words from the API', async (db, _, t) => {
  await keepRoutes(db, routes)
  const { api } = await sampleApi(t, db)
  const { data } = await callApi(api, getLocalizations, { params: { lang: 'ru' } })
  const said = new Map(data.map(({ key, content }) => [key, content]))
  assert.match(
    said.get('policy.text') ?? '',
    /Заявки с сайта получают: Облако CRM \(Россия\), Кадры \(Казахстан\)\./,
  )
  assert.match(said.get('callback.consent') ?? '', /по \{link\}\. Заявку получают: Облако CRM \(Россия\)$/)
})

test('R786 a policy in own words stands as it is, its consents name the receivers', () => {
  const own = { ...texts.ru, 'policy.text': '## Своя\n\nОблако CRM.', 'policy.version': '2026-11-24' }
  const named = withReceivers(own, 'ru', {
    since: '2026-11-25',
    receivers: [{ ...cloud, forms: ['callback'] }],
  })
  assert.equal(named['policy.text'], own['policy.text'])
  assert.equal(named['policy.version'], '2026-11-24')
  assert.match(named['callback.consent'], /Облако CRM \(Россия\)$/)
  assert.equal(withReceivers(own, 'ru', null), own)
})
