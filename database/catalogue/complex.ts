import type { Complex } from '#contract/complexes.ts'
import type { Language } from '#domain/languages.ts'
import { complexFacts, complexRows, housesOf } from './complex-cards.ts'
import { houseFactsOf } from './house-facts.ts'
import { findProjectHouses } from './houses.ts'
import { readJson } from '../engines/json.ts'
import { legalColumns, legalOf } from './legal.ts'
import { hasModel } from './model.ts'
import { allOffers, type OfferWords } from './offers.ts'
import type { Database } from '../open.ts'
import { outline } from './outline.ts'
import { findBasicPromotions } from '../contents/promotions.ts'
import type { SearchIndex } from '../search/index/search-index.ts'
import { pictureIn, textIn } from '../contents/texts-and-pictures.ts'

/** One project with everything known about it; its offers are those of the index's day. Null when there is none. */
export async function findComplex(
  db: Database,
  index: SearchIndex,
  slug: string,
  language: Language,
  words: OfferWords,
): Promise<Complex | null> {
  const row = await detailRows(db).where('complexes.slug', '=', slug).executeTakeFirst()
  if (!row) return null
  const [offers, houses, promotions, has_model] = await Promise.all([
    allOffers(db, index, housesOf(index, row.id), language, words),
    findProjectHouses(db, index, row.id, language),
    findBasicPromotions(db, language, index.day),
    hasModel(db, row.id),
  ])
  const held = promotionIds(index, row.id)
  return {
    ...complexFacts(row, language),
    ...offers,
    former_address: row.former_address && textIn(row.former_address, language),
    description_html: textIn(row.description_html, language),
    gallery: readJson(row.gallery).map((picture) => pictureIn(picture, language)),
    genplan: genplanOf(row, language),
    features: featuresOf(index, readJson(row.features), language),
    infrastructure: readJson(row.infrastructure).map((place) => ({ ...place, name: place.name[language] })),
    documents: readJson(row.documents).map(({ title, url }) => ({ title: title[language], url })),
    legal: legalOf(row, language),
    houses,
    promotions: promotions.filter(({ id }) => held.has(id)),
    ...houseFactsOf(row, language),
    has_model,
    webcam_url: row.webcam_url,
    video_url: row.video_url,
    seo: { title: textIn(row.seo_title, language), description: textIn(row.seo_description, language) },
    updated_at: row.updated_at,
  }
}

function detailRows(db: Database) {
  return complexRows(db).select([
    'complexes.former_address',
    'complexes.description_html',
    'complexes.gallery',
    'complexes.genplan',
    'complexes.features',
    'complexes.infrastructure',
    'complexes.documents',
    ...legalColumns,
    'complexes.facts as complex_facts',
    'complexes.maintenance_fee as complex_fee',
    'complexes.webcam_url',
    'complexes.video_url',
    'complexes.seo_title',
    'complexes.seo_description',
    'complexes.updated_at',
  ])
}

type DetailRow = Awaited<ReturnType<ReturnType<typeof detailRows>['execute']>>[number]

function genplanOf({ genplan }: DetailRow, language: Language): Complex['genplan'] {
  const stored = readJson(genplan)
  return (
    stored && {
      image: pictureIn(stored.image, language),
      polygons: stored.polygons.map(({ house_id, label, points }) => ({
        house_id,
        label,
        points: outline(points),
      })),
    }
  )
}

/** In the order of the filter. */
function featuresOf({ words }: SearchIndex, codes: readonly string[], language: Language) {
  return words.features
    .filter(({ code }) => codes.includes(code))
    .map(({ code, title }) => ({ code, title: title[language] }))
}

function promotionIds({ words }: SearchIndex, complexId: number): Set<number> {
  const complex = words.complexes.find(({ id }) => id === complexId)
  return new Set(complex?.promotions.flatMap((position) => words.promotions[position]?.id ?? []))
}
