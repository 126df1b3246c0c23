import { readGeometry, type Geometry } from './house-shape.ts'
import { readRecord } from './read-record.ts'
import {
  Cities,
  CompanyRecord,
  Complex,
  Features,
  FeedbackImages,
  Promotions,
  Redirects,
  UnitPlans,
} from './schemas.ts'

/** The projects of the demo company, in the order of the menu. */
const complexSlugs = [
  'alatau-park',
  'samal-heights',
  'qala-family',
  'esil-riverside',
  'nura-towers',
  'caspian-terrace',
] as const

/** All records of this folder, read and checked. Throws what `readRecord` throws. */
export function readRecords() {
  return {
    complexes: complexSlugs.map((slug): { complex: Complex; geometry: Geometry; file: string } => {
      const file = `complexes/${slug}.json`
      return { complex: readRecord(Complex, file), geometry: readGeometry(slug), file }
    }),
    cities: readRecord(Cities, 'cities.json').cities,
    features: readRecord(Features, 'features.json').features,
    company: readRecord(CompanyRecord, 'company.json'),
    promotions: readRecord(Promotions, 'promotions.json').promotions,
    feedbackImages: readRecord(FeedbackImages, 'feedback-images.json').images,
    redirects: readRecord(Redirects, 'redirects.json').redirects,
    plans: readRecord(UnitPlans, 'unit-plans.json'),
  }
}
export type Records = ReturnType<typeof readRecords>
