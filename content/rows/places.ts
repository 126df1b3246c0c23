import { writeJson } from '#database/engines/json.ts'
import type { ComplexStatus } from '#domain/complex-words.ts'
import { quarterNumber } from '#domain/promise-history.ts'
import type { Row } from '../content.ts'
import type { Records } from '../records.ts'
import { complexSeo } from './complex-seo.ts'
import { classLabels } from './plain-words.ts'
import type { RowSource } from './row-source.ts'
import { noText } from '../schemas/texts.ts'
import { type ComplexRecord, type HouseRecord, lightOf } from '../schemas/places.ts'

export function cityRows({ records, ids }: RowSource): Row<'cities'>[] {
  return records.cities.map(({ slug, record }) => ({
    id: ids.of('cities', slug),
    slug,
    name: writeJson(record.name),
    sort_order: record.sort_order,
  }))
}

export function complexRows({ records, ids, now }: RowSource): Row<'complexes'>[] {
  const cities = new Map(records.cities.map(({ slug, record }) => [slug, record.name]))
  return records.complexes.map(({ slug, record, text }) => {
    const houses = records.houses.map((house) => house.record).filter(({ complex }) => complex === slug)
    const next = nextHouse(houses)
    const { genplan } = record
    const city = cities.get(record.city) ?? noText
    const seo = record.seo ?? complexSeo({ name: record.name, city, html: text.html })
    return {
      id: ids.of('complexes', slug),
      slug,
      name: writeJson(record.name),
      city_id: ids.of('cities', record.city),
      district: writeJson(record.district),
      address: writeJson(record.address),
      former_address: record.former_address && writeJson(record.former_address),
      lat: record.lat,
      lng: record.lng,
      class_code: record.class.code,
      class_label: writeJson(record.class.label ?? classLabels[record.class.code]),
      description_html: writeJson(text.html),
      status: record.status ?? statusOf(houses),
      deadline_year: next?.deadline?.year ?? null,
      deadline_quarter: next?.deadline?.quarter ?? null,
      progress_percent: record.progress_percent,
      is_new: record.is_new ? 1 : 0,
      image: writeJson(record.picture),
      gallery: writeJson(record.gallery),
      genplan: writeJson(
        genplan && {
          image: genplan.picture,
          polygons: genplan.outlines.map(({ house, label, points }) => ({
            house_id: ids.of('houses', house),
            points,
            label,
          })),
        },
      ),
      features: writeJson(record.features),
      neighbours: writeJson(record.neighbours),
      horizon: writeJson(record.horizon),
      infrastructure: writeJson(record.infrastructure),
      documents: writeJson(record.documents),
      ...legalColumns(builderOf(record, records.company), next),
      webcam_url: record.webcam_url,
      video_url: record.video_url,
      facts: writeJson(record.facts),
      maintenance_fee: record.maintenance_fee,
      seo_title: writeJson(seo.title),
      seo_description: writeJson(seo.description),
      yandex_id: record.yandex_id,
      sort_order: record.sort_order,
      updated_at: now,
    }
  })
}

export function houseRows({ records, ids, now }: RowSource): Row<'houses'>[] {
  const complexes = new Map(records.complexes.map(({ slug, record }) => [slug, record]))
  return records.houses.map(({ slug, record }) => ({
    id: ids.of('houses', slug),
    slug,
    complex_id: ids.of('complexes', record.complex),
    name: writeJson(record.name),
    queue_no: record.queue_no,
    floors: record.floors,
    sections: writeJson(record.sections),
    footprint: writeJson(record.footprint ?? []),
    azimuth: record.azimuth,
    height_m: record.height_m,
    light: writeJson(lightOf(record)),
    facade: writeJson(record.facade && { image: record.facade.picture, polygons: record.facade.polygons }),
    is_drawn: record.drawn ? 1 : 0,
    building_type: record.building_type,
    facts: writeJson(record.facts),
    maintenance_fee: record.maintenance_fee,
    deadline_year: record.deadline?.year ?? null,
    deadline_quarter: record.deadline?.quarter ?? null,
    handed_over_at: record.handed_over_at,
    promised_year: record.promised?.year ?? null,
    promised_quarter: record.promised?.quarter ?? null,
    ...legalColumns(builderOf(complexes.get(record.complex), records.company), record),
    yandex_id: record.yandex_id,
    sort_order: record.queue_no,
    updated_at: now,
  }))
}

export function progressRows({ records, ids }: RowSource): Row<'construction_progress'>[] {
  return records.progress.map(({ slug, record }) => ({
    id: ids.of('progress', slug),
    complex_id: ids.of('complexes', record.complex),
    house_id: ids.ofAny('houses', record.house),
    date: record.date,
    title: writeJson(record.title),
    percent: record.percent,
    stages: writeJson(record.stages),
    photos: writeJson(record.photos),
    video_url: record.video_url,
    webcam_url: record.webcam_url,
  }))
}

/** The unfinished house that is handed over first: its date is the project's. */
function nextHouse(houses: readonly HouseRecord[]): HouseRecord | null {
  const [next] = houses
    .filter((house) => house.handed_over_at === null)
    .toSorted((a, b) => quarterOf(a) - quarterOf(b) || a.queue_no - b.queue_no)
  return next ?? null
}

function quarterOf({ deadline }: HouseRecord): number {
  return deadline ? quarterNumber(deadline) : Infinity
}

/** The stage of a project that does not say it (R990). */
function statusOf(houses: readonly HouseRecord[]): ComplexStatus {
  if (houses.length === 0) return 'planned'
  return houses.every((house) => house.handed_over_at !== null) ? 'ready' : 'selling'
}

type Builder = NonNullable<ComplexRecord['builder']>

/** Who builds a project: whom it names, or the company that says that it builds itself (R991). */
function builderOf(complex: ComplexRecord | undefined, company: Records['company']): Builder | null {
  const { is_builder: isBuilder, legal_name: name, bin } = company
  if (complex?.builder) return complex.builder
  return isBuilder && name !== undefined && bin !== undefined ? { name, bin } : null
}

function legalColumns(builder: Builder | null, house: HouseRecord | null) {
  return {
    permit_no: house?.legal?.permit_no ?? null,
    permit_date: house?.legal?.permit_date ?? null,
    legal_method: house?.legal?.method ?? null,
    guarantee_no: house?.legal?.guarantee_no ?? null,
    permit_url: house?.legal?.permit_url ?? null,
    guarantee_url: house?.legal?.guarantee_url ?? null,
    builder_name: builder === null ? null : writeJson(builder.name),
    bin: builder?.bin ?? null,
  }
}
