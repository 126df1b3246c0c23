import { Buffer } from 'node:buffer'
import { writeJson } from '#database/engines/json.ts'
import type { Database } from '#database/open.ts'
import type { FeedFormat } from '#feeds/in/feed-formats.ts'
import type { FeedOffer } from '#feeds/in/feed-offer.ts'
import { importFeed, type ImportReport, type ImportSettings } from '#feeds/in/import-feed.ts'
import { type Mapping, noMapping } from '#feeds/in/mapping.ts'
import { readFeed } from '#feeds/in/read-feed.ts'
import { type Skipped, Staging } from '#feeds/in/staging.ts'
import { fillDatabase, makeComplex, makeHouse, makeRow, type Row, type Rows } from '../databases/rows.ts'

const named = (ru: string, kk = ru, en = ru) => writeJson({ ru, kk, en })

const sections = (...numbers: number[]) =>
  writeJson(numbers.map((no) => ({ no, floors: 12, units_per_floor: 6 })))

/** Two projects: «Нұра Тауэрс» with houses of two and of one section, and «Аура» with its only house. */
export const feedPlaces = {
  cities: [makeRow('cities', {})],
  complexes: [
    makeComplex({ id: 1, slug: 'nura-towers', name: named('Нура Тауэрс', 'Нұра Тауэрс', 'Nura Towers') }),
    makeComplex({ id: 2, slug: 'aura', name: named('Аура') }),
  ],
  houses: [
    makeHouse({
      id: 1,
      complex_id: 1,
      slug: 'nura-towers-1',
      name: named('Дом 1', '1-үй', 'House 1'),
      queue_no: 1,
      sections: sections(1, 2),
    }),
    makeHouse({
      id: 2,
      complex_id: 1,
      slug: 'nura-towers-2',
      name: named('Дом 2', '2-үй', 'House 2'),
      queue_no: 2,
      sections: sections(1),
    }),
    makeHouse({
      id: 3,
      complex_id: 2,
      slug: 'aura-1',
      name: named('Дом A', 'A үйі', 'House A'),
      queue_no: 1,
      sections: sections(1),
    }),
  ],
  plans: [makeRow('plans', {})],
} satisfies Rows

/** A database with those projects and units of yours. */
export async function fillPlaces(db: Database, estates: readonly Row<'estates'>[] = []): Promise<void> {
  await fillDatabase(db, { ...feedPlaces, estates })
}

export async function* piecesOf(feed: string | Buffer, size = 1000): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(feed)
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

/** Imports a feed on 21 November 2026, and returns the offers that were left out. */
export async function importText(
  db: Database,
  feed: string | Buffer,
  difference: Partial<ImportSettings> = {},
): Promise<ImportReport & { offers: Skipped[] }> {
  const offers: Skipped[] = []
  const settings: ImportSettings = {
    format: null,
    source: null,
    from: 'feed',
    mapping: noMapping(),
    isPartial: false,
    isForced: false,
    isDryRun: false,
    withdrawShare: 0.2,
    now: new Date('2026-11-21T10:00:00Z'),
    ...difference,
  }
  const report = await importFeed(db, piecesOf(feed), settings, async (staging) => {
    offers.push(...staging.skipped())
  })
  return { ...report, offers }
}

/** The offers of a feed as its dialect reads them. */
export async function offersOf(
  text: string,
  format: Exclude<FeedFormat, 'table'> | null = null,
  mapping: Mapping = noMapping(),
): Promise<{ format: FeedFormat; offers: FeedOffer[]; faults: string[]; notes: string[] }> {
  const [offers, faults, notes]: [FeedOffer[], string[], string[]] = [[], [], []]
  const staging = new Staging()
  try {
    const pieces = (async function* () {
      // In small pieces: every tag and every word is cut somewhere.
      for (let from = 0; from < text.length; from += 7) yield text.slice(from, from + 7)
    })()
    const found = await readFeed(pieces, format, mapping, staging, {
      onOffer: (offer) => offers.push(offer),
      onFault: (fault, line) => faults.push(`${fault} (line ${line})`),
      onNote: (note) => notes.push(note),
    })
    return { format: found, offers, faults, notes }
  } finally {
    staging.close()
  }
}

/** A Yandex feed of flats in house 1 of «Нура Тауэрс»; each differs from a plain one by the elements given. */
export function yandexFeed(offers: readonly Record<string, string | number>[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">
${offers.map(yandexOffer).join('\n')}
</realty-feed>`
}

const plainOffer = {
  category: 'квартира',
  'building-name': 'ЖК «Нура Тауэрс»',
  'building-section': 'Дом 1',
  section: 1,
  floor: 5,
  rooms: 2,
  area: 61.4,
  price: 37_500_000,
}

function yandexOffer({ id, number, area, price, ...others }: Record<string, string | number>): string {
  const elements = { ...plainOffer, ...others }
  const { area: plainArea, price: plainPrice, ...simple } = elements
  const texts = Object.entries(simple)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `<${name}>${text}</${name}>`)
  return `<offer internal-id="${id ?? `u${number}`}"><location><apartment>${number}</apartment></location>
    <price><value>${price ?? plainPrice}</value><currency>KZT</currency></price>
    <area><value>${area ?? plainArea}</value><unit>кв. м</unit></area>${texts.join('')}</offer>`
}

/** A Cian feed of flats 1, 2, … in the house of «Аура», in tenge; each differs by the elements given. */
export function cianFeed(objects: readonly string[]): string {
  return `<feed><feed_version>2</feed_version>${objects.map(cianObject).join('\n')}</feed>`
}

function cianObject(elements: string, index: number): string {
  return `<object><ExternalId>c${index + 1}</ExternalId><Category>newBuildingFlatSale</Category>
    <FlatRoomsCount>2</FlatRoomsCount><TotalArea>61.4</TotalArea><FloorNumber>5</FloorNumber>
    <JKSchema><Name>Аура</Name><House><Flat><FlatNumber>${index + 1}</FlatNumber></Flat></House></JKSchema>
    <BargainTerms><Price>37500000</Price><Currency>kzt</Currency></BargainTerms>${elements}</object>`
}

/** An Avito feed of flats 1, 2, … in the house of «Аура», as the ads of new buildings; each with elements of yours. */
export function avitoFeed(ads: readonly string[]): string {
  return `<Ads formatVersion="3" target="Avito.ru">${ads.map(avitoAd).join('\n')}</Ads>`
}

function avitoAd(elements: string, index: number): string {
  return `<Ad><Id>a${index + 1}</Id><Category>Квартиры</Category><OperationType>Продам</OperationType>
    <MarketType>Новостройка</MarketType><NewDevelopmentName>Аура</NewDevelopmentName><Rooms>2</Rooms>
    <Square>61.4</Square><Floor>5</Floor><Price>37500000</Price><FlatNumber>${index + 1}</FlatNumber>${elements}</Ad>`
}
