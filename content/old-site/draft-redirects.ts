import { isClaimed, pageAt } from '#contract/page-table.ts'
import { pages } from '#contract/pages.ts'
import { defaultLanguage } from '#domain/languages.ts'
import { rulePath } from '#domain/redirects.ts'
import { stripLanguage } from '#domain/url-rules.ts'
import { recordProblem } from '../link-problem.ts'
import type { Records } from '../records.ts'

/** An old address with the page that takes its place; null where somebody must say which. */
export type DraftedRedirect = { path: string; target: string | null }

/** What we keep of an address that a rule could begin with, in characters: the schema takes no more. */
const longestPath = 400

const language = defaultLanguage

/** Pages by the words that old sites here call them, in Russian, in Kazakh, in English and in Latin letters. */
const sections: readonly (readonly [words: RegExp, page: string])[] = [
  [/^(?:contacts?|kontakty?|контакты?|bailanys|байланыс)$/, pages.contacts(language)],
  [/^(?:vacanc(?:y|ies)|vakansii?|вакансии|career|karera|карьера|жұмыс)$/, pages.career(language)],
  [/^(?:mortgage|ipoteka|ипотека)$/, pages.mortgage(language)],
  [/^(?:installments?|rassrochka|рассрочка)$/, pages.installment(language)],
  [/^(?:akci[iy]a?|aktsi[iy]a?|акции|акция|promo|promotions?)$/, pages.promotions(language)],
  [/^(?:news|novosti|новости|blog|блог|zhanalyqtar|жаңалықтар|articles?|stati)$/, pages.news(language)],
  [/^(?:parking|паркинг|garage)$/, pages.listing(language, 'garage')],
  [/^(?:kladovye|кладовые|storage|storerooms?)$/, pages.listing(language, 'storageroom')],
  [/^(?:commercial|kommerci[a-z]*|kommertcheskaya|коммерческая|коммерция)$/, pages.listing(language, 'comm')],
  [/^(?:flats?|apartments?|kvartir[aiy]|квартиры?|пәтерлер|paterler)$/, pages.listing(language, 'flat')],
  [/^(?:projects?|proekty?|проекты|zhk|жк|objects?|obekty|объекты|complexes?)$/, pages.projects(language)],
  [/^(?:favou?rites?|izbrannoe|избранное)$/, pages.favorites(language)],
  [
    /^(?:about|o-nas|о-нас|o-kompanii|о-компании|o-zastroyshchike|company|компания|kompaniya)$/,
    pages.about(language),
  ],
]

type OwnRecords = Pick<Records, 'complexes' | 'houses' | 'articles' | 'promotions'>

/**
 * A list of redirects from the pages of an old site, those without a target last: somebody must say where they lead.
 * Pages that the new site has under the same address are left out. One that has all words of a record's slug in its
 * address leads to the record, one in a usual section to that section; both are guesses that want a look.
 *
 * @param addresses as the sitemap names them
 */
export function draftRedirects(addresses: readonly string[], records: OwnRecords): DraftedRedirect[] {
  const slugs = ownSlugs(records)
  const drafted = new Map<string, string | null>()
  for (const address of addresses) {
    const path = oldPath(address)
    if (path === null || drafted.has(path) || isOurs(path, records)) continue
    drafted.set(path, targetOf(path, slugs))
  }
  return [...drafted]
    .map(([path, target]) => ({ path, target }))
    .toSorted((a, b) => Number(a.target === null) - Number(b.target === null) || (a.path < b.path ? -1 : 1))
}

/** What a rule for an address begins with; null for the home page, and for what no rule can have. */
function oldPath(address: string): string | null {
  const url = URL.parse(address, 'https://site.invalid')
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  const path = rulePath(stripLanguage(url.pathname) + url.search)
  return path.length > longestPath || /^\/(?:$|\?)|[\s#\\]/.test(path) ? null : path
}

/** Parameters of our own pages are filters: no rule can have them. */
function isOurs(path: string, records: OwnRecords): boolean {
  if (path.includes('?')) return isClaimed(path.split('?')[0] ?? '')
  const has = (kind: string, slug: string) =>
    records[kind as keyof OwnRecords].some((record) => record.slug === slug)
  return pageAt(path) !== null && recordProblem(path, { has, slugs: () => [] }) === null
}

/** Longer slugs first: they say more. */
function ownSlugs({
  complexes,
  houses,
  articles,
  promotions,
}: OwnRecords): { words: string[]; page: string }[] {
  return [
    ...complexes.map(({ slug }) => ({ slug, page: pages.project(language, slug) })),
    ...houses.map(({ slug }) => ({ slug, page: pages.queue(language, slug) })),
    ...articles.map(({ slug }) => ({ slug, page: pages.article(language, slug) })),
    ...promotions.map(({ slug }) => ({ slug, page: pages.promotion(language, slug) })),
  ]
    .map(({ slug, page }) => ({ words: slug.split('-'), page }))
    .toSorted((a, b) => b.words.length - a.words.length)
}

function targetOf(path: string, slugs: ReturnType<typeof ownSlugs>): string | null {
  const words = new Set(path.split(/[^\p{L}\p{N}]+/u))
  const record = slugs.find((each) => each.words.every((word) => words.has(word)))
  if (record !== undefined) return record.page
  const parts = path.replace(/\.[a-z]+$/, '').split(/[/?&=_]/)
  return sections.find(([name]) => parts.some((part) => name.test(part)))?.[1] ?? null
}
