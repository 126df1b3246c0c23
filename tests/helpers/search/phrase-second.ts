import type { Localized } from '#domain/languages.ts'
import { nearestPlaces } from '#domain/near-place.ts'
import type { CompanyNames } from '#domain/search-phrase/names/company-names.ts'
import { noChoices } from './phrase-choices.ts'
import { secondCompany, secondRecords } from '../second-company/records.ts'

/** A record of the second company, as far as sentences can name what it tells. */
type Named = {
  readonly name: Localized
  readonly title: Localized
  readonly city: string
  readonly complex: string
  readonly district: Localized
  readonly address: Localized
  readonly infrastructure: readonly { type: string; name: Localized; minutes_walk: number }[]
  readonly kind: string
  readonly rate_nominal: number
  readonly rate_effective: number
  readonly complexes?: readonly string[]
}

/** The records in a folder, by their slug. */
function recordsIn(folder: string): [slug: string, record: Named][] {
  return Object.entries(secondRecords)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([path, record]) => [path.slice(folder.length + 1, -'.yaml'.length), record as Named])
}

const { features } = secondRecords['features.yaml'] as { features: CompanyNames['features'] }

/** The second company as a sentence can name it: everything is from its records. */
export const phraseSecond: CompanyNames = {
  complexes: recordsIn('complexes').map(([slug, { name, city, district, address, infrastructure }]) => ({
    slug,
    name,
    city,
    district,
    addresses: [address],
    landmarks: infrastructure.map((place) => place.name),
    near: nearestPlaces(infrastructure),
    houses: recordsIn('houses')
      .filter(([, { complex }]) => complex === slug)
      .map(([house, record]) => ({ slug: house, name: record.name })),
  })),
  cities: secondCompany.cities.map((title) => ({ slug: title.en.toLowerCase(), title })),
  features,
  promotions: recordsIn('promotions').map(([, { title, complexes = [] }], at) => ({
    id: at + 1,
    title,
    complexes,
    hasDiscount: false,
  })),
  programmes: recordsIn('mortgages').map(
    ([code, { kind, title, rate_nominal, rate_effective, complexes = [] }]) => ({
      code,
      kind,
      title,
      rate_nominal,
      rate_effective,
      complexes,
    }),
  ),
  deadlines: ['ready', '2029'],
  choices: noChoices,
}
