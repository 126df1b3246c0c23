import { z } from 'zod'
import { ExportedEstate } from '#contract/feeds.ts'
import { JsonText } from './json-text.ts'
import { type FeedOffer, unknownOffer } from '../feed-offer.ts'
import { pictureAddress } from '../words/picture-addresses.ts'

/** Paths to read from our own units.json; its projects and houses already exist here. */
export const unitsPaths = ['$.units.*']

const Named = z.object({ id: JsonText, status: JsonText })

/**
 * A unit of units.json as an offer: in the words of all feeds where they have one, and whole beside it, so that
 * nothing of it is lost.
 */
export function unitsJsonOffer(value: unknown): FeedOffer {
  const parsed = ExportedEstate.safeParse(value)
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map((issue) => issue.path.join('.').slice(0, 300)))
    const { id, status } = Named.catch({ id: '', status: '' }).parse(value)
    return {
      ...unknownOffer,
      id: id.slice(0, 300),
      status: status.slice(0, 300),
      wrong_fields: [...fields].slice(0, 20),
    }
  }
  const unit = parsed.data
  return {
    ...unknownOffer,
    id: String(unit.id),
    category: unit.category,
    category_word: unit.category,
    project: { id: '', name: unit.complex },
    house: { id: '', name: unit.house },
    section: String(unit.section),
    number: unit.geo_flatnum,
    floor: unit.floor,
    floors_total: unit.floors_total,
    rooms: unit.rooms,
    is_euro: unit.is_euro,
    area_total: unit.area_total,
    price: unit.price,
    status: unit.status,
    plan_image: pictureAddress(unit.plan_image ?? ''),
    own: unit,
  }
}
