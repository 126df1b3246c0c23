import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { CategoryCode } from '#contract/common.ts'
import { Name } from './schemas/texts.ts'

const Videos = z.record(z.string(), z.object({ src: z.string() }))

const Plans = z.record(
  z.string(),
  z.object({
    category: CategoryCode,
    rooms: z.int().min(0),
    card: z.string(),
    detail: Name,
    width: z.number().positive(),
    height: z.number().positive(),
    hash: z.string(),
    area_total: z.number().positive(),
    rooms_list: z.array(z.object({ name: Name, area: z.number().positive() })),
  }),
)

/** The results of `npm run media` for drawings and films, by name. */
export type Media = {
  videos: z.infer<typeof Videos>
  plans: z.infer<typeof Plans>
}

/** @throws Error when a list of finished media is missing or broken: `npm run media` makes them */
export function readMedia(): Media {
  return {
    videos: readMediaFile(Videos, 'media/videos/videos.json'),
    plans: readMediaFile(Plans, 'media/plans/plans.json'),
  }
}

function readMediaFile<S extends z.ZodType>(schema: S, file: string): z.output<S> {
  const result = schema.safeParse(JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')))
  if (!result.success)
    throw new Error(`${file}, which npm run media makes:\n${z.prettifyError(result.error)}`)
  return result.data
}
