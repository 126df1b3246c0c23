import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { getVacancies } from '#contract/vacancies.ts'
import { type Language, languages } from '#domain/languages.ts'
import { uploadLimit } from '#contract/applications.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { formPage, giveTime, newPerson, unexpected } from '#tests/helpers/browser/forms.ts'
import { goodFiles } from '#tests/helpers/attachments.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { until } from '#tests/helpers/until.ts'
import { word } from '#tests/helpers/browser/words.ts'
import {
  allForms,
  type AnyForm,
  rightInputs,
  type Wrong,
  wrongFiles,
  wrongInputs,
} from '#tests/helpers/hostile/wrong-inputs.ts'
import { forms } from '#web/blocks/forms/form-names.ts'

const hasFile = (form: AnyForm) => form === 'application' || form === 'student'

async function pageOf(form: AnyForm, language: Language): Promise<string> {
  if (form === 'student') return pages.students(language)
  if (form !== 'application') return formPage(form, language)
  const { url } = await demoSite()
  const { data } = getVacancies.answer.parse(await (await fetch(`${url}/api/vacancies`)).json())
  const vacancy = data.find(({ is_student }) => !is_student)
  assert.ok(vacancy !== undefined, 'the demo content has no vacancy')
  return pages.vacancy(language, vacancy.category.slug, vacancy.slug)
}

/** How many requests or subscriptions of a form and a language are kept. */
async function keptCount(form: AnyForm, language: Language): Promise<number> {
  const { dataDir } = await demoSite()
  return inDatabase(dataDir, async (db) => {
    if (form === 'watch') {
      return countOf(db.selectFrom('watches').select('id').where('language', '=', language))
    }
    if (form === 'subscribe') {
      return countOf(db.selectFrom('subscriptions').select('id').where('language', '=', language))
    }
    const kind = form === 'student' ? 'student_application' : form
    const leads = db.selectFrom('leads').select('id').where('language', '=', language)
    return countOf(leads.where('form', '=', kind))
  })
}

async function countOf(rows: { execute(): Promise<unknown[]> }): Promise<number> {
  return (await rows.execute()).length
}

/** The messages and the values of the form on the page. */
type Seen = {
  /** The texts beneath the wrong fields, which are read out with them. */
  said: Record<string, string>
  /** All announcements to screen readers at once. */
  alerts: string[]
  /** The visitor's input. */
  typed: Record<string, string>
  focused: string
}

function look(page: Page): Promise<Seen> {
  return page.locator('main form[method=post]:has(button[type=submit])').evaluate((form: HTMLFormElement) => {
    const said: Record<string, string> = {}
    const typed: Record<string, string> = {}
    for (const control of form.elements) {
      const isControl =
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      if (!isControl || control.type === 'hidden' || control.name === 'website') continue
      if (!(control instanceof HTMLInputElement)) typed[control.name] = control.value
      else if (control.type === 'file') typed[control.name] = control.files?.[0]?.name ?? ''
      else if (control.type !== 'radio' && control.type !== 'checkbox') {
        typed[control.name] = control.validity.badInput ? '(not readable)' : control.value
      } else if (control.checked) typed[control.name] = control.value
      if (control.getAttribute('aria-invalid') !== 'true') continue
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
      const lines = ids.map((id) => document.getElementById(id)).filter((line) => line?.role === 'alert')
      const beneath = lines.filter(
        (line) => line !== null && line.getBoundingClientRect().top >= control.getBoundingClientRect().top,
      )
      said[control.name] = beneath.map((line) => line?.innerText.trim()).join('|')
    }
    const alerts = [...form.querySelectorAll<HTMLElement>('[role=alert]')].map((line) =>
      line.innerText.trim(),
    )
    const focused = document.activeElement?.getAttribute('name') ?? ''
    return { said, alerts, typed, focused }
  })
}

/** Sends the form and waits until it has been answered: refused, or gone for the thanks. */
async function sendForm(page: Page, form: AnyForm, language: Language, javaScript: boolean): Promise<void> {
  const root = page.locator('main form[method=post]:has(button[type=submit])')
  const submit = root.getByRole('button', { name: word(language, `${form}.submit`), exact: true })
  const answered = javaScript
    ? root.evaluate(
        (form) =>
          new Promise<void>((resolve) => {
            let wasBusy = false
            new MutationObserver((_, observer) => {
              const isBusy = form.ariaBusy === 'true'
              if (form.isConnected && (isBusy || !wasBusy)) wasBusy ||= isBusy
              else {
                observer.disconnect()
                resolve()
              }
            }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
          }),
      )
    : page.waitForEvent('domcontentloaded')
  await Promise.all([answered, submit.click()])
}

type Input = Pick<Wrong, 'typed' | 'pasted' | 'unread'>

/** Types as visitors do, into an emptied field; long text, or text that is on no keyboard, is pasted. */
async function type(page: Page, field: string, { typed, pasted, unread }: Input): Promise<void> {
  const control = page.locator(`main form[method=post] [name=${field}]`)
  await control.fill('')
  const isTyped = unread === true || (field === 'phone' && pasted !== true)
  await (isTyped ? control.pressSequentially(typed) : control.fill(typed))
}

/** The text of a message, up to what the company's own data completes. */
function saying(language: Language, key: Wrong['says']): string {
  return word(language, key, { contact: '' }).trim()
}

/** One sending: the value of each field, and the expected messages beneath the wrong ones. */
type Round = {
  inputs: Record<string, Input>
  expected: Record<string, string>
  about: string
}

/**
 * All kinds of all fields, one of each field at a time: the message of one field does not depend on another. Without
 * JavaScript a field that forms share is tried with all kinds in the first of them, with one kind in the others.
 */
function roundsOf(form: AnyForm, language: Language, javaScript: boolean): Round[] {
  const now = new Date()
  const before = allForms.slice(0, allForms.indexOf(form)).map((other) => wrongInputs(other, now))
  const wrong = Object.entries(wrongInputs(form, now)).map(([field, every]) => {
    const isTried = !javaScript && before.some((other) => isDeepStrictEqual(other[field], every))
    const all = isTried ? every.slice(0, 1) : every
    const told = all.flatMap((one) => {
      if (!javaScript) return one.unread === true ? [] : [{ ...one, key: one.says }]
      return one.scripted === null ? [] : [{ ...one, key: one.scripted ?? one.says }]
    })
    return [field, told] as const
  })
  const count = Math.max(...wrong.map(([, all]) => all.length))
  const right = rightInputs(form, {
    name: 'Әлия Қасымова-Жұмаділ',
    phone: '8 701 000 00 00',
    email: 'a@example.kz',
  })
  return Array.from({ length: count }, (_, index) => {
    const round: Round = { inputs: {}, expected: {}, about: `${form} ${language} ${index}:` }
    for (const [field, typed] of Object.entries(right)) round.inputs[field] = { typed }
    for (const [field, all] of wrong) {
      const one = all[index]
      if (one === undefined) continue
      round.inputs[field] = one
      round.expected[field] = saying(language, one.key)
      round.about += ` ${field} ${one.kind};`
    }
    return round
  })
}

/** Compares the messages of a refused form with the expected ones: each in its place, none added, no input lost. */
async function expectRefusal(page: Page, typed: Seen['typed'], { expected, about }: Round): Promise<void> {
  // Browsers drop the focus when they draw the page.
  await until(async () => (await look(page)).focused !== '')
  const seen = await look(page)
  assert.deepEqual(Object.keys(seen.said).toSorted(), Object.keys(expected).toSorted(), about)
  for (const [field, text] of Object.entries(expected))
    assert.ok(
      seen.said[field]?.startsWith(text),
      `${about} ${field} says «${seen.said[field]}», not «${text}»`,
    )
  assert.deepEqual(seen.alerts, Object.values(seen.said), about)
  assert.deepEqual(seen.typed, typed, about)
  assert.equal(seen.focused, Object.keys(seen.said)[0], about)
}

type Trial = { page: Page; form: AnyForm; language: Language; javaScript: boolean }

/** Every kind of wrong input, a round at a time; then the missing consent and, for applications, the wrong files. */
async function tryWrongInputs(trial: Trial, folder: string): Promise<void> {
  const { page, form, language, javaScript } = trial
  const send = () => sendForm(page, form, language, javaScript)
  const consent = page.locator('main form[method=post]').getByRole('checkbox')
  await consent.check()
  let before: Round['inputs'] = {}
  for (const round of roundsOf(form, language, javaScript)) {
    for (const [field, input] of Object.entries(round.inputs)) {
      // What was typed is still there.
      if (!isDeepStrictEqual(input, before[field])) await type(page, field, input)
    }
    before = round.inputs
    const { typed } = await look(page)
    await send()
    await expectRefusal(page, typed, round)
  }
  const right = rightInputs(form, { name: 'Әлия', phone: '8 701 000 00 00', email: 'a@example.kz' })
  for (const [field, typed] of Object.entries(right)) await type(page, field, { typed })
  await consent.uncheck()
  const { typed } = await look(page)
  await send()
  const says = { consent: word(language, 'validation.consent') }
  await expectRefusal(page, typed, { inputs: {}, expected: says, about: `${form} ${language}: no consent` })
  await consent.check()
  if (hasFile(form)) await tryWrongFiles(trial, folder)
}

async function tryWrongFiles({ page, form, language, javaScript }: Trial, folder: string): Promise<void> {
  const input = page.locator('main form[method=post] input[type=file]')
  for (const [index, { kind, name }] of wrongFiles.entries()) {
    await input.setInputFiles(join(folder, String(index), name))
    const { typed } = await look(page)
    await sendForm(page, form, language, javaScript)
    // No page can put a file back: without JavaScript its name says that it has to be chosen again.
    const left = { ...typed, resume: javaScript ? name : '' }
    const expected = { resume: word(language, 'validation.file') }
    const about = `${form} ${language}: file ${kind}`
    await expectRefusal(page, left, { inputs: {}, expected, about })
    const again = page.getByText(word(language, 'application.resume.again', { name }))
    assert.equal(await again.count(), javaScript ? 0 : 1, about)
  }
}

function writeWrongFiles(t: TestContext): string {
  const folder = temporaryFolder(t)
  for (const [index, { name, content }] of wrongFiles.entries()) {
    mkdirSync(join(folder, String(index)))
    writeFileSync(join(folder, String(index), name), content)
  }
  return folder
}

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  for (const [index, form] of allForms.entries()) {
    // Every language takes its turn: only the words differ, and forms.test.ts shows the third.
    const language = languages[(index + Number(javaScript)) % languages.length] ?? 'ru'

    test(`R30 R128 R142 R143 R204 A14 the form ${form} ${how} in ${language}: every wrong input is told of under its field, nothing typed is lost, nothing is kept until it is mended`, async (t) => {
      const folder = writeWrongFiles(t)
      const { page, problems } = await visitor(t, { language, javaScript })
      const asked: string[] = []
      page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
      const path = await pageOf(form, language)
      await (javaScript ? open(page, path) : page.goto(path))
      const keptBefore = await keptCount(form, language)
      await tryWrongInputs({ page, form, language, javaScript }, folder)
      assert.equal(await keptCount(form, language), keptBefore, 'nothing that was refused is kept')

      const person = { ...newPerson(), name: 'Әлия Қасымова-Жұмаділ' }
      const right = rightInputs(form, { ...person, phone: `8${person.digits}` })
      for (const [field, typed] of Object.entries(right)) await type(page, field, { typed })
      if (hasFile(form)) {
        const cv = { name: 'Түйіндеме.pdf', mimeType: 'application/pdf', buffer: goodFiles.pdf }
        await page.locator('main form[method=post] input[type=file]').setInputFiles(cv)
      }
      await giveTime(page)
      await sendForm(page, form, language, javaScript)
      await page.getByRole('heading', { name: word(language, `${form}.sent.title`) }).waitFor()
      assert.equal(await keptCount(form, language), keptBefore + 1)

      const shown = new URL(page.url())
      shown.searchParams.delete('sent')
      // A meeting has an address of its own (R1693).
      shown.searchParams.delete('token')
      assert.equal(shown.pathname + shown.search, path)
      const personal = [person.digits, person.name, person.email, '000 00 00', 'a@example.kz']
      for (const url of asked) assert.ok(!personal.some((text) => url.includes(text)), url)
      assert.deepEqual(unexpected(problems), [])
    })
  }
}

test('R204 without JavaScript a form that is too large altogether is answered in its language, and the way back has what was typed', async (t) => {
  const file = join(temporaryFolder(t), 'cv.pdf')
  writeFileSync(file, Buffer.concat([goodFiles.pdf, Buffer.alloc(uploadLimit)]))
  for (const language of languages) {
    const { page } = await visitor(t, { language, javaScript: false })
    const keptBefore = await keptCount('student', language)
    await page.goto(pages.students(language))
    await type(page, 'name', { typed: 'Әлия' })
    await page.locator('main form[method=post] input[type=file]').setInputFiles(file)
    await sendForm(page, 'student', language, false)
    assert.equal(await page.locator('html').getAttribute('lang'), language)
    await page.getByText(word(language, 'bare.too_large')).waitFor()
    await page.goBack()
    assert.equal((await look(page)).typed['name'], 'Әлия')
    assert.equal(await keptCount('student', language), keptBefore)
  }
})

test('A14 the honeypot, a forged and an old token: without JavaScript the page asks in its language to send the form again, and has what was typed', async () => {
  const { url } = await demoSite()
  for (const form of allForms) {
    for (const language of languages) {
      const path = await pageOf(form, language)
      const keptBefore = await keptCount(form, language)
      const right = rightInputs(form, { ...newPerson(), name: 'Әлия' })
      for (const guard of [
        { website: 'https://robot.example' },
        { form_token: 'a.b.c' },
        { form_token: 'x'.repeat(500) },
      ]) {
        const body = new FormData()
        for (const [name, value] of Object.entries({ ...right, ...guard, consent: 'true' }))
          body.set(name, value)
        for (const name of forms[form].hidden) body.set(name, '1')
        if (form === 'watch') body.set('category', 'flat')
        const response = await fetch(url + path, { method: 'POST', body })
        assert.equal(response.status, 422, `${form} ${language} ${Object.keys(guard).join()}`)
        const html = await response.text()
        assert.ok(html.includes(word(language, 'form.again').slice(0, 20)), `${form} ${language}`)
        assert.ok(html.includes(right['email'] ?? 'Әлия'), 'what was typed is there')
      }
      assert.equal(await keptCount(form, language), keptBefore)
    }
  }
})
