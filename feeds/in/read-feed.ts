import { staffText } from '#domain/staff/staff-text.ts'
import { z } from 'zod'
import { avito } from './dialects/avito.ts'
import {
  chessboardOffer,
  chessboardPaths,
  HouseNames,
  idOfFlat,
  placesOfEntrance,
} from './dialects/chessboard.ts'
import { cian } from './dialects/cian.ts'
import { JsonText } from './dialects/json-text.ts'
import { isMacroUnit, macroOffer, nextOfPage } from './dialects/macro.ts'
import { isProfitbaseUnit, profitbaseJsonOffer } from './dialects/profitbase-json.ts'
import { isProfitbaseRecord, profitbase } from './dialects/profitbase.ts'
import { unitsJsonOffer, unitsPaths } from './dialects/units-json.ts'
import type { XmlDialect } from './dialects/xml-dialect.ts'
import { yandex } from './dialects/yandex.ts'
import { type FeedOffer, unknownOffer } from './feed-offer.ts'
import { FeedRefusal } from './feed-refusal.ts'
import { jsonFieldsReader, xmlFieldsReader } from './fields/read-items.ts'
import type { Mapping } from './mapping.ts'
import { JsonReader } from './reading/json-reader.ts'
import { webPage, XmlReader } from './reading/xml-reader.ts'
import type { Events, Reader, TextFormat } from './reading/feed-reader.ts'
import type { Staging } from './staging.ts'

const xmlDialects = { yrl: yandex, profitbase, cian, avito } as const satisfies Record<string, XmlDialect>

/**
 * Reads a feed to its end and hands over its offers one by one.
 *
 * @param wanted the format, or null to detect it from the content
 * @returns the format that it turned out to have
 * @throws FeedRefusal when it is none of the formats, or broken
 */
export async function readFeed(
  text: AsyncIterable<string>,
  wanted: TextFormat | null,
  mapping: Mapping,
  staging: Staging,
  events: Events,
): Promise<TextFormat> {
  let reader: Reader | null = null
  for await (const piece of text) {
    if (piece === '') continue
    reader ??= readerOf(piece, wanted, mapping, staging, events)
    reader.write(piece)
  }
  if (reader === null)
    throw new FeedRefusal(staffText('The feed is empty. Nothing was imported; download it again.'))
  return reader.end()
}

function readerOf(
  beginning: string,
  wanted: TextFormat | null,
  mapping: Mapping,
  staging: Staging,
  events: Events,
): Reader {
  const isJson = beginning.startsWith('{') || beginning.startsWith('[')
  if (!isJson && !beginning.startsWith('<')) {
    throw new FeedRefusal(
      staffText('This is neither XML nor JSON: it begins with «{beginning}». Check what was downloaded.', {
        beginning: beginning.slice(0, 40).replaceAll(/[\s\p{Cc}]+/gu, ' '),
      }),
    )
  }
  // XML has its DOCTYPE in capitals.
  if (beginning.startsWith('<!d')) throw webPage()
  if (wanted === 'fields' || mapping.items !== null) {
    return ownReader(isJson, wanted, mapping, events)
  }
  if (wanted !== null && !(isJson ? isJsonFormat(wanted) : isXmlFormat(wanted))) {
    throw new FeedRefusal(
      staffText('This is {kind}, not {wanted}. Leave --format out to have it recognised.', {
        kind: isJson ? 'JSON' : 'XML',
        wanted,
      }),
    )
  }
  if (!isJson) return xmlReader(wanted === null || !isXmlFormat(wanted) ? null : wanted, events)
  return beginning.startsWith('[') ? jsonListReader(events) : jsonReader(staging, events)
}

function ownReader(isJson: boolean, wanted: TextFormat | null, mapping: Mapping, events: Events): Reader {
  const { items, fixed } = mapping
  if (items === null) {
    throw new FeedRefusal(staffText('--format fields needs a mapping with «items» and «fields».'))
  }
  if (wanted !== null && wanted !== 'fields') {
    throw new FeedRefusal(
      staffText(
        'The mapping says in {where} where the units stand, and --format says {wanted}. Leave one of them out.',
        { where: items.items.where, wanted },
      ),
    )
  }
  return isJson ? jsonFieldsReader(items, fixed, events) : xmlFieldsReader(items, fixed, events)
}

/** A format whose fields we know; Profitbase has it as XML and as JSON. */
type KnownFormat = Exclude<TextFormat, 'fields'>

const jsonFormats = ['chessboard', 'units', 'macro', 'profitbase'] as const satisfies readonly KnownFormat[]
type JsonFormat = (typeof jsonFormats)[number]

function isJsonFormat(format: KnownFormat): boolean {
  return jsonFormats.some((each) => each === format)
}

function isXmlFormat(format: KnownFormat): format is XmlFormat {
  return Object.hasOwn(xmlDialects, format)
}

/** Lists in which MacroCRM and Profitbase keep their units. */
const unitLists = ['$.records.*', '$.objects.*', '$.data.*', '$.data.properties.*']

/**
 * The offer of an entry of such a list, by the fields that tell its format. One that is no unit has none, and is left
 * out as a wrong offer: it may be a unit that has lost its fields.
 */
function offerByFields(value: unknown): { format: JsonFormat | null; offer: FeedOffer } {
  if (isMacroUnit(value)) return { format: 'macro', offer: macroOffer(value) }
  if (isProfitbaseUnit(value)) return { format: 'profitbase', offer: profitbaseJsonOffer(value) }
  const id = z.object({ id: JsonText }).safeParse(value).data?.id.slice(0, 300) ?? ''
  return {
    format: null,
    offer: { ...unknownOffer, id, wrong_fields: [staffText('an entry that is not a unit')] },
  }
}

/** A list of units without a name, as MacroCRM exports them and its interface answers. */
function jsonListReader({ onOffer }: Events): Reader {
  let format: JsonFormat | null = null
  const reader = new JsonReader(['$.*'], (value) => {
    const next = nextOfPage(value)
    if (next !== null) {
      if (next.after !== null) throw onePage(staffText('some of the units'))
      return
    }
    const known = offerByFields(value)
    format ??= known.format
    onOffer(known.offer)
  })
  return {
    write: (piece) => reader.write(piece),
    end() {
      reader.end()
      if (format === null) throw unknownJson()
      return format
    },
  }
}

function onePage(what: string): FeedRefusal {
  return new FeedRefusal(
    staffText(
      'This is one page with {what}. Nothing was imported: the others would count as gone. Ask for all of them at once, or for MacroCRM write «macro:» into the mapping.',
      { what },
    ),
  )
}

function unknownJson(): FeedRefusal {
  return new FeedRefusal(
    staffText(
      'This JSON has no units of a format that is known: a chessboard («flats»), units.json («units»), MacroCRM (a list, or «records») or Profitbase («data»). Import one of those, or say in the mapping where its units stand: «items» and «fields».',
    ),
  )
}

/** The chessboard keeps its units under «flats», our own units.json under «units». */
function jsonReader(staging: Staging, { onOffer }: Events): Reader {
  let found = false
  let format: JsonFormat = 'chessboard'
  // Profitbase says beside a page how many units there are in all.
  let [listed, said] = [0, 0]
  const names = new HouseNames()
  const reader = new JsonReader([...chessboardPaths, ...unitsPaths, ...unitLists], (value, keys) => {
    const [part, key] = keys
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
    } else if (key === 'filteredCount') {
      said = Number(value)
    } else {
      const known = offerByFields(value)
      // Beside the entries of `data` stands what is said of all of them; a list with gaps may have become an object.
      if (known.format === null && !/^\d+$/.test(String(keys.at(-1)))) return
      listed += 1
      if (known.format !== null) [found, format] = [true, known.format]
      onOffer(known.offer)
    }
  })
  return {
    write: (piece) => reader.write(piece),
    end() {
      reader.end()
      if (!found) throw unknownJson()
      if (said > listed) throw onePage(staffText('{count} of {all} units', { count: listed, all: said }))
      for (const { id, unit, place } of staging.unitsWithPlaces()) {
        onOffer(chessboardOffer(id, unit, place, names.find(place?.house ?? '')))
      }
      return format
    },
  }
}

type XmlFormat = keyof typeof xmlDialects

function xmlReader(forced: XmlFormat | null, { onOffer, onFault }: Events): Reader {
  let format: XmlFormat = forced ?? 'yrl'
  // Profitbase has the root element of Yandex: its offers differ.
  let isCertain = false
  const reader = new XmlReader({
    onFault,
    onRoot(name, attributes) {
      format = forced ?? formatOfRoot(name, attributes)
      isCertain = forced !== null || format !== 'yrl'
      const { offer, paths, depth } = xmlDialects[format]
      return { offer, paths: isCertain ? paths : [...paths, ...profitbase.paths], depth, outside: null }
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
      throw webPage()
    default:
      throw new FeedRefusal(
        staffText(
          'The XML begins with <{name}>, which no feed that is known does: realty-feed (Yandex, Profitbase), feed (Cian), Ads (Avito). Name its --format if it is one of them, or say in the mapping where its units stand: «items» and «fields».',
          { name: name.slice(0, 60) },
        ),
      )
  }
}
