import { z } from 'zod'
import { CategoryCode, Picture } from '#contract/common.ts'
import type { StoredPicture } from '#database/tables.ts'
import { checkRecord, readJsonFile } from './read-record.ts'
import { Name } from './schema-texts.ts'

const Pictures = z.record(z.string(), Picture.extend({ alt: Name }))

const Plans = z.record(
  z.string(),
  z.object({
    category: CategoryCode,
    rooms: z.int().min(0),
    card: z.string(),
    detail: Name,
    width: z.number().positive(),
    height: z.number().positive(),
    area_total: z.number().positive(),
    rooms_list: z.array(z.object({ name: Name, area: z.number().positive() })),
  }),
)

/** What `npm run media` made of the pictures and drawings, by name. */
export type Media = {
  pictures: Record<string, StoredPicture>
  plans: z.infer<typeof Plans>
}

export function readMedia(): Media {
  return {
    pictures: readMediaFile(Pictures, 'media/pictures.json'),
    plans: readMediaFile(Plans, 'media/plans.json'),
  }
}

/** The picture of that name; a name that is not there is an error naming the record that uses it. */
export function pictureNamed(media: Media, name: string, file: string): StoredPicture {
  const picture = media.pictures[name]
  if (!picture) throw new Error(`content/${file}: there is no picture "${name}" in media/pictures.json`)
  return picture
}

function readMediaFile<S extends z.ZodType>(schema: S, file: string): z.output<S> {
  return checkRecord(schema, file, readJsonFile(new URL(`../${file}`, import.meta.url), file))
}
