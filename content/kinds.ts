import type { z } from 'zod'
import { awardSchema, contactSchema, Employee, VacancyCategory, vacancySchema } from './schemas/company.ts'
import { calculatorSchema, mortgageSchema } from './schemas/payment.ts'
import { City, complexSchema, houseSchema, progressSchema } from './schemas/places.ts'
import {
  answerSchema,
  articleSchema,
  bannerSchema,
  photoSchema,
  promotionSchema,
  propertyDescriptionSchema,
  reviewSchema,
  videoSchema,
} from './schemas/reading.ts'
import type { World } from './world.ts'

/** The kinds of records by folder: one file a record, its name is its slug. */
export function schemasOf(world: World) {
  return {
    cities: City,
    complexes: complexSchema(world),
    houses: houseSchema(world),
    articles: articleSchema(world),
    answers: answerSchema(world),
    promotions: promotionSchema(world),
    awards: awardSchema(world),
    employees: Employee,
    reviews: reviewSchema(world),
    contacts: contactSchema(world),
    banners: bannerSchema(world),
    'vacancy-categories': VacancyCategory,
    vacancies: vacancySchema(world),
    mortgages: mortgageSchema(world),
    calculators: calculatorSchema(world),
    photos: photoSchema(world),
    videos: videoSchema(world),
    'property-descriptions': propertyDescriptionSchema(world),
    progress: progressSchema(world),
  }
}

type Schemas = ReturnType<typeof schemasOf>
export type Kind = keyof Schemas
export type RecordOf<K extends Kind> = z.output<Schemas[K]>

/** The table that keeps each kind. */
export const tableOfKind = {
  cities: 'cities',
  complexes: 'complexes',
  houses: 'houses',
  articles: 'articles',
  answers: 'answers',
  promotions: 'promotions',
  awards: 'awards',
  employees: 'employees',
  reviews: 'reviews',
  contacts: 'contacts',
  banners: 'banners',
  'vacancy-categories': 'vacancy_categories',
  vacancies: 'vacancies',
  mortgages: 'mortgages',
  calculators: 'calculators',
  photos: 'photos',
  videos: 'videos',
  'property-descriptions': 'property_descriptions',
  progress: 'construction_progress',
} as const satisfies Record<Kind, string>

export const kinds = Object.keys(tableOfKind) as readonly Kind[]

export function isKind(name: string): name is Kind {
  return Object.hasOwn(tableOfKind, name)
}

/** Kinds with a long text beside the record: `<slug>.<language>.md` in three languages. */
export const kindsWithText = ['complexes', 'articles', 'promotions'] as const satisfies readonly Kind[]
export type KindWithText = (typeof kindsWithText)[number]

export function hasText(kind: Kind): kind is KindWithText {
  return (kindsWithText as readonly Kind[]).includes(kind)
}
