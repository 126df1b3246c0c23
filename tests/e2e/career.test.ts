import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { pages } from '#contract/pages.ts'
import { getVacancies, getVacancyCategories, type VacancyCard } from '#contract/vacancies.ts'
import { type Language, languages } from '#domain/languages.ts'
import { fileLimit } from '#domain/resume-file.ts'
import { inDatabase } from '#tests/helpers/servers/company-site.ts'
import { focusHeld } from '#tests/helpers/browser/focus.ts'
import { giveTime, leadsOf, newPerson, type Person, unexpected } from '#tests/helpers/browser/forms.ts'
import { goodFiles } from '#tests/helpers/attachments.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

async function vacanciesIn(language: Language, query = ''): Promise<VacancyCard[]> {
  const { url } = await demoSite()
  const response = await fetch(`${url}/api/vacancies${query}`, { headers: { 'Accept-Language': language } })
  return getVacancies.answer.parse(await response.json()).data
}

async function someVacancy(language: Language, isWanted: (vacancy: VacancyCard) => boolean = () => true) {
  const vacancy = (await vacanciesIn(language)).find(isWanted)
  assert.ok(vacancy !== undefined, 'the demo content has such a vacancy')
  return vacancy
}

/** Titles of the lines of the list under a heading. */
function titlesUnder(page: Page, heading: string): Promise<string[]> {
  return page
    .getByRole('region', { name: heading })
    .getByRole('heading', { level: 3 })
    .locator('a')
    .allInnerTexts()
}

const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '))

test('R267 R161 a search in the address of a field of work leads to what it finds in all fields', async () => {
  const { url } = await demoSite()
  for (const language of languages) {
    const { category, title } = await someVacancy(language)
    const field = url + pages.vacancies(language, category.slug)
    const search = `?search=${encodeURIComponent(title)}`
    const answer = await fetch(field + search, { redirect: 'manual' })
    assert.equal(answer.status, 302)
    assert.equal(decodeURI(answer.headers.get('location') ?? ''), decodeURI(pages.career(language) + search))
    assert.equal((await fetch(`${field}?search=%20`, { redirect: 'manual' })).status, 200)
  }
})

test('R1195 R161 the field of a search for vacancies takes no more characters than the search reads', async () => {
  const { url } = await demoSite()
  for (const language of languages) {
    const asked = `${url}${pages.career(language)}?search=${'z'.repeat(300)}`
    const [field = ''] = /<input[^>]*name="search"[^>]*>/.exec(await (await fetch(asked)).text()) ?? []
    const [, limit = 'none'] = /maxlength="(\d+)"/i.exec(field) ?? []
    const [, kept = ''] = /value="(z*)"/.exec(field) ?? []
    assert.equal(kept.length, Number(limit), field)
  }
})

for (const javaScript of [true, false]) {
  const how = javaScript ? 'with JavaScript' : 'without JavaScript'

  test(`R5 R19 R32 R34 R35 R160 R161 from the vacancies to a field of work, by a search to one of them ${how}`, async (t) => {
    const { page, problems } = await visitor(t, { language: 'ru', javaScript })
    await (javaScript ? open(page, pages.career('ru')) : page.goto(pages.career('ru')))
    const all = await vacanciesIn('ru')
    assert.deepEqual(
      plain(await titlesUnder(page, word('ru', 'career.vacancies'))),
      plain(all.map(({ title }) => title)),
    )
    assert.deepEqual(
      plain(await titlesUnder(page, word('ru', 'career.burning'))),
      plain(all.filter(({ is_burning }) => is_burning).map(({ title }) => title)),
    )

    const { url } = await demoSite()
    const categories = getVacancyCategories.answer.parse(
      await (await fetch(`${url}/api/vacancies/categories`)).json(),
    ).data
    const category = categories.find(({ count }) => count > 1)
    assert.ok(category !== undefined)
    const fields = page.getByRole('navigation', { name: word('ru', 'career.categories') })
    await fields.getByRole('link', { name: category.title }).click()
    await page.waitForURL((at) => at.pathname === pages.vacancies('ru', category.slug))
    await page.getByRole('heading', { level: 1, name: category.title }).waitFor()
    assert.equal((await titlesUnder(page, word('ru', 'career.vacancies'))).length, category.count)

    const { city } = await someVacancy('ru')
    await page.getByRole('searchbox').fill(city.name)
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL((at) => at.searchParams.get('search') === city.name)
    const found = await vacanciesIn('ru', `?search=${encodeURIComponent(city.name)}`)
    await page.getByRole('status').filter({ hasText: city.name }).waitFor()
    assert.equal((await titlesUnder(page, word('ru', 'career.vacancies'))).length, found.length)

    const [first] = found
    assert.ok(first !== undefined)
    await page.getByRole('main').getByRole('link', { name: first.title, exact: true }).first().click()
    await page.waitForURL((at) => at.pathname === pages.vacancy('ru', first.category.slug, first.slug))
    await page.getByRole('heading', { level: 1, name: first.title }).waitFor()
    assert.deepEqual(problems, [])
  })

  for (const [index, form] of (['application', 'student'] as const).entries()) {
    const language = languages[(index + (javaScript ? 0 : 1)) % languages.length] ?? 'ru'

    test(`R30 R188 R189 the form ${form} in ${language} ${how}: errors under the fields, then the CV arrives`, async (t) => {
      const { page, problems } = await visitor(t, { language, javaScript })
      const path = await formPage(form, language)
      await (javaScript ? open(page, path) : page.goto(path))
      const person = newPerson()
      const root = page.locator('main form[method=post]')
      const submit = root.getByRole('button', { name: word(language, `${form}.submit`), exact: true })

      await root.locator('input[type=file]').setInputFiles(cv())
      await giveTime(page)
      await submit.click()
      await root.getByRole('alert').first().waitFor()
      const required = form === 'student' ? 5 : 2
      assert.deepEqual(await root.getByRole('alert').allInnerTexts(), [
        ...Array.from({ length: required }, () => word(language, 'validation.required')),
        word(language, 'validation.consent'),
      ])
      await focusHeld(root.locator('[name=name]'))
      const again = page.getByText(word(language, 'application.resume.again', { name: cv().name }))
      assert.equal(await again.count(), javaScript ? 0 : 1)

      await fillIn(page, form, person)
      if (!javaScript) await root.locator('input[type=file]').setInputFiles(cv())
      await giveTime(page)
      await submit.click()
      await page.getByRole('heading', { name: word(language, `${form}.sent.title`) }).waitFor()
      const leads = await leadsOf(person)
      assert.deepEqual(
        leads.map((lead) => [lead.form, lead.language]),
        [[form === 'student' ? 'student_application' : 'application', language]],
      )
      const files = await filesOf(leads[0]?.id ?? '')
      assert.deepEqual(
        files.map(({ name, size }) => [name, size]),
        [[cv().name, cv().buffer.length]],
      )
      assert.deepEqual(unexpected(problems), [])
    })
  }
}

test('R188 while a CV is on its way, the form tells how much of it', async (t) => {
  const { page } = await visitor(t, { language: 'kk' })
  const path = await formPage('application', 'kk')
  await open(page, path)
  const person = newPerson()
  const root = page.locator('main form[method=post]')
  await fillIn(page, 'application', person)
  await root.locator('input[type=file]').setInputFiles(cv())
  await giveTime(page)
  const seen = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await seen.promise
    await route.continue()
  })
  await root.getByRole('button', { name: word('kk', 'application.submit') }).click()
  await root.getByRole('progressbar', { name: word('kk', 'application.resume.progress') }).waitFor()
  seen.resolve()
  await page.getByRole('heading', { name: word('kk', 'application.sent.title') }).waitFor()
  assert.equal((await leadsOf(person)).length, 1)
})

test('A14 a file that is too large or of another kind does not leave the device, and is told of under its field', async (t) => {
  const { page } = await visitor(t, { language: 'ru' })
  await open(page, await formPage('application', 'ru'))
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1
  })
  const root = page.locator('main form[method=post]')
  await fillIn(page, 'application', newPerson())
  // On disk: a browser takes minutes for ten megabytes that it is sent as text on a busy machine.
  const large = join(temporaryFolder(t), 'large.pdf')
  writeFileSync(large, Buffer.concat([goodFiles.pdf, Buffer.alloc(fileLimit)]))
  const wrong = [{ ...cv(), name: 'cv.exe' }, large]
  for (const file of wrong) {
    await root.locator('input[type=file]').setInputFiles(file)
    assert.equal(await root.getByRole('alert').count(), 0)
    await root.getByRole('button', { name: word('ru', 'application.submit') }).click()
    await root.getByRole('alert').waitFor()
    assert.equal((await root.getByRole('alert').innerText()).trim(), word('ru', 'validation.file'))
  }
  assert.equal(calls, 0)
})

for (const [index, javaScript] of [true, false].entries()) {
  const language = languages[index] ?? 'ru'

  test(`A31 R30 R189 a vacancy for students has their form, and its application is one of a student ${javaScript ? 'with' : 'without'} JavaScript`, async (t) => {
    const { page, problems } = await visitor(t, { language, javaScript })
    const { id, category, slug } = await someVacancy(language, ({ is_student }) => is_student === true)
    const path = pages.vacancy(language, category.slug, slug)
    await (javaScript ? open(page, path) : page.goto(path))
    const person = newPerson()
    const root = page.locator('main form[method=post]')
    const submit = root.getByRole('button', { name: word(language, 'student.submit'), exact: true })
    await fillIn(page, 'student', person)
    await root.locator('[name=university]').fill('')
    await giveTime(page)
    await submit.click()
    await root.getByRole('alert').first().waitFor()
    assert.deepEqual(await root.getByRole('alert').allInnerTexts(), [word(language, 'validation.required')])
    assert.equal(new URL(page.url()).pathname, path)

    await root.locator('[name=university]').fill('КазНТУ')
    await root.locator('input[type=file]').setInputFiles(cv())
    await giveTime(page)
    await submit.click()
    await page.getByRole('heading', { name: word(language, 'student.sent.title') }).waitFor()
    const [lead] = await leadsOf(person)
    assert.equal(lead?.form, 'student_application')
    const body = JSON.parse(lead.body) as Record<string, unknown>
    assert.deepEqual([body['vacancy_id'], body['university'], body['course']], [id, 'КазНТУ', 3])
    await page.getByRole('link', { name: word(language, 'career.sent.on') }).click()
    await page.waitForURL((at) => at.pathname === pages.career(language))
    assert.deepEqual(unexpected(problems), [])
  })
}

test('R34 R35 no page for what is not there; a vacancy under another field leads to its own', async () => {
  const { url } = await demoSite()
  const { category, slug } = await someVacancy('ru')
  const status = async (path: string) => (await fetch(url + path, { redirect: 'manual' })).status
  assert.equal(await status(pages.vacancies('ru', 'astronauts')), 404)
  assert.equal(await status(pages.vacancy('ru', category.slug, 'astronaut')), 404)
  const moved = await fetch(url + pages.vacancy('kk', 'astronauts', slug), { redirect: 'manual' })
  assert.equal(moved.status, 301)
  assert.equal(moved.headers.get('Location'), pages.vacancy('kk', category.slug, slug))
})

test('R35 a vacancy tells the search engines for work where it is, since when and for how much', async () => {
  const { url } = await demoSite()
  const { title, category, slug, city, salary_from } = await someVacancy(
    'ru',
    (one) => one.salary_from !== null,
  )
  const html = await (await fetch(url + pages.vacancy('ru', category.slug, slug))).text()
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )
  const posting = things.find((thing) => thing['@type'] === 'JobPosting')
  assert.ok(posting !== undefined)
  assert.equal(posting['title'], title)
  assert.match(String(posting['datePosted']), /^\d{4}-\d{2}-\d{2}$/)
  assert.match(String(posting['description']), /<ul>/)
  const { address } = posting['jobLocation'] as { address: Record<string, string> }
  assert.equal(address['addressLocality'], city.name)
  const salary = posting['baseSalary'] as { currency: string; value: Record<string, unknown> }
  assert.deepEqual([salary.currency, salary.value['minValue']], ['KZT', salary_from])
})

function cv() {
  return { name: 'Түйіндеме.pdf', mimeType: 'application/pdf', buffer: goodFiles.pdf }
}

async function formPage(form: 'application' | 'student', language: Language): Promise<string> {
  if (form === 'student') return pages.students(language)
  const { category, slug } = await someVacancy(language, ({ is_student }) => !is_student)
  return pages.vacancy(language, category.slug, slug)
}

async function fillIn(page: Page, form: 'application' | 'student', person: Person): Promise<void> {
  const root = page.locator('main form[method=post]')
  await root.locator('[name=name]').fill(person.name)
  await root.locator('[name=phone]').fill(person.phone)
  if (form === 'student') {
    await root.locator('[name=university]').fill('КазНТУ')
    await root.locator('[name=speciality]').fill('Строительство')
    await root.locator('[name=course]').fill('3')
  }
  await root.getByRole('checkbox').check()
}

async function filesOf(lead: string) {
  const { dataDir } = await demoSite()
  return inDatabase(dataDir, (db) =>
    db.selectFrom('lead_files').selectAll().where('lead_id', '=', lead).execute(),
  )
}
