import { complexRow, houseRows } from './complex-rows.ts'
import type { Content } from './content.ts'
import { demoEstates } from './demo-estates.ts'
import { estatePromotionRows, estateRow, priceRows } from './estate-rows.ts'
import { readMedia, type Media } from './read-media.ts'
import {
  cityRows,
  complexPromotionRows,
  feedbackImageRows,
  planRows,
  promotionRows,
  redirectRows,
  settingRows,
} from './other-rows.ts'
import { readRecords, type Records } from './records.ts'

/**
 * Everything the demo company has, as rows of the tables: six projects, their houses and units, offers, contacts.
 * The same in every run.
 *
 * @throws Error naming the file and field of a record that is wrong, or a picture or plan that is missing
 */
export function demoContent(records: Records = readRecords(), media: Media = readMedia()): Content {
  checkFeatures(records)
  const estates = demoEstates(records)
  return {
    cities: cityRows(records),
    complexes: records.complexes.map((source) =>
      complexRow({ ...source, media }, cityId(records, source.complex.city, source.file)),
    ),
    houses: records.complexes.flatMap((source) => houseRows({ ...source, media })),
    plans: planRows(records, media),
    promotions: promotionRows(records, media),
    complex_promotions: complexPromotionRows(records),
    estates: estates.map(estateRow),
    estate_prices: estates.flatMap(priceRows),
    estate_promotions: estates.flatMap(estatePromotionRows),
    feedback_images: feedbackImageRows(records, media),
    redirects: redirectRows(records),
    settings: settingRows(records),
  }
}

function cityId(records: Records, slug: string, file: string): number {
  const city = records.cities.find((candidate) => candidate.slug === slug)
  if (!city) throw new Error(`content/${file}: city: there is no "${slug}" in content/cities.json`)
  return city.id
}

function checkFeatures(records: Records): void {
  const known = new Set(records.features.map((feature) => feature.code))
  for (const { complex, file } of records.complexes) {
    const unknown = complex.features.find((code) => !known.has(code))
    if (unknown) throw new Error(`content/${file}: features: "${unknown}" is not in content/features.json`)
  }
}
