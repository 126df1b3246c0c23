import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { staffError } from '#domain/staff/staff-text.ts'

/** The subject of a picture; pages choose by project and kind. */
export const pictureKinds = [
  'hero',
  'dusk',
  'courtyard',
  'aerial',
  'facade',
  'build20',
  'build55',
  'build90',
  'interior',
  'parking',
  'commercial',
  'consultation',
  'plan',
  'brand',
] as const

const Text = z.string().trim().min(1, staffError('must not be empty'))

/** How the file of an original may end. The decoder at hand may still not know what is in it. */
export const originalEndings = ['webp', 'jpg', 'jpeg', 'png', 'avif', 'svg', 'pdf', 'heic', 'heif'] as const

/** What is told of a picture. */
const fields = {
  alt: z.strictObject({ ru: Text, kk: Text, en: Text }),
  /** The slug of the project (`our-park`); null for pictures that belong to none. */
  project: z.string().meta({ names: 'complexes' }).nullable().default(null),
  kind: z.enum(pictureKinds),
  /** What feeds call the plan that a picture of the kind `plan` shows. */
  plans: z.array(Text.max(200)).min(1).max(50).exactOptional(),
  /** Parts where the render is grainy: left, top, width and height in pixels of the original. */
  grainy: z.array(z.tuple([z.int(), z.int(), z.int().positive(), z.int().positive()])).optional(),
  /**
   * The part of a screen-filling picture that tall screens show. `shape` is width by height; of the width that
   * is spared, `focus` lies on the left, as the page's `--focus-point` says.
   */
  tall: z
    .strictObject({ shape: z.number().positive().max(1), focus: z.number().min(0).max(1) })
    .exactOptional(),
}

const isPlan = ({ kind, plans }: { kind: string; plans?: unknown }) =>
  (kind === 'plan') === (plans !== undefined)
const plansOfPlan = {
  path: ['plans'],
  ...staffError('a picture of the kind plan has the names of its plans, and no other has'),
}

/** The record beside the originals: `media/pictures.json` of a content folder, keyed by the name without the ending. */
export const PictureOriginals = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name consists of small Latin letters, digits and hyphens'),
  z.strictObject(fields).refine(isPlan, plansOfPlan),
)

/**
 * A picture as a record of its own, `pictures/NAME.yaml`: the same, and the file of its original, which may be called
 * anything (R802).
 */
export const PictureRecord = z
  .strictObject({
    file: z
      .string()
      .regex(
        new RegExp(`^/media/[^/\\\\]{1,200}\\.(${originalEndings.join('|')})$`, 'i'),
        staffError('must be a picture of the folder media, like /media/street.jpg'),
      ),
    ...fields,
  })
  .refine(isPlan, plansOfPlan)

export type PictureOriginals = z.infer<typeof PictureOriginals>
export type PictureOriginal = PictureOriginals[string]

/** @throws Error that names the file and every wrong field */
export function readPictureOriginals(file: URL): PictureOriginals {
  const result = PictureOriginals.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!result.success) throw new Error(`${file.pathname}:\n${z.prettifyError(result.error)}`)
  return result.data
}
