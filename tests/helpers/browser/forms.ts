import assert from 'node:assert/strict'
import type { Locator, Page, Request, Route } from 'playwright-core'
import { getEstates } from '#contract/estates.ts'
import { type Address, pages } from '#contract/pages.ts'
import { secretKey } from '#database/settings.ts'
import type { Language } from '#domain/languages.ts'
import { formToken } from '#leads/intake/form-token.ts'
import { sentMark } from '../sent-mark.ts'
import { inDatabase } from '../servers/company-site.ts'
import { demoSite } from '../servers/site.ts'
import { word } from './words.ts'

export const formNames = ['callback', 'meets', 'questions', 'reserves', 'subscribe', 'watch'] as const
export type FormName = (typeof formNames)[number]

/** The page of a form. */
export async function formPage(form: FormName, language: Language): Promise<Address> {
  switch (form) {
    case 'callback':
      return pages.callback(language)
    case 'meets':
      return pages.meeting(language)
    case 'questions':
      return pages.question(language)
    case 'reserves':
      return pages.reserve(language, (await freeFlat()).id)
    case 'subscribe':
      return pages.subscribe(language)
    case 'watch':
      return pages.watch(language, 'list=apartments&rooms=2')
  }
}

/** Whether a form asks for a mailbox alone. */
export function isForMail(form: FormName): boolean {
  return form === 'subscribe' || form === 'watch'
}

/** A flat without a reservation. */
export async function freeFlat() {
  const { url } = await demoSite()
  const answer = await fetch(`${url}/api/estates?category=flat&status=free&per_page=1`)
  const flat = getEstates.answer.parse(await answer.json()).data[0]
  assert.ok(flat !== undefined, 'the demo content has no free flat')
  return flat
}

/** The form on a page, or within a part of it, with the controls that people see. */
export function formOn(page: Page, form: FormName, language: Language, within = 'main') {
  const submitName = word(language, `${form}.submit`)
  const root: Locator = page
    .locator(`${within} form[method=post]`)
    .filter({ has: page.locator('button[type=submit]') })
  const label = (key: Parameters<typeof word>[1]) => root.getByLabel(word(language, key), { exact: true })
  return {
    root,
    name: label('callback.name'),
    phone: label('callback.phone'),
    email: label(isForMail(form) ? 'form.email' : 'form.email.optional'),
    message: label('questions.message'),
    consent: root.getByRole('checkbox'),
    submit: root.getByRole('button', { name: submitName, exact: true }),
    errors: root.getByRole('alert'),
    thanks: page.getByRole('heading', { name: word(language, `${form}.sent.title`) }),
  }
}

export type FormControls = ReturnType<typeof formOn>

/** The sender; every test has another person. */
export type Person = { name: string; digits: string; phone: string; email: string }

let people = 0

export function newPerson(): Person {
  people += 1
  const digits = `70200${String(people).padStart(5, '0')}`
  return {
    name: 'Әлия Қасымова',
    digits,
    phone: `+7 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}`,
    email: `reader-${people}@example.kz`,
  }
}

/** Fills in everything that a form must have, and its consent. */
export async function fillIn(form: FormName, controls: FormControls, person: Person): Promise<void> {
  if (isForMail(form)) await controls.email.fill(person.email)
  else {
    await controls.name.fill(person.name)
    await controls.phone.fill(person.phone)
  }
  if (form === 'questions') await controls.message.fill('Есть ли двор?\nҚай жылы бітеді?')
  await controls.consent.check()
}

/** Whether a script sends a form: to the page that it stands on, as the router addresses its data. */
export function isSend(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname.endsWith('.data')
}

/** Answers the forms that the scripts of a page send, in the place of the site. */
export async function onSend(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route(/\.data$/, (route) => (isSend(route.request()) ? answer(route) : route.fallback()))
}

/** What the fields of a person hold now. */
export async function typedIn(form: FormName, controls: FormControls): Promise<(string | boolean)[]> {
  const consent = await controls.consent.isChecked()
  if (isForMail(form)) return [await controls.email.inputValue(), consent]
  const typed = [await controls.name.inputValue(), await controls.phone.inputValue(), consent]
  return form === 'questions' ? [...typed, await controls.message.inputValue()] : typed
}

/** The fields that an empty form complains of, from above, and how. */
export function emptyComplaints(form: FormName, language: Language): string[] {
  const fields = { callback: 2, meets: 2, questions: 3, reserves: 2, subscribe: 1, watch: 1 }[form]
  return [
    ...Array.from({ length: fields }, () => word(language, 'validation.required')),
    word(language, 'validation.consent'),
  ]
}

/**
 * A token as in pages that were open for a while: a form that is filled in at once need not wait. A form goes its
 * way with it as with its own.
 */
export async function giveTime(page: Page, site?: { dataDir: string }): Promise<void> {
  const { dataDir } = site ?? (await demoSite())
  const token = formToken(await inDatabase(dataDir, secretKey), new Date(Date.now() - 60_000))
  for (const input of await page.locator('input[name=form_token]').all()) {
    await input.evaluate((input: HTMLInputElement, token) => {
      input.value = token
    }, token)
  }
}

/** The mark in the address of thanks of the demo site, made so many milliseconds ago. */
export async function sentSearch(message = 'feedback.sent', age = 0): Promise<string> {
  return sentMark(await demoSite(), message, age)
}

/** The leads of a person by form, oldest first. */
export async function leadsOf({ digits }: Pick<Person, 'digits'>, form?: FormName) {
  const { dataDir } = await demoSite()
  const leads = await inDatabase(dataDir, (db) =>
    db.selectFrom('leads').selectAll().where('phone', '=', `+7${digits}`).orderBy('created_at').execute(),
  )
  return form === undefined ? leads : leads.filter((lead) => lead.form === form)
}

/** The stored data of a person from a form: requests, the subscription, or what they want to be told about. */
export async function keptOf(form: FormName, person: Person) {
  if (!isForMail(form)) return leadsOf(person, form)
  const { dataDir } = await demoSite()
  return inDatabase(dataDir, (db) =>
    form === 'watch'
      ? db
          .selectFrom('watches')
          .innerJoin('watchers', 'watchers.id', 'watches.watcher_id')
          .select(['watches.language', 'consent_version', 'page_url'])
          .where('email', '=', person.email)
          .execute()
      : db
          .selectFrom('subscriptions')
          .select(['language', 'consent_version', 'page_url'])
          .where('email', '=', person.email)
          .execute(),
  )
}

/** A refused form is a refused request, and Chromium notes its status. */
export function unexpected(problems: readonly string[]): string[] {
  return problems.filter((problem) => !/status of (?:422|429|503)/.test(problem))
}
