import type { Localized } from '#domain/languages.ts'
import { deadlineOf } from '../catalogue/deadline.ts'
import { readJson } from '../engines/json.ts'
import { legalColumns, legalOf } from '../catalogue/legal.ts'
import type { Database } from '../open.ts'

/** A project in our feeds. `images` are the picture of its card, then the gallery. */
export type FeedComplex = Awaited<ReturnType<typeof complexes>>[number]

/** A house in our feeds; `image` is the picture of its street side. */
export type FeedHouseFacts = Awaited<ReturnType<typeof houses>>[number]

/** The records that units refer to, by id or code. There are hundreds of them where there are a million units. */
export type FeedPlaces = {
  complexes: ReadonlyMap<number, FeedComplex>
  houses: ReadonlyMap<number, FeedHouseFacts>
  /** Address of the drawing with areas, by the code of the plan. */
  plans: ReadonlyMap<string, Localized>
}

/** Everything that units of a feed refer to. */
export async function feedPlaces(db: Database): Promise<FeedPlaces> {
  const [ofComplexes, ofHouses, plans] = await Promise.all([
    complexes(db),
    houses(db),
    db.selectFrom('plans').select(['code', 'detail']).execute(),
  ])
  return {
    complexes: new Map(ofComplexes.map((complex) => [complex.id, complex])),
    houses: new Map(ofHouses.map((house) => [house.id, house])),
    plans: new Map(plans.map(({ code, detail }) => [code, readJson(detail)])),
  }
}

async function complexes(db: Database) {
  const rows = await db
    .selectFrom('complexes')
    .innerJoin('cities', 'cities.id', 'complexes.city_id')
    .select([
      'complexes.id',
      'complexes.slug',
      'complexes.name',
      'cities.id as city_id',
      'cities.slug as city_slug',
      'cities.name as city_name',
      'complexes.district',
      'complexes.address',
      'complexes.lat',
      'complexes.lng',
      'complexes.class_code',
      'complexes.status',
      'complexes.deadline_year',
      'complexes.deadline_quarter',
      'complexes.image',
      'complexes.gallery',
      'complexes.yandex_id',
    ])
    .orderBy('complexes.sort_order')
    .orderBy('complexes.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    name: readJson(row.name),
    city_id: row.city_id,
    city: { slug: row.city_slug, name: readJson(row.city_name) },
    district: readJson(row.district),
    address: readJson(row.address),
    lat: row.lat,
    lng: row.lng,
    class_code: row.class_code,
    status: row.status,
    deadline: deadlineOf(row),
    images: [readJson(row.image), ...readJson(row.gallery)].flatMap((picture) => picture?.src ?? []),
    yandex_id: row.yandex_id,
  }))
}

async function houses(db: Database) {
  const rows = await db
    .selectFrom('houses')
    .select([
      'id',
      'slug',
      'complex_id',
      'name',
      'queue_no',
      'floors',
      'sections',
      'facade',
      'deadline_year',
      'deadline_quarter',
      'handed_over_at',
      'building_type',
      ...legalColumns,
      'yandex_id',
    ])
    .orderBy('complex_id')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    complex_id: row.complex_id,
    name: readJson(row.name),
    queue_no: row.queue_no,
    floors: row.floors,
    sections: readJson(row.sections),
    image: readJson(row.facade)?.image.src ?? null,
    deadline: deadlineOf(row),
    handed_over_at: row.handed_over_at,
    building_type: row.building_type,
    legal: legalOf(row, 'ru'),
    yandex_id: row.yandex_id,
  }))
}
