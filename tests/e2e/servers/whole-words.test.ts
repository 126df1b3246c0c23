import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PageName, pageNames, pageTable } from '#contract/page-table.ts'
import { languagePrefix, pages } from '#contract/pages.ts'
import { type Language, languages } from '#domain/languages.ts'
import { pagesOver } from '#tests/helpers/servers/other-server.ts'
import { specificationServer } from '#tests/helpers/servers/specification-server.ts'

/** Addresses that say more than the path of their page. */
const examples: Partial<Record<PageName, (language: Language) => string[]>> = {
  project: (language) => [pages.project(language, 'project-1')],
  queue: (language) => [pages.queue(language, 'house-1')],
  listing: (language) => [
    pages.listing(language, 'flat'),
    pages.listing(language, 'garage', 'view=table'),
    pages.listing(language, 'flat', 'view=plans'),
  ],
  estate: (language) => [pages.estate(language, 'flat', '1'), pages.estate(language, 'garage', '101')],
  vacancies: (language) => [pages.vacancies(language, 'department-1')],
  vacancy: (language) => [pages.vacancy(language, 'department-1', 'vacancy-2')],
  reserve: (language) => [pages.reserve(language, 1), pages.reserve(language, 201)],
  meeting: (language) => [pages.meeting(language), `${pages.meeting(language)}?estate=1`],
  favorites: (language) => [pages.favorites(language, 'ids=1,2,101')],
  compare: (language) => [pages.compare(language, 'ids=1,2')],
  mortgage: (language) => [pages.mortgage(language), `${pages.mortgage(language)}?estate=1`],
  article: (language) => [pages.article(language, 'article-1')],
  promotion: (language) => [pages.promotion(language, 'promotion-1')],
}

const addresses = (language: Language) =>
  pageNames.flatMap((name) => examples[name]?.(language) ?? [languagePrefix(language) + pageTable[name].path])

/** What stays of a sentence in which a word is missing. */
const looseEnd = /^\s*[,.:;·—]|[,:·—]\s*$|, ?[,.]|: ?[.,]|«\s*»|“\s*”|\(\s*\)/

test('R931 no title, description or label has the loose end of a sentence in which a word is not known', async () => {
  const { open } = await pagesOver(specificationServer)
  const problems: string[] = []
  for (const language of languages) {
    for (const address of addresses(language)) {
      const { html } = await open(address)
      const said = [
        /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '',
        ...[...html.matchAll(/ (?:content|aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
          ([, words = '']) => words,
        ),
        ...[...html.matchAll(/<(h[1-6]|figcaption|dt|dd|caption)\b[^>]*>(.*?)<\/\1>/gs)].map(
          ([, , inner = '']) => inner.replaceAll(/<!--.*?-->|<[^>]*>/gs, ''),
        ),
      ]
      for (const words of said) if (looseEnd.test(words)) problems.push(`${address}: «${words}»`)
    }
  }
  assert.deepEqual([...new Set(problems)], [])
})

/** Elements that are there to say or to list something, and do not. */
const saysNothing =
  /<(h[1-6]|p|ul|ol|dl|dt|dd|figcaption|caption|legend|small)\b(?![^>]*(?:hidden|aria-live))[^>]*>(?:\s|<!--.*?-->)*<\/\1>/g

test('R932 no page has a heading, a paragraph or a list that is empty', async () => {
  const { open } = await pagesOver(specificationServer)
  const problems: string[] = []
  for (const address of addresses('ru')) {
    // It shows every part of the site, on any server.
    if (address === pages.testUi('ru')) continue
    const { html } = await open(address)
    const empty = (html.match(saysNothing) ?? []).map((element) => `${address}: ${element}`)
    problems.push(...empty)
  }
  assert.deepEqual([...new Set(problems)], [])
})

test('R934 units whose size is not known stand in lists by their numbers', async () => {
  const { open } = await pagesOver(specificationServer)
  const named = {
    ru: ['Квартира 1', 'Место 2', 'Кладовая 1', 'Помещение 2'],
    kk: ['1-пәтер', '2-орын', '1 қоймасы', '2-үй-жай'],
    en: ['Apartment 1', 'Space 2', 'Storeroom 1', 'Unit 2'],
  }
  for (const language of languages) {
    for (const [index, category] of (['flat', 'garage', 'storageroom', 'comm'] as const).entries()) {
      const { html } = await open(pages.listing(language, category))
      const titles = [...html.matchAll(/<h3[^>]*><a[^>]*>(.*?)<\/a><\/h3>/gs)].map(([, title = '']) =>
        title.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''),
      )
      assert.ok(titles.includes(named[language][index] ?? ''), titles.join())
      assert.equal(new Set(titles).size, titles.length, titles.join())
    }
  }
})
