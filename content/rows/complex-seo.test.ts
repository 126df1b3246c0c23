import assert from 'node:assert/strict'
import { test } from 'node:test'
import { complexSeo } from './complex-seo.ts'

test('R768 a project without words for search engines is told by its name, its city and its first sentence', () => {
  const name = { ru: 'Сад', kk: 'Бақ', en: 'Garden' }
  const city = { ru: 'Тараз', kk: 'Тараз', en: 'Taraz' }
  const long = 'Очень '.repeat(50)
  const html = {
    ru: '<h2>О проекте</h2>\n<p>Два дома <a href="/x">у воды</a> &amp; парка. Двор без машин.</p>\n<p>Ещё.</p>',
    kk: `<p>${long}</p>`,
    en: '<figure></figure>',
  }
  assert.deepEqual(complexSeo({ name, city, html }), {
    title: { ru: 'Сад, Тараз', kk: 'Бақ, Тараз', en: 'Garden, Taraz' },
    description: { ru: 'Два дома у воды & парка.', kk: 'Бақ, Тараз', en: '' },
  })
})
