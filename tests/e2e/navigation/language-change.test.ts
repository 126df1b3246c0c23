import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { undisturbed } from '#tests/helpers/browser/page-state.ts'
import { somePlaces } from '#tests/helpers/feeds/some-places.ts'
import { switchLanguage } from '#tests/helpers/browser/switch-language.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

const steps = [
  { from: 'ru', to: 'en' },
  { from: 'en', to: 'kk' },
  { from: 'kk', to: 'ru' },
] as const

const pagesWithMap = {
  contacts: () => pages.contacts('ru'),
  projects: (query: string) => pages.projects('ru', query),
  project: async () => (await somePlaces('ru')).project,
}

for (const width of [1440, 390]) {
  for (const [name, address] of Object.entries(pagesWithMap)) {
    test(`R93 the language is switched at ${width} px while the map of ${name} is open, and the map stays`, async (t) => {
      const { page, problems } = await visitor(t, { language: 'ru', width })
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await undisturbed(page)
      await open(page, await address(width < 960 ? 'view=map' : ''))
      const map = page.locator('.map-box')
      await map.scrollIntoViewIfNeeded()
      const pin = map.locator('.map-pin, .map-pin-house').first()
      await pin.waitFor()
      const scale = map.locator('.map-scale svg')
      for (const { from, to } of steps) {
        await map.getByRole('button', { name: word(from, 'map.zoom.in'), exact: true }).click()
        await switchLanguage(page, { from, to, byKey: to === 'kk' })
        await pin.waitFor()
        await map.getByRole('button', { name: word(to, 'map.fit') }).click()
        await scale.waitFor()
        assert.equal(await page.locator('.error-view').count(), 0)
      }
      assert.deepEqual(problems, [])
    })
  }
}

test('R93 a page is left while its map still comes nearer', async (t) => {
  const { page, problems } = await visitor(t, { language: 'ru' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await undisturbed(page)
  await open(page, pages.contacts('ru'))
  const map = page.locator('.map-box')
  await map.locator('.map-pin').first().waitFor()
  // The next page is there at once, while the map is on its way.
  await page.route('**/career.data*', async (route) => {
    const response = await route.fetch()
    await map.getByRole('button', { name: word('ru', 'map.zoom.in'), exact: true }).dispatchEvent('click')
    await route.fulfill({ response })
  })
  await page
    .locator(`header a[href="${pages.career('ru')}"]`)
    .first()
    .dispatchEvent('click')
  await map.waitFor({ state: 'detached' })
  // The timer of the movement.
  await page.waitForTimeout(600)
  assert.deepEqual(problems, [])
})

/** Fills in every field, box and choice in the content of the page. Returns the number of fields. */
async function fillIn(page: Page): Promise<number> {
  return page.evaluate(() => {
    const put = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
      const { prototype } = field.constructor as typeof HTMLInputElement
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const values: Readonly<Record<string, string>> = {
      name: 'Әсел',
      phone: '+7 (701) 123-45-67',
      email: 'a@example.kz',
      date: '2030-05-06',
    }
    const fields = [...document.querySelectorAll('main form[method=post] :is(input, textarea, select)')]
    const shown = fields.filter((field) => field.checkVisibility() && !field.matches('[type=file]'))
    for (const field of shown) {
      if (field instanceof HTMLSelectElement) {
        field.selectedIndex = field.options.length - 1
        field.dispatchEvent(new Event('change', { bubbles: true }))
      } else if (field instanceof HTMLTextAreaElement) put(field, 'Сұрақ')
      else if (field instanceof HTMLInputElement) {
        if (field.type === 'checkbox' || field.type === 'radio') field.click()
        else put(field, values[field.type] ?? values[field.name] ?? '5')
      }
    }
    return shown.length
  })
}

/** The values of the content's fields, by form and name. */
function held(page: Page, forms = 'main form[method=post]'): Promise<string[]> {
  return page.evaluate((forms) => {
    const fields = [...document.querySelectorAll(`${forms} :is(input, textarea, select)`)]
    return fields.flatMap((field) => {
      if (field instanceof HTMLSelectElement) return [`${field.name}: ${field.selectedIndex}`]
      if (field instanceof HTMLTextAreaElement) return [`${field.name}: ${field.value}`]
      if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return []
      return [`${field.name}: ${['checkbox', 'radio'].includes(field.type) ? field.checked : field.value}`]
    })
  }, forms)
}

const pagesWithForm: Readonly<Record<string, () => string | Promise<string>>> = {
  'a callback': () => pages.callback('ru'),
  'a question': () => pages.question('ru'),
  'a meeting': () => pages.meeting('ru'),
  'a subscription': () => pages.subscribe('ru'),
  'an application': async () => (await somePlaces('ru')).vacancy,
  'an application of a student': () => pages.students('ru'),
  'a request for a unit': async () => {
    const [, id] = /-(\d+)$/.exec((await somePlaces('ru')).flat) ?? []
    return pages.reserve('ru', Number(id))
  },
  'the list of flats': () => pages.listing('ru', 'flat'),
}

for (const [name, address] of Object.entries(pagesWithForm)) {
  test(`R93 R256 what is typed into the form of ${name} stays typed in another language, in memory only`, async (t) => {
    for (const width of [1440, 390]) {
      const { page, problems } = await visitor(t, { language: 'ru', width })
      await undisturbed(page)
      await open(page, await address())
      assert.ok((await fillIn(page)) > 1)
      const before = await held(page)
      for (const step of steps) {
        await switchLanguage(page, step)
        assert.deepEqual(await held(page), before, `${width} px, ${step.to}`)
      }
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      assert.equal(kept.includes('Әсел') || kept.includes('example.kz'), false)
      assert.deepEqual(problems, [])
      await page.context().close()
    }
  })
}

test('R93 R256 what is typed into the panel of the header stays typed in another language', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  await open(page, pages.about('ru'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('ru', 'header.callback') })
    .click()
  const panel = page.locator('header dialog form')
  await panel.locator('[name=name]').fill('Әсел')
  await panel.locator('[name=phone]').pressSequentially('7011234567')
  const before = await held(page, 'header dialog form')
  await page.keyboard.press('Escape')
  await switchLanguage(page, { from: 'ru', to: 'kk' })
  await page
    .getByRole('banner')
    .getByRole('link', { name: word('kk', 'header.callback') })
    .click()
  assert.deepEqual(await held(page, 'header dialog form'), before)
})

test('R93 R256 bounds and sums that are typed and not applied yet stay typed in another language', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await undisturbed(page)
  for (const [address, name, typed] of [
    [pages.listing('ru', 'flat'), 'price_to', '23000000'],
    [pages.listing('ru', 'flat'), 'area_from', '41'],
    [pages.mortgage('ru'), 'price', '31000000'],
    [pages.home('ru'), 'price_to', '22000000'],
  ] as const) {
    await open(page, address)
    const field = page.locator(`main form [name=${name}]:not([type=hidden])`).first()
    if ((await field.count()) === 0) continue
    if ((await field.evaluate((element) => element.tagName)) !== 'INPUT') continue
    await field.fill(typed)
    // By the address that the switcher leads to: the field is not left by a click.
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[lang=kk]')?.click())
    await page.locator('html[lang=kk]').waitFor()
    const shown = (await field.inputValue()).replaceAll(/\D/g, '')
    assert.equal(shown, typed, `${name} at ${address}`)
  }
})

test('R93 with everything else open the language is switched and no page breaks', async (t) => {
  for (const javaScript of [true, false]) {
    for (const width of [1440, 390]) {
      const { page, problems } = await visitor(t, { language: 'ru', width, javaScript })
      await undisturbed(page)
      const all = [
        pages.about('ru'),
        ...Object.values(await somePlaces('ru')),
        pages.listing('ru', 'flat', 'view=table'),
        pages.mortgage('ru'),
        pages.favorites('ru'),
      ]
      // Without JavaScript the switch is a plain link: each page is tried at one of the widths.
      const places = javaScript ? all : all.filter((_, index) => (index % 2 === 0) === (width === 390))
      for (const place of places) {
        await (javaScript ? open(page, place) : page.goto(place))
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true
        })
        const picture = page.locator('main a.picture-link').first()
        if (javaScript && (await picture.count()) > 0) {
          await picture.click()
          await page.getByRole('dialog').waitFor()
          await page.keyboard.press('Escape')
          await page.getByRole('dialog').waitFor({ state: 'detached' })
        }
        await switchLanguage(page, { from: 'ru', to: 'en' })
        await page.getByRole('heading', { level: 1 }).waitFor()
        assert.equal(await page.locator('.error-view').count(), 0, place)
        await page.context().clearCookies()
      }
      assert.deepEqual(problems, [])
      await page.context().close()
    }
  }
})
