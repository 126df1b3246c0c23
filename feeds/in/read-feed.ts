import { avito } from './dialects/avito.ts'
import {
  chessboardOffer,
  chessboardPaths,
  HouseNames,
  idOfFlat,
  placesOfEntrance,
} from './dialects/chessboard.ts'
import { cian } from './dialects/cian.ts'
import { isProfitbaseRecord, profitbase } from './dialects/profitbase.ts'
import { unitsJsonOffer, unitsPaths } from './dialects/units-json.ts'
import type { XmlDialect } from './dialects/xml-dialect.ts'
import { yandex } from './dialects/yandex.ts'
import type { FeedFormat as AnyFormat } from './feed-formats.ts'
import type { FeedOffer } from './feed-offer.ts'
import { FeedRefusal } from './feed-refusal.ts'
import { JsonReader } from './reading/json-reader.ts'
import { XmlReader } from './reading/xml-reader.ts'
import type { Staging } from './staging.ts'

const xmlDialects = { yrl: yandex, profitbase, cian, avito } as const satisfies Record<string, XmlDialect>

type FeedFormat = Exclude<AnyFormat, 'table'>

export type Events = { onOffer: (offer: FeedOffer) => void; onFault: (fault: string, line: number) => void }

/**
 * Reads a feed to its end and hands over its offers one by one.
 *
 * @param wanted the format, or null to detect it from the content
 * @returns the format that it turned out to have
 * @throws FeedRefusal when it is none of the formats, or broken
 */
export async function readFeed(
  text: AsyncIterable<string>,
  wanted: FeedFormat | null,
  staging: Staging,
  events: Events,
): Promise<FeedFormat> {
  let reader: Reader | null = null
  for await (const piece of text) {
    if (piece === '') continue
    reader ??= readerOf(piece, wanted, staging, events)
    reader.write(piece)
  }
  if (reader === null) throw new FeedRefusal('The feed is empty. Nothing was imported; download it again.')
  return reader.end()
}

type Reader = { write(piece: string): void; end(): FeedFormat }

function readerOf(beginning: string, wanted: FeedFormat | null, staging: Staging, events: Events): Reader {
  const isJson = beginning.startsWith('{') || beginning.startsWith('[')
  if (!isJson && !beginning.startsWith('<')) {
    throw new FeedRefusal(
      `This is neither XML nor JSON: it begins with «${beginning.slice(0, 40).replaceAll(/[\s\p{Cc}]+/gu, ' ')}». Check what was downloaded.`,
    )
  }
  if (wanted !== null && isJson !== isJsonFormat(wanted)) {
    throw new FeedRefusal(
      `This is ${isJson ? 'JSON' : 'XML'}, not ${wanted}. Leave --format out to have it recognised.`,
    )
  }
  return isJson ? jsonReader(staging, events) : xmlReader(wanted, events)
}

type JsonFormat = Exclude<FeedFormat, XmlFormat>

function isJsonFormat(format: FeedFormat): format is JsonFormat {
  return format === 'chessboard' || format === 'units'
}

/** The chessboard keeps its units under «flats», our own units.json under «units». */
function jsonReader(staging: Staging, { onOffer }: Events): Reader {
  let found = false
  let format: JsonFormat = 'chessboard'
  const names = new HouseNames()
  const reader = new JsonReader([...chessboardPaths, ...unitsPaths], (part, value, key) => {
    if (part === 'units') {
      found = true
      format = 'units'
      return onOffer(unitsJsonOffer(value))
    }
    if (part === 'flats') {
      found = true
      const id = idOfFlat(value) || String(key)
      // A unit twice under one key is reported as a repeated id.
      if (!staging.addPart('unit', id, value)) onOffer(chessboardOffer(id, value, null, ''))
    } else if (part === 'houses') {
      names.add(value)
    } else if (part === 'entrances') {
      for (const [id, place] of placesOfEntrance(value)) staging.addPart('place', id, place)
    }
  })
  return {
    write: (piece) => reader.write(piece),
    end() {
      reader.end()
      if (!found) {
        throw new FeedRefusal(
          'This JSON has neither «flats», as a chessboard, nor «units», as units.json. Import one of those.',
        )
      }
      for (const { id, unit, place } of staging.unitsWithPlaces()) {
        onOffer(chessboardOffer(id, unit, place, names.find(place?.house ?? '')))
      }
      return format
    },
  }
}

type XmlFormat = keyof typeof xmlDialects

function xmlReader(wanted: FeedFormat | null, { onOffer, onFault }: Events): Reader {
  const forced = wanted === null || isJsonFormat(wanted) ? null : wanted
  let format: XmlFormat = forced ?? 'yrl'
  // Profitbase has the root element of Yandex: its offers differ.
  let isCertain = false
  const reader = new XmlReader({
    onFault,
    onRoot(name, attributes) {
      format = forced ?? formatOfRoot(name, attributes)
      isCertain = forced !== null || format !== 'yrl'
      const { offer, paths } = xmlDialects[format]
      return { offer, paths: isCertain ? paths : [...paths, ...profitbase.paths] }
    },
    onRecord(record) {
      if (!isCertain && isProfitbaseRecord(record)) format = 'profitbase'
      isCertain = true
      onOffer(xmlDialects[format].read(record))
    },
  })
  return {
    write: (piece) => reader.write(piece),
    end() {
      reader.end()
      return format
    },
  }
}

function formatOfRoot(name: string, attributes: ReadonlyMap<string, string>): XmlFormat {
  switch (name) {
    case 'realty-feed':
      return /profitbase/i.test(attributes.get('type') ?? '') ? 'profitbase' : 'yrl'
    case 'feed':
      return 'cian'
    case 'ads':
      return 'avito'
    case 'html':
      throw new FeedRefusal(
        'This is a web page and not a feed. Open the address in a browser and see what it says.',
      )
    default:
      throw new FeedRefusal(
        `The XML begins with <${name.slice(0, 60)}>, which no feed of ours does: ` +
          'realty-feed (Yandex, Profitbase), feed (Cian), Ads (Avito). Name its --format if it is one of them.',
      )
  }
}
