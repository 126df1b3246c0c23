import type { Picture } from '#contract/common.ts'
import type { SiteFonts } from '#contract/site-fonts.ts'
import type { ShareSubject } from '#contract/share-pictures.ts'
import { isArticleCategory } from '#domain/article-categories.ts'
import type { BrandColours } from '#domain/brand-colours.ts'
import { boundWords } from '#domain/bound-words.ts'
import { formatDate, formatQuarterShort } from '#domain/dates.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Language } from '#domain/languages.ts'
import { levelNumber } from '#domain/level-number.ts'
import { formatArea, formatCount, formatPrice, type NumberStyle, numberStyleIn } from '#domain/money.ts'
import { plural } from '#domain/plural.ts'
import { formatShortPrice } from '#domain/short-number.ts'
import { shownPrice } from '#domain/shown-price.ts'
import type { TextKey, Texts } from '#texts/texts.ts'
import { filled } from '#domain/filled.ts'

type Fact = { value: string; label: string }

/** The words and the picture of a link's preview, ready to be drawn. */
export type ShareWords = {
  /** The part of the address that names the thing. */
  name: string
  /** Where it belongs, above the title; empty for none. */
  over: string
  title: string
  facts: readonly Fact[]
  /** The last line: a price, or the text in place of one; empty for none. */
  line: string
  /** A line without a price is set more quietly. */
  isPrice: boolean
  /** The picture beside the words: a drawing of the unit or a photo; null for neither. */
  shown: { kind: 'plan' | 'picture'; src: string } | null
  brand: ShareBrand
}

/** What a picture shows of the company: its name where it has no logo (SVG). */
export type ShareBrand = { colours: BrandColours; fonts?: SiteFonts; name: string; logo: string | null }

/** `texts`: those of the language, as the site says them. */
type Manner = { language: Language; style: NumberStyle; brand: ShareBrand; texts: Texts }

type Words = Omit<ShareWords, 'brand'>

/** The preview of a link to this item, in this language. */
export function shareWords(subject: ShareSubject, { language, style, brand, texts }: Manner): ShareWords {
  const words = speech(language, style, texts)
  const made = wordsOf(subject, words, language)
  const { over, title } = made
  // Texts of pages already have their no-break spaces: the preview must say the same.
  return { ...made, over: bound(over, language), title: bound(title, language), brand }
}

/** The same in one sentence, for readers who do not see the picture. */
export function shareAlt({ over, title, facts, line }: ShareWords): string {
  const told = facts.map(({ value, label }) => `${label.toLowerCase()} ${value}`)
  return [title, over, ...told, line].filter((part) => part !== '').join(', ')
}

function wordsOf(subject: ShareSubject, words: Speech, language: Language): Words {
  switch (subject.kind) {
    case 'estate':
      return estateWords(subject.estate, words)
    case 'project':
      return projectWords(subject.project, words)
    case 'article':
      return articleWords(subject.article, words, language)
    case 'promotion':
      return promotionWords(subject.promotion, words, language)
    case 'site':
      return { ...nothing, name: 'site', title: subject.title, shown: pictureOf(subject.picture) }
  }
}

const nothing = { over: '', facts: [], line: '', isPrice: false, shown: null }

type Of<Kind extends ShareSubject['kind']> = Extract<ShareSubject, { kind: Kind }>

/** A unit: its plan, its category, its place, and its price where visitors may see it (A1). */
function estateWords(estate: Of<'estate'>['estate'], { t, area, price, quarter }: Speech): Words {
  const { category, rooms, number, area_total: size, complex, house, status, plan } = estate
  const { floor, floors_total: total } = estate
  const kind =
    category === 'flat' && rooms !== null
      ? t(`rooms.${knownRooms(rooms)}`, { count: String(rooms) })
      : t(`category.${category}.one`)
  const asked = shownPrice(estate)
  const closed = status === 'withdrawn' || status === 'hidden' ? 'sold' : status
  const handOver = house.handed_over_at !== null ? t('estate.ready') : quarter(house.deadline)
  return {
    name: String(estate.id),
    over: [complex.name, house.name, number && t(`estate.number.${category}`, { number })]
      .filter(Boolean)
      .join(', '),
    // What another server did not tell is left out (A41).
    title: size > 0 ? t('estate.title', { name: kind, area: area(size) }) : kind,
    facts: known([
      floor < 1
        ? { label: t('estate.level'), value: floor === 0 ? '' : levelNumber(floor) }
        : {
            label: t('estate.floor'),
            value:
              total > 0
                ? t('estate.floor.of', { floor: String(floor), total: String(total) })
                : String(floor),
          },
      { label: t('estate.deadline'), value: handOver },
    ]),
    line: asked === null ? t(`estate.status.${closed}`) : price(asked),
    isPrice: asked !== null,
    shown: plan === null ? pictureOf(complex.image) : { kind: 'plan', src: plan.card },
  }
}

/** A project: its render, its place, its deadline, its lowest price. */
function projectWords(project: Of<'project'>['project'], { t, count, from, quarter }: Speech): Words {
  const { slug, name, city, district, status, price_from: price, estates_count: total } = project
  const isDone = status === 'ready' || status === 'sold_out'
  return {
    name: slug,
    over: [city.name, district].filter((part) => part !== '').join(', '),
    title: name,
    facts: known([
      { label: t('project.sale'), value: total > 0 ? count(total, 'category.flat.count') : '' },
      { label: t('estate.deadline'), value: isDone ? '' : quarter(project.deadline) },
    ]),
    line: price === null ? t(`complex.status.${status}`) : from(price),
    isPrice: price !== null,
    shown: pictureOf(project.image),
  }
}

/** An article: its title, its kind and its day. */
function articleWords({ slug, ...article }: Of<'article'>['article'], { t }: Speech, language: Language) {
  const { title, category, cover, published_at } = article
  return {
    ...nothing,
    name: slug,
    over: isArticleCategory(category) ? t(`news.category.${category}`) : '',
    title,
    line: formatDate(dayInKazakhstan(new Date(published_at)), language),
    shown: pictureOf(cover),
  }
}

/** A promotion: its title and its days. */
function promotionWords(promotion: Of<'promotion'>['promotion'], { t }: Speech, language: Language) {
  const { slug, title, cover, starts_at, ends_at } = promotion
  const from = formatDate(starts_at, language)
  const to = formatDate(ends_at ?? '', language)
  const since = from && t('promo.since', { date: from })
  const until = to && t('promo.until', { date: to })
  return {
    ...nothing,
    name: slug,
    over: t('promo.one'),
    title,
    line: capital(since && until ? t('promo.between', { from, to }) : since || until),
    shown: pictureOf(cover),
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function known(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ value }) => value !== '')
}

function pictureOf(picture: Picture | null): ShareWords['shown'] {
  return picture === null ? null : { kind: 'picture', src: picture.src }
}

/** There are texts for 0 to 4 rooms; 4 means four and more. */
function knownRooms(rooms: number): 0 | 1 | 2 | 3 | 4 {
  return Math.min(Math.max(rooms, 0), 4) as 0 | 1 | 2 | 3 | 4
}

type Speech = ReturnType<typeof speech>

/**
 * The text bound together, without joiners: lines of the picture break at spaces only, and its font has no joiner.
 */
function bound(text: string, language: Language): string {
  return boundWords(text, language).replaceAll('\u2060', '')
}

/** The texts and forms of numbers of a language. */
function speech(language: Language, setting: NumberStyle, texts: Texts) {
  const style = numberStyleIn(language, setting)
  const t = (key: TextKey, values: Readonly<Record<string, string>> = {}) =>
    bound(filled(texts[key], values), language)
  return {
    t,
    area: (squareMetres: number) => formatArea(squareMetres, language, setting),
    price: (tenge: number) => formatPrice(tenge, style),
    count: (value: number, key: TextKey) =>
      `${formatCount(value, style)}\u00A0${plural(value, language, t(key))}`,
    from: (tenge: number) => t('common.from', { value: formatShortPrice(tenge, style, t) }),
    quarter: (deadline: Parameters<typeof formatQuarterShort>[0] | null) =>
      deadline === null ? '' : formatQuarterShort(deadline, language),
  }
}
