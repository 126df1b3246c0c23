import type { z } from 'zod'
import { type Kind, schemasOf } from '#content/kinds.ts'
import { costsSchema } from '#content/schemas/costs.ts'
import { companySchema, Features, feedbackImagesSchema, Redirects } from '#content/schemas/lists.ts'
import { TextRecord } from '#content/schemas/site-texts.ts'
import { UnitsFile } from '#feeds/overrides/units-file.ts'
import { PictureRecord } from '#media/pictures/picture-originals.ts'
import { openWorld } from './open-world.ts'

/** The files that there is one of, without their ending: the editor's order. */
export const singles = ['company', 'costs', 'units', 'features', 'redirects', 'feedback-images'] as const
type Single = (typeof singles)[number]

/** What the editor changes: records of a kind, of pictures and of texts, and files that there is one of. */
export type Place = Kind | Single | 'pictures' | 'texts'

/** The schemas of all that the editor changes. */
export function contentSchemas(): Record<Place, z.ZodType> {
  return {
    ...schemasOf(openWorld),
    pictures: PictureRecord,
    company: companySchema(openWorld),
    costs: costsSchema(openWorld),
    units: UnitsFile,
    texts: TextRecord,
    features: Features,
    redirects: Redirects,
    'feedback-images': feedbackImagesSchema(openWorld),
  }
}
