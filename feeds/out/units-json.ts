import type { ExportedComplex, ExportedEstate, ExportedHouse, UnitsHead } from '#contract/feeds.ts'
import { pages } from '#contract/pages.ts'
import { pngPath } from '#contract/png-pictures.ts'
import type { FeedEstate } from '#database/catalogue/estate-pages.ts'
import type { FeedComplex, FeedHouseFacts, FeedPlaces } from '#database/feeds/feed-places.ts'
import { readJson } from '#database/engines/json.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { estateSlug } from '#domain/estate-slug.ts'
import { type EstateStatus, estateViews, type ListedStatus, listedStatuses } from '#domain/estate-words.ts'
import { momentInKazakhstan } from '#domain/kazakhstan-day.ts'
import { toldRooms } from '#domain/rooms.ts'
import { wholeAddress } from './addresses.ts'
import type { FeedContent } from './feed-content.ts'
import { hasMortgage } from './mortgage-mark.ts'

/** units.json: everything that is known about every unit that the site shows, one unit a line. */
export async function* unitsJson(content: FeedContent): AsyncGenerator<string> {
  const { places, publicUrl, company } = content
  const head: UnitsHead = {
    generated_at: momentInKazakhstan(content.changedAt),
    company: company && {
      name: company.name,
      phone: company.phone,
      email: company.email,
      url: wholeAddress(pages.home('ru'), publicUrl),
    },
    complexes: [...places.complexes.values()].map((complex) => exportedComplex(complex, publicUrl)),
    houses: [...places.houses.values()].map((house) => exportedHouse(house, places, publicUrl)),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"units":[`
  let isFirst = true
  for await (const estates of content.estates({ statuses: listedStatuses, category: null })) {
    const lines = estates.map((estate) => JSON.stringify(exportedEstate(estate, content)))
    yield `${isFirst ? '\n' : ',\n'}${lines.join(',\n')}`
    isFirst = false
  }
  yield '\n]}\n'
}

function exportedComplex(complex: FeedComplex, publicUrl: string): ExportedComplex {
  const { id, slug, name, city, district, address, lat, lng, status, deadline } = complex
  return {
    id,
    slug,
    name,
    city,
    district,
    address,
    lat,
    lng,
    class: complex.class_code,
    status,
    deadline,
    url: wholeAddress(pages.project('ru', slug), publicUrl),
    images: complex.images.map((image) => wholeAddress(image, publicUrl)),
  }
}

function exportedHouse(house: FeedHouseFacts, places: FeedPlaces, publicUrl: string): ExportedHouse {
  const { id, slug, name, queue_no, floors, sections, deadline, handed_over_at, building_type, legal } = house
  return {
    id,
    slug,
    complex: slugOf(places.complexes, house.complex_id),
    name,
    queue_no,
    floors,
    sections,
    deadline,
    handed_over_at,
    building_type,
    legal,
    url: wholeAddress(pages.queue('ru', slug), publicUrl),
  }
}

/** A unit in units.json. */
export function exportedEstate(estate: FeedEstate, content: FeedContent): ExportedEstate {
  const { places, publicUrl } = content
  const { complex_id, house_id, plan_code: plan, is_euro, windows, views, sun, status, ...columns } = estate
  const drawing = plan === null ? undefined : places.plans.get(plan)?.ru
  const known = readJson(views)
  return {
    ...columns,
    rooms: toldRooms(estate),
    number: estateNumber(estate.category, estate.geo_flatnum),
    complex: slugOf(places.complexes, complex_id),
    house: slugOf(places.houses, house_id),
    is_euro: is_euro === 1,
    status: listedStatus(status),
    plan,
    plan_image: drawing === undefined ? null : wholeAddress(pngPath(drawing), publicUrl),
    windows: readJson(windows),
    views: estateViews.filter((view) => known.includes(view)),
    sun: readJson(sun),
    mortgage: hasMortgage(estate, content),
    url: wholeAddress(pages.estate('ru', estate.category, estateSlug(estate)), publicUrl),
  }
}

function listedStatus(status: EstateStatus): ListedStatus {
  const listed = listedStatuses.find((each) => each === status)
  if (listed === undefined) throw new Error(`a unit that is ${status} belongs to no feed`)
  return listed
}

function slugOf(places: ReadonlyMap<number, { slug: string }>, id: number): string {
  const place = places.get(id)
  if (!place) throw new Error(`a unit refers to ${id}, which is not there`)
  return place.slug
}
