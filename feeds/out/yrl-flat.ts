import { pages } from '#contract/pages.ts'
import { pngPath } from '#contract/png-pictures.ts'
import type { FeedEstate } from '#database/catalogue/estate-pages.ts'
import type { FeedComplex, FeedHouseFacts } from '#database/feeds/feed-places.ts'
import { readJson } from '#database/engines/json.ts'
import { formatDate } from '#domain/dates.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { estateSlug } from '#domain/estate-slug.ts'
import { formatArea } from '#domain/money.ts'
import { restorationTitles } from '#domain/restorations.ts'
import { wholeAddress } from './addresses.ts'
import type { FeedContent } from './feed-content.ts'
import { hasMortgage } from './mortgage-mark.ts'

/** A flat with everything that an offer of YRL must have. */
export type YrlFlat = {
  estate: FeedEstate
  complex: FeedComplex
  house: FeedHouseFacts
  seller: { name: string; phone: string; email: string }
  /** On the door; empty for a flat without one, whose offer leaves it out. */
  number: string
  url: string
  /** The drawing first, as PNG, then the house, the project and its surroundings. Never empty. */
  images: readonly string[]
  /** That of them which is the drawing; null where there is none. */
  plan: string | null
  /** When the house was or will be handed over. */
  ready: { year: number; quarter: number }
  /** Null where unknown: a coordinate of zero is in the ocean. */
  point: { latitude: number; longitude: number } | null
  /** `во двор` or `на улицу`; null where YRL has no words for the views, or not for all of them. */
  view: string | null
  /** Whether a programme that is a mortgage is open for it today. */
  mortgage: boolean
  description: string
}

/** Most pictures that an offer may have. */
const maxImages = 30

/**
 * A flat in the form for both dialects of YRL, in Russian: YRL takes its own words in Russian, and its readers are
 * Russian.
 *
 * @returns null when a part is missing without which Yandex refuses the offer: a price, a date, a picture, a seller;
 * and of an unfinished house without the permit that the law requires in its advertising
 */
export function yrlFlat(estate: FeedEstate, content: FeedContent): YrlFlat | null {
  const { company, places, publicUrl } = content
  const complex = places.complexes.get(estate.complex_id)
  const house = places.houses.get(estate.house_id)
  if (!complex || !house || company === null || estate.price === null) return null
  const ready = readyOf(house) ?? complex.deadline
  const drawing = estate.plan_code === null ? undefined : places.plans.get(estate.plan_code)?.ru
  const plan = drawing === undefined ? undefined : pngPath(drawing)
  const images = [plan, house.image, ...complex.images]
    .filter((image) => typeof image === 'string' && image !== '')
    .slice(0, maxImages)
    .map((image) => wholeAddress(image ?? '', publicUrl))
  if (ready === null || images.length === 0) return null
  if (house.handed_over_at === null && house.legal.permit_no === null) return null
  return {
    estate,
    complex,
    house,
    seller: { name: company.name, phone: company.phone.replaceAll(/[^\d+]/g, ''), email: company.email },
    number: estate.geo_flatnum === '' ? '' : estateNumber(estate.category, estate.geo_flatnum),
    url: wholeAddress(pages.estate('ru', estate.category, estateSlug(estate)), publicUrl),
    images: [...new Set(images)],
    plan: plan === undefined || plan === '' ? null : wholeAddress(plan, publicUrl),
    ready,
    point: complex.lat === 0 && complex.lng === 0 ? null : { latitude: complex.lat, longitude: complex.lng },
    view: viewOf(readJson(estate.views)),
    mortgage: hasMortgage(estate, content),
    description: descriptionOf(estate, complex, house, ready),
  }
}

function readyOf({ handed_over_at: day, deadline }: FeedHouseFacts): YrlFlat['ready'] | null {
  if (day === null) return deadline
  const [year = 0, month = 0] = day.split('-').map(Number)
  return { year, quarter: Math.ceil(month / 3) }
}

const viewWords: Readonly<Record<string, string>> = { yard: 'во двор', street: 'на улицу' }

function viewOf(views: readonly string[]): string | null {
  const [only = '', ...others] = views
  return others.length === 0 ? (viewWords[only] ?? null) : null
}

function descriptionOf(
  estate: FeedEstate,
  complex: FeedComplex,
  house: FeedHouseFacts,
  { year, quarter }: YrlFlat['ready'],
): string {
  const kind = estate.rooms === 0 ? 'Квартира-студия' : `${estate.rooms}-комнатная квартира`
  const { restoration } = estate
  return [
    `${kind}, ${formatArea(estate.area_total, 'ru', 'local')}, этаж ${estate.floor} из ${estate.floors_total}.`,
    `${complex.name.ru}, ${house.name.ru}: ${complex.city.name.ru}, ${complex.address.ru}.`,
    restoration === null ? '' : `Отделка: ${restorationTitles[restoration].ru.toLowerCase()}.`,
    house.handed_over_at === null ? `Срок сдачи: ${quarter} квартал ${year} года.` : 'Дом сдан.',
    house.handed_over_at === null ? legalWords(house.legal) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** The data that the law on shared construction requires beside the offer of an unfinished home. */
function legalWords(legal: FeedHouseFacts['legal']): string {
  const { permit_no: permit, permit_date: day, guarantee_no: guarantee, builder_name: builder, bin } = legal
  const since = day === null ? '' : ` от ${formatDate(day, 'ru')}`
  return [
    `Разрешение на привлечение денег дольщиков № ${permit}${since}.`,
    guarantee === null ? '' : `Гарантия Единого оператора № ${guarantee}.`,
    builder === null ? '' : `Застройщик: ${builder}${bin === null ? '' : `, БИН ${bin}`}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
