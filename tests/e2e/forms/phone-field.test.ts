import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { fillIn, formOn, giveTime, leadsOf, newPerson } from '#tests/helpers/browser/forms.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** The company's own mailbox in the demo content. */
const mail = 'sales@kerege.example'

async function phoneField(page: Page) {
  await open(page, pages.callback('ru'))
  const { phone } = formOn(page, 'callback', 'ru')
  await phone.focus()
  // The code of the mask comes with the focus.
  await page.keyboard.type('7')
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main [name=phone]')?.value === '+7 (7',
  )
  const clear = async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Delete')
  }
  await clear()
  return {
    phone,
    value: () => phone.inputValue(),
    caret: () => phone.evaluate((input: HTMLInputElement) => input.selectionStart),
    clear,
    async press(key: string, times = 1) {
      for (let press = 0; press < times; press += 1) await page.keyboard.press(key)
    },
  }
}

const whole = '+7 (701) 123-45-67'

for (const width of [1440, 390]) {
  test(`R140 at ${width} px every usual spelling typed key by key ends in the mask`, async (t) => {
    const { page, problems } = await visitor(t, { width, height: 844 })
    const { value, clear } = await phoneField(page)
    const typed: [string, string][] = [
      ['7011234567', whole],
      ['87011234567', whole],
      ['77011234567', whole],
      ['+77011234567', whole],
      ['+7 (701) 123-45-67', whole],
      ['8 (701) 123 45 67', whole],
      ['+87011234567', whole],
      ['7471234567', '+7 (747) 123-45-67'],
      ['87771234567', '+7 (777) 123-45-67'],
      ['7777123456', '+7 (777) 712-34-56'],
      ['9161234567', '+7 (916) 123-45-67'],
      ['87172123456', '+7 (717) 212-34-56'],
      ['70112345678', whole],
      ['abc7011234567', whole],
      ['5', '+7 (5'],
      ['1234567890', '+7 (123) 456-78-90'],
    ]
    for (const [keys, shown] of typed) {
      await page.keyboard.type(keys)
      assert.equal(await value(), shown, keys)
      await clear()
      assert.equal(await value(), '')
    }
    assert.deepEqual(problems, [])
  })

  test(`R140 at ${width} px every usual spelling is pasted from the clipboard`, async (t) => {
    const { page } = await visitor(t, { width, height: 844 })
    const { url } = await demoSite()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url })
    const { value, clear } = await phoneField(page)
    const paste = async (text: string) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), text)
      await page.keyboard.press('ControlOrMeta+v')
    }
    for (const text of [
      '87011234567',
      '77011234567',
      '+77011234567',
      '7011234567',
      '+7 701 123-45-67',
      '8\u00A0(701)\u00A0123\u00A045\u00A067',
      ' тел.: 8 701 123 45 67',
      '8 701 123-45-67, 8 702 765-43-21',
    ]) {
      await paste(text)
      assert.equal(await value(), whole, text)
      await clear()
    }
    await page.keyboard.type('+7 (')
    await paste('87011234567')
    assert.equal(await value(), whole)
    await page.keyboard.press('ControlOrMeta+a')
    await paste('8 702 765 43 21')
    assert.equal(await value(), '+7 (702) 765-43-21')
    await clear()
    await paste('+1 202 555 01 23')
    assert.equal(await value(), '+1 202 555 01 23')
  })
}

test('R140 digits in the middle are changed, added and taken away where the caret is', async (t) => {
  const { page } = await visitor(t)
  const { value, caret, press } = await phoneField(page)
  await page.keyboard.type('7011234567')
  await press('Home')
  await press('ArrowRight', 10)
  assert.equal(await caret(), 10)
  await press('Backspace')
  assert.equal(await value(), '+7 (701) 234-56-7')
  await page.keyboard.type('9')
  assert.equal(await value(), '+7 (701) 923-45-67')
  assert.equal(await caret(), 10)
  await press('Delete')
  assert.equal(await value(), '+7 (701) 934-56-7')
  await page.keyboard.type('0')
  assert.equal(await value(), '+7 (701) 903-45-67')
  assert.equal(await caret(), 11)
  // Backspace steps over the signs of the mask and never stops at them.
  await press('Backspace', 20)
  assert.equal(await value(), '+7 (345) 67')
  await press('Delete', 20)
  assert.equal(await value(), '+7 (')
  await press('End')
  await press('Backspace', 4)
  assert.equal(await value(), '')

  await page.keyboard.type('7011234567')
  await press('Home')
  await press('ArrowRight', 9)
  await press('Shift+ArrowRight', 3)
  await page.keyboard.type('9')
  assert.equal(await value(), '+7 (701) 945-67')
  await page.keyboard.type('99')
  assert.equal(await value(), '+7 (701) 999-45-67')
  await press('Home')
  await page.keyboard.type('5')
  assert.equal(await value(), '+7 (701) 999-45-67', 'nothing is typed before +7')
})

test('R140 what was typed is undone and done again, step by step', async (t) => {
  const { page } = await visitor(t)
  const { value, press } = await phoneField(page)
  await page.keyboard.type('701')
  await page.keyboard.insertText('1234567')
  assert.equal(await value(), whole)
  await press('ControlOrMeta+z')
  assert.equal(await value(), '+7 (701')
  await press('ControlOrMeta+z')
  assert.equal(await value(), '+7 (70')
  await press('ControlOrMeta+Shift+z')
  await press('ControlOrMeta+Shift+z')
  assert.equal(await value(), whole)
  await press('ControlOrMeta+a')
  await press('Delete')
  await press('ControlOrMeta+z')
  assert.equal(await value(), whole)
  await press('ControlOrMeta+z')
  await page.keyboard.type('9')
  assert.equal(await value(), '+7 (701) 9', 'typing goes on from where undoing stopped')
  await press('ControlOrMeta+Shift+z')
  assert.equal(await value(), '+7 (701) 9', 'and there is nothing to do again')
  await press('ControlOrMeta+z', 20)
  assert.equal(await value(), '')
})

test('R140 a keyboard that composes its text, as those of telephones do, is not disturbed while it does', async (t) => {
  const { page } = await visitor(t, { width: 390, height: 844 })
  const { phone, value } = await phoneField(page)
  await phone.tap()
  const keyboard = await page.context().newCDPSession(page)
  const compose = async (text: string) => {
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  await compose('8')
  await compose('87')
  await compose('870')
  assert.equal(await value(), '870', 'the text belongs to the keyboard until it is done')
  await keyboard.send('Input.insertText', { text: '870' })
  assert.equal(await value(), '+7 (70')
  for (const digit of '11234567') await keyboard.send('Input.insertText', { text: digit })
  assert.equal(await value(), whole)
  await page.keyboard.press('ControlOrMeta+a')
  await keyboard.send('Input.insertText', { text: '８７０２７６５４３２１' })
  assert.equal(await value(), '+7 (702) 765-43-21')
})

test('R140 a number that the browser fills in by itself is shaped and sent', async (t) => {
  const { page } = await visitor(t)
  const { phone, value } = await phoneField(page)
  assert.equal(await phone.getAttribute('autocomplete'), 'tel')
  assert.equal(await phone.getAttribute('inputmode'), 'tel')
  const person = newPerson()
  for (const number of [`+7${person.digits}`, `8${person.digits}`, person.digits]) {
    await phone.evaluate((input: HTMLInputElement, number) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, number)
      // As Chromium does it: no event of a keyboard.
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }, number)
    assert.equal(await value(), person.phone)
  }
  const controls = formOn(page, 'callback', 'ru')
  await controls.name.fill(person.name)
  await controls.consent.check()
  await giveTime(page)
  await controls.submit.click()
  await controls.thanks.waitFor()
  assert.equal((await leadsOf(person)).length, 1)
})

test('R140 a foreign number stays as it is, and the visitor reads at once how to reach us with it', async (t) => {
  for (const javaScript of [true, false]) {
    const { page } = await visitor(t, { language: 'kk', javaScript })
    const path = pages.callback('kk')
    await (javaScript ? open(page, path) : page.goto(path))
    const controls = formOn(page, 'callback', 'kk')
    const message = word('kk', 'validation.phone_foreign', { contact: mail })
    const person = newPerson()
    await fillIn('callback', controls, person)
    await controls.phone.fill('')
    await controls.phone.pressSequentially('+1 202 555 01 23')
    assert.equal(await controls.phone.inputValue(), '+1 202 555 01 23')
    const hint = controls.root.getByRole('status').filter({ hasText: message })
    if (javaScript) {
      await hint.waitFor()
      const described = (await controls.phone.getAttribute('aria-describedby')) ?? ''
      assert.equal(await hint.getAttribute('id'), described)
    }
    await giveTime(page)
    await controls.submit.click()
    await controls.errors.filter({ hasText: message }).waitFor()
    assert.equal(await controls.errors.count(), 1)
    assert.equal(await controls.phone.inputValue(), '+1 202 555 01 23')
    await controls.phone.fill(person.phone)
    assert.equal(await hint.count(), 0)
    await giveTime(page)
    await controls.submit.click()
    await controls.thanks.waitFor()
  }
})

test('R140 R360 digits that the mask leaves out, of a second number too, are not lost without a word', async (t) => {
  const { page } = await visitor(t, { width: 390, height: 844 })
  const { phone, value, clear } = await phoneField(page)
  const said = page
    .locator('main')
    .getByRole('status')
    .filter({ hasText: word('ru', 'callback.phone.extra') })
  for (const typed of ['87011234567, 87027654321', '+7 701 123-45-678']) {
    await page.keyboard.type(typed)
    assert.equal(await value(), whole)
    await said.waitFor()
    assert.equal(await phone.getAttribute('aria-describedby'), await said.getAttribute('id'))
    await clear()
    assert.equal(await said.count(), 0)
    await page.keyboard.insertText(typed)
    assert.equal(await value(), whole)
    await said.waitFor()
    await page.keyboard.press('Backspace')
    assert.equal(await said.count(), 0)
    await clear()
  }
  await page.keyboard.type('87011234567')
  assert.equal(await said.count(), 0)
  await page.keyboard.insertText('+7 702 765 43 21')
  assert.equal(await said.count(), 0, 'a whole number replaces the one before')
})
