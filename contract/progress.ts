import { z } from 'zod'
import { Picture } from './common.ts'
import { endpoints } from './endpoints.ts'
import { Ignored } from './envelopes.ts'

const Percent = z.int().min(0).max(100)

const Month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .meta({ description: 'A month', example: '2026-11' })

/** A page of the construction diary: how far a project, or one of its houses, had come on a day (A2). */
export const ProgressEntry = z.object({
  id: z.int(),
  complex: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  house: z
    .object({ id: z.int(), slug: z.string(), name: z.string() })
    .nullable()
    .meta({ description: 'The house it is about; null: the whole project' }),
  date: z.iso.date(),
  title: z.string().meta({ description: 'What was done' }),
  percent: Percent.meta({ description: 'How much is built' }),
  previous: z
    .object({ date: z.iso.date(), percent: Percent })
    .nullable()
    .meta({ description: 'The entry before it about the same house or project' }),
  stages: z.array(z.object({ name: z.string(), percent: Percent })),
  photos: z
    .array(Picture)
    .meta({ description: 'The first is taken from the same point every month, for comparing months' }),
  video_url: z.string().min(1).nullable(),
  webcam_url: z.string().min(1).nullable(),
})
export type ProgressEntry = z.infer<typeof ProgressEntry>

/** Unknown projects and houses are ignored (note b) and listed under `meta.ignored` (A42). */
export const ProgressQuery = z.object({
  complex: z
    .string()
    .optional()
    .meta({ description: 'Comma list of slugs of projects', example: 'garden-park' }),
  complex_id: z.string().optional().meta({ description: 'Comma list of ids of projects', example: '1' }),
  house: z.string().optional().meta({
    description: 'Comma list of slugs of houses; entries about their whole projects count too',
    example: 'garden-park-1',
  }),
  house_id: z.string().optional().meta({ description: 'Comma list of ids of houses', example: '13' }),
  month: z
    .string()
    .optional()
    .meta({ description: 'A month, or `latest`: the newest that has entries', example: '2026-11' }),
})

export const getProgress = {
  ...endpoints.progress,
  summary: 'The construction diary, from the newest entry, of all projects or of some',
  query: ProgressQuery,
  lists: ['complex', 'complex_id', 'house', 'house_id'],
  answer: z.object({
    data: z.array(ProgressEntry),
    meta: z.object({
      ignored: Ignored,
      complexes: z
        .array(z.object({ slug: z.string(), name: z.string() }))
        .meta({ description: 'All projects with entries, whatever is asked for' }),
      months: z
        .array(Month)
        .meta({ description: 'All months with entries of these projects and houses, from the newest' }),
    }),
  }),
} as const
