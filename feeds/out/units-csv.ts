import { stringify } from 'csv-stringify/sync'
import type { ExportedEstate } from '#contract/feeds.ts'
import type { FeedEstate } from '#database/catalogue/estate-pages.ts'
import type { FeedComplex, FeedHouseFacts } from '#database/feeds/feed-places.ts'
import { languages, type Localized } from '#domain/languages.ts'
import { listedStatuses } from '#domain/estate-words.ts'
import { restorationTitles } from '#domain/restorations.ts'
import type { FeedContent } from './feed-content.ts'
import { exportedEstate } from './units-json.ts'

type Cell = string | number | boolean | null
type Line = { unit: ExportedEstate; complex: FeedComplex | undefined; house: FeedHouseFacts | undefined }
type Column = [name: string, cell: (line: Line) => Cell]

const columns: readonly Column[] = [
  ['id', ({ unit }) => unit.id],
  ['category', ({ unit }) => unit.category],
  ['number', ({ unit }) => unit.number],
  ['geo_flatnum', ({ unit }) => unit.geo_flatnum],
  ['complex', ({ unit }) => unit.complex],
  ...inLanguages('complex', ({ complex }) => complex?.name),
  ...inLanguages('city', ({ complex }) => complex?.city.name),
  ...inLanguages('address', ({ complex }) => complex?.address),
  ['house', ({ unit }) => unit.house],
  ...inLanguages('house', ({ house }) => house?.name),
  ['deadline_year', ({ house }) => house?.deadline?.year ?? null],
  ['deadline_quarter', ({ house }) => house?.deadline?.quarter ?? null],
  ['handed_over_at', ({ house }) => house?.handed_over_at ?? null],
  ['building_type', ({ house }) => house?.building_type ?? null],
  ['section', ({ unit }) => unit.section],
  ['floor', ({ unit }) => unit.floor],
  ['floors_total', ({ unit }) => unit.floors_total],
  ['riser', ({ unit }) => unit.riser],
  ['position_on_floor', ({ unit }) => unit.position_on_floor],
  ['rooms', ({ unit }) => unit.rooms],
  ['is_euro', ({ unit }) => unit.is_euro],
  ['area_total', ({ unit }) => unit.area_total],
  ['area_living', ({ unit }) => unit.area_living],
  ['area_kitchen', ({ unit }) => unit.area_kitchen],
  ['area_balcony', ({ unit }) => unit.area_balcony],
  ['area_terrace', ({ unit }) => unit.area_terrace],
  ['ceiling_height', ({ unit }) => unit.ceiling_height],
  ['restoration', ({ unit }) => unit.restoration],
  ...inLanguages('restoration', ({ unit }) => unit.restoration && restorationTitles[unit.restoration]),
  ['status', ({ unit }) => unit.status],
  ['status_changed_at', ({ unit }) => unit.status_changed_at],
  ['price', ({ unit }) => unit.price],
  ['price_m2', ({ unit }) => unit.price_m2],
  ['price_old', ({ unit }) => unit.price_old],
  ['price_valid_until', ({ unit }) => unit.price_valid_until],
  ['mortgage', ({ unit }) => unit.mortgage],
  ['views', ({ unit }) => unit.views.join(', ')],
  // Blanks between them: with commas, a decimal one would be lost.
  ['windows', ({ unit }) => unit.windows.map(({ azimuth }) => String(azimuth).replace('.', ',')).join(' ')],
  ['sun_dec', ({ unit }) => unit.sun?.dec ?? null],
  ['sun_mar', ({ unit }) => unit.sun?.mar ?? null],
  ['sun_jun', ({ unit }) => unit.sun?.jun ?? null],
  ['url', ({ unit }) => unit.url],
  ['plan', ({ unit }) => unit.plan],
  ['plan_image', ({ unit }) => unit.plan_image],
  ['tour_url', ({ unit }) => unit.tour_url],
  ['updated_at', ({ unit }) => unit.updated_at],
]

function inLanguages(name: string, text: (line: Line) => Localized | null | undefined): Column[] {
  return languages.map((language) => [`${name}_${language}`, (line) => text(line)?.[language] ?? null])
}

/**
 * units.csv: a table for Excel as it is set up in Kazakhstan, with the manners of the schedules of payments
 * (documents/calculation-csv.ts): semicolons, decimal commas, a byte order mark, an apostrophe before text that would
 * be a formula. Names are in three columns, one a language.
 */
export async function* unitsCsv(content: FeedContent): AsyncGenerator<string> {
  yield csv([columns.map(([name]) => name)], true)
  for await (const estates of content.estates({ statuses: listedStatuses, category: null })) {
    yield csv(
      estates.map((estate) => cells(estate, content)),
      false,
    )
  }
}

function cells(estate: FeedEstate, content: FeedContent): Cell[] {
  const { complexes, houses } = content.places
  const line = {
    unit: exportedEstate(estate, content),
    complex: complexes.get(estate.complex_id),
    house: houses.get(estate.house_id),
  }
  return columns.map(([, cell]) => cell(line))
}

function csv(records: Cell[][], isFirst: boolean): string {
  return stringify(records, {
    bom: isFirst,
    delimiter: ';',
    record_delimiter: '\r\n',
    escape_formulas: true,
    cast: {
      // With a point, Excel would take 3.6 m² for the third of June.
      number: (number) => String(number).replace('.', ','),
      boolean: (flag) => (flag ? '1' : '0'),
    },
  })
}
