import { writeJson } from '#database/json.ts'
import type { Row } from './content.ts'
import { contentDay, officeMoment } from './days.ts'
import { facadeSections, isOnFacade } from './facade.ts'
import { genplanOutlines } from './genplan.ts'
import { houseShape, type Geometry } from './house-shape.ts'
import { pictureNamed, type Media } from './read-media.ts'
import type { House } from './schema-houses.ts'
import type { Complex } from './schemas.ts'

type ComplexSource = { complex: Complex; geometry: Geometry; file: string; media: Media }

const updatedAt = officeMoment(contentDay, 0.25)

export function complexRow(
  { complex, geometry, file, media }: ComplexSource,
  cityId: number,
): Row<'complexes'> {
  const { pictures } = complex
  const next = nextHouse(complex.houses)
  return {
    id: complex.id,
    slug: complex.slug,
    name: writeJson(complex.name),
    city_id: cityId,
    district: writeJson(complex.district),
    address: writeJson(complex.address),
    former_address: complex.former_address && writeJson(complex.former_address),
    lat: complex.lat,
    lng: complex.lng,
    class_code: complex.class.code,
    class_label: writeJson(complex.class.label),
    description_html: writeJson(complex.description_html),
    status: complex.status,
    deadline_year: next?.deadline?.year ?? null,
    deadline_quarter: next?.deadline?.quarter ?? null,
    progress_percent: complex.progress_percent,
    is_new: complex.is_new ? 1 : 0,
    image: writeJson(pictureNamed(media, pictures.main, file)),
    gallery: writeJson(pictures.gallery.map((name) => pictureNamed(media, name, file))),
    genplan: writeJson({
      image: pictureNamed(media, pictures.genplan, file),
      polygons: genplanOutlines(geometry, complex.houses).map(({ house, points }) => ({
        house_id: house.id,
        points,
        label: house.slug.slice(complex.slug.length + 1).toUpperCase(),
      })),
    }),
    features: writeJson(complex.features),
    infrastructure: writeJson(complex.infrastructure),
    documents: writeJson([]),
    ...legalColumns(complex, next),
    webcam_url: null,
    video_url: null,
    seo_title: writeJson(complex.seo.title),
    seo_description: writeJson(complex.seo.description),
    sort_order: complex.sort_order,
    updated_at: updatedAt,
  }
}

export function houseRows({ complex, geometry, file, media }: ComplexSource): Row<'houses'>[] {
  return complex.houses.map((house, index) => {
    const shape = houseShape(geometry, house, complex.orientation)
    return {
      id: house.id,
      slug: house.slug,
      complex_id: complex.id,
      name: writeJson(house.name),
      queue_no: house.queue_no,
      floors: shape.floors,
      sections: writeJson(
        house.section_bays.map((_, position) => ({
          no: position + 1,
          floors: shape.floors,
          units_per_floor: flatsOnTypicalFloor(house, position + 1),
        })),
      ),
      footprint: writeJson(shape.footprint),
      azimuth: shape.azimuth,
      height_m: shape.height,
      facade: writeJson(
        isOnFacade(geometry, house)
          ? {
              image: pictureNamed(media, complex.pictures.facade, file),
              polygons: facadeSections(geometry, house),
            }
          : null,
      ),
      deadline_year: house.deadline?.year ?? null,
      deadline_quarter: house.deadline?.quarter ?? null,
      handed_over_at: house.handed_over_at,
      ...legalColumns(complex, house),
      sort_order: index + 1,
      updated_at: updatedAt,
    }
  })
}

/** The unfinished house that is handed over first: its date is the project's. */
function nextHouse(houses: readonly House[]): House | null {
  const [next] = houses
    .filter((house) => house.handed_over_at === null)
    .toSorted((a, b) => quarterNumber(a) - quarterNumber(b))
  return next ?? null
}

function quarterNumber(house: House): number {
  return house.deadline ? house.deadline.year * 4 + house.deadline.quarter : Infinity
}

function legalColumns(complex: Complex, house: House | null) {
  return {
    permit_no: house?.legal?.permit_no ?? null,
    permit_date: house?.legal?.permit_date ?? null,
    legal_method: house?.legal?.method ?? null,
    guarantee_no: house?.legal?.guarantee_no ?? null,
    builder_name: complex.builder.name,
    bin: complex.builder.bin,
  }
}

/** The first layout of a section that has a yard side is its typical floor; shops have none. */
function flatsOnTypicalFloor(house: House, section: number): number {
  const typical = house.layouts.find((layout) => layout.section === section && layout.back.length > 0)
  return typical ? typical.front.length + typical.back.length : 0
}
