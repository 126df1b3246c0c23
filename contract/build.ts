import { z } from 'zod'
import { endpoints } from './endpoints.ts'

/** Which build of the pages this server serves (A13): an open page that belongs to another one is out of date. */
export const Build = z.object({
  id: z.string().meta({ description: 'Another one after every build; equal on servers with the same build' }),
  timestamp: z.int().meta({ description: 'When it was built, in milliseconds of Unix time' }),
})
export type Build = z.infer<typeof Build>

/** The whole body, without an envelope, outside of /api and from the server of the pages itself (R185). */
export const getBuild = {
  ...endpoints.build,
  summary: 'Which build of the pages is served',
  answer: Build,
} as const
