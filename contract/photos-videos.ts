import { z } from 'zod'
import { Picture } from './common.ts'
import { endpoints } from './endpoints.ts'

/** A photo or a film of the gallery: one shape for both, so that one part of a page can show both. */
const Media = z.object({
  id: z.int(),
  title: z.string(),
  complex_id: z.int().nullable().meta({ description: 'The project it shows; null: the company' }),
  date: z.iso.date(),
})

export const Photo = Media.extend({
  preview: Picture.meta({ description: 'The picture in the sizes of pages' }),
  src: z.string().min(1).meta({ description: 'The whole picture' }),
  youtube_id: z.null().meta({ description: 'Only films have one' }),
})
export type Photo = z.infer<typeof Photo>

export const Video = Media.extend({
  preview: Picture.nullable().meta({ description: 'Null: there is none' }),
  src: z
    .string()
    .min(1)
    .nullable()
    .meta({ description: 'A file of our own; null when it is on YouTube only' }),
  youtube_id: z.string().min(1).nullable(),
})
export type Video = z.infer<typeof Video>

/** The whole body of both calls is the list, without an envelope (A30). */
export const getPhotos = {
  ...endpoints.photos,
  summary: 'Photos as a bare list, the newest first',
  answer: z.array(Photo),
} as const

export const getVideos = {
  ...endpoints.videos,
  summary: 'Films as a bare list, the newest first',
  answer: z.array(Video),
} as const
