import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { lowestPrice } from '#domain/calculation-query.ts'
import { languages } from '#domain/languages.ts'
import { formatCount, formatPrice } from '#domain/money.ts'
import { freeFlat } from '#tests/helpers/browser/forms.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

for (const language of languages)
  test(`R319 without JavaScript a calculator says beside the field what is no sum (${language})`, async (t) => {
    const { page, problems } = await visitor(t, { language, javaScript: false })
    const price = page.getByRole('textbox', { name: word(language, 'calculator.price.unit') })
    const months = page.getByRole('textbox', { name: word(language, 'calculator.months.unit') })
    const least = formatPrice(lowestPrice, 'spec')
    for (const [type, typed] of [
      ['mortgage', 'abc'],
      ['installment', '900000'],
    ] as const) {
      await page.goto(pages[type](language))
      await price.fill(typed)
      await page.keyboard.press('Enter')
      await page.getByText(word(language, 'calculator.refused.price', { least })).waitFor()
      assert.equal(await price.inputValue(), typed)
      assert.equal(await price.getAttribute('aria-invalid'), 'true')
    }
    await page.goto(pages.estate(language, 'flat', (await freeFlat()).slug))
    await months.fill('abc')
    await page.keyboard.press('Enter')
    await page.getByText(word(language, 'calculator.refused.months', { most: '600' })).waitFor()
    await months.fill('12')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('months') === '12')
    assert.equal(await page.getByRole('alert').count(), 0)
    assert.deepEqual(problems, [])
  })

for (const javaScript of [true, false])
  test(`R318 a file that is refused leads back to the calculator, which says why, ${javaScript ? 'with' : 'without'} JavaScript`, async (t) => {
    const { page } = await visitor(t, { language: 'kk', javaScript })
    const asked = pages.mortgage('kk', 'price=25000000&months=300&program=7-20-25')
    await (javaScript ? open(page, asked) : page.goto(asked))
    // The programme ends while the page is open.
    await page.locator('input[name=program_id]').evaluate((input) => input.setAttribute('value', '999999'))
    await page.getByRole('button', { name: word('kk', 'calculator.export.pdf') }).click()
    const words = page.getByRole('alert')
    await words.getByText(word('kk', 'calculator.export.refused.program_id')).waitFor()
    assert.equal(await words.evaluate((said) => said.getBoundingClientRect().top < innerHeight), true)
    const { pathname, searchParams } = new URL(page.url())
    assert.deepEqual([pathname, searchParams.get('price')], [pages.mortgage('kk'), '25000000'])
  })

test('R318 a unit that is no longer sold is told too, where the calculator goes on without it', async (t) => {
  const { page } = await visitor(t, { language: 'en', javaScript: false })
  await page.goto(pages.mortgage('en', 'estate=99999999&refused=estate_id'))
  await page.getByRole('alert').getByText(word('en', 'calculator.export.refused.estate_id')).waitFor()
})

test('R501 a first payment that follows the price does so in the box that has the focus too, on leaving it; a typed one stays', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  await open(page, pages.installment('ru', 'price=20000000'))
  const price = page.getByRole('textbox', { name: word('ru', 'calculator.price.unit') })
  const initial = page.getByRole('textbox', { name: word('ru', 'calculator.initial.unit') })
  const share = Number((await initial.inputValue()).replaceAll(/\D/g, '')) / 20_000_000
  await price.fill('30000000')
  await initial.focus()
  await page.waitForURL((url) => url.searchParams.get('price') === '30000000')
  await initial.blur()
  assert.equal(await initial.inputValue(), formatCount(30_000_000 * share, 'spec'))
  await price.fill('40000000')
  await initial.fill('19999999')
  await page.waitForURL((url) => url.searchParams.get('price') === '40000000')
  assert.equal(await initial.inputValue(), '19999999')
  await initial.blur()
  await page.waitForURL((url) => url.searchParams.get('initial') === '19999999')
  assert.equal(await initial.inputValue(), formatCount(19_999_999, 'spec'))
  assert.deepEqual(problems, [])
})
