import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Estate, getEstate } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { estateIdOfSlug } from '#domain/estate-slug.ts'
import { type Language, languages } from '#domain/languages.ts'
import { companyRecords } from '#tests/helpers/company-records.ts'
import { demoSite } from '#tests/helpers/servers/site.ts'
import { hydrated, undisturbed } from '#tests/helpers/browser/page-state.ts'
import { open, visitor } from '#tests/helpers/browser/visitor.ts'
import { word } from '#tests/helpers/browser/words.ts'

/** One thing a visitor does: a press, or a choice in a list. */
type Action = (page: Page, language: Language) => Promise<unknown>

/** The wish of a new visitor, their actions, and the proof that they reach a matching unit. */
type Journey = {
  criterion: string
  /** Menus of the header are for wide screens. */
  wide?: true
  actions: readonly Action[]
  fits: (estate: Estate) => boolean | Promise<boolean>
}

const main = (page: Page) => page.getByRole('main')
const finder = (page: Page, language: Language) =>
  page.getByRole('search', { name: word(language, 'home.finder.label') })
const showFlats: Action = (page, language) => finder(page, language).getByRole('button').click()
const openMenu: Action = (page, language) =>
  page
    .getByRole('button', { name: word(language, 'header.properties') })
    .first()
    .click()
const firstUnit: Action = async (page) => {
  await page.waitForURL((url) => /\/properties\/[a-z-]+$/.test(url.pathname))
  // The address changes a moment before the page.
  await main(page).locator('.listing-results article').first().getByRole('link').first().click()
}

/** A project with flats of one room, by its names. */
async function someProject(): Promise<{ slug: string; name: Record<Language, string> }> {
  const { url } = await demoSite()
  const named = await Promise.all(
    languages.map(async (language) => {
      const [project] = await companyRecords(url, language).projects('rooms=1')
      assert.ok(project !== undefined)
      return [language, project] as const
    }),
  )
  const name = Object.fromEntries(named.map(([language, project]) => [language, project.name]))
  return { slug: named[0]?.[1].slug ?? '', name: name as Record<Language, string> }
}

const journeys: readonly Journey[] = [
  {
    criterion: 'two rooms',
    actions: [
      (page, language) =>
        main(page)
          .getByRole('link', { name: word(language, 'rooms.many.2') })
          .first()
          .click(),
      firstUnit,
    ],
    fits: ({ category, rooms }) => category === 'flat' && rooms === 2,
  },
  {
    criterion: 'at most 30 million tenge',
    actions: [
      (page, language) =>
        finder(page, language).getByLabel(word(language, 'home.finder.price')).selectOption('30000000'),
      showFlats,
      firstUnit,
    ],
    fits: ({ category, price }) => category === 'flat' && Number(price) <= 30_000_000,
  },
  {
    criterion: 'one room in a project seen on the page',
    actions: [
      async (page, language) =>
        main(page)
          .getByRole('link', { name: (await someProject()).name[language] })
          .first()
          .click(),
      async (page, language) => {
        const { name } = await someProject()
        await page.getByRole('heading', { level: 1, name: name[language] }).waitFor()
        await main(page)
          .getByRole('link', { name: word(language, 'rooms.many.1') })
          .first()
          .click()
      },
      firstUnit,
    ],
    fits: async ({ complex, rooms }) => complex.slug === (await someProject()).slug && rooms === 1,
  },
  {
    criterion: 'three rooms',
    wide: true,
    actions: [
      openMenu,
      (page) => page.getByRole('banner').getByRole('link', { name: /^3\s/ }).click(),
      firstUnit,
    ],
    fits: ({ category, rooms }) => category === 'flat' && rooms === 3,
  },
  {
    criterion: 'a parking space',
    wide: true,
    actions: [
      openMenu,
      (page, language) =>
        page
          .getByRole('banner')
          .getByRole('link', { name: word(language, 'category.garage') })
          .first()
          .click(),
      firstUnit,
    ],
    fits: ({ category }) => category === 'garage',
  },
]

const settings = [
  ...languages.map((language) => ({ language, javaScript: true })),
  { language: 'ru', javaScript: false },
] as const

for (const { criterion, wide, actions, fits } of journeys) {
  for (const { language, javaScript } of settings) {
    const width = wide !== undefined || language === 'en' ? 1440 : 390
    const how = `in ${language} at ${width} px${javaScript ? '' : ' without JavaScript'}`
    test(`a new visitor who wants ${criterion} is on the page of a unit in ${actions.length} actions ${how}`, async (t) => {
      assert.ok(actions.length <= 3, 'the bar')
      const { page, problems } = await visitor(t, { language, javaScript, width })
      await undisturbed(page)
      const home = pages.home(language)
      await (javaScript ? open(page, home) : page.goto(home))
      for (const action of actions) {
        await action(page, language)
        if (javaScript) await hydrated(page)
      }
      await page.waitForURL((url) => estateIdOfSlug(url.pathname.split('/').at(-1) ?? '') !== null)
      await main(page).getByRole('heading', { level: 1 }).waitFor()
      const id = estateIdOfSlug(new URL(page.url()).pathname.split('/').at(-1) ?? '')
      const { url } = await demoSite()
      const answer = await fetch(`${url}/api/estates/${String(id)}`, {
        headers: { 'Accept-Language': language },
      })
      const { data } = getEstate.answer.parse(await answer.json())
      assert.ok(await fits(data), `${page.url()} is no ${criterion}`)
      assert.deepEqual(problems, [])
    })
  }
}
