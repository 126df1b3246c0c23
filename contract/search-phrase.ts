import { z } from 'zod'
import { longestPhrase } from '#domain/search-phrase/longest-phrase.ts'
import { CategoryCode } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list, one } from './envelopes.ts'

/** A listing out of a sentence. */
export const SearchPhrase = z.object({
  category: CategoryCode,
  query: z.string().meta({
    description:
      'The filters and the order that were understood, as a query of /api/estates without the category',
  }),
  missed: z
    .array(z.string())
    .meta({ description: 'Parts of the sentence that no filter says, as they were typed' }),
  by_bedrooms: z.boolean().optional().meta({
    description:
      'Whether the sentence counts bedrooms. The living room is a room too, so two bedrooms are three rooms',
  }),
})
export type SearchPhrase = z.infer<typeof SearchPhrase>

export const getSearchPhrase = {
  ...endpoints.phrase,
  summary: 'A sentence such as «two rooms under 30m, not the ground floor» as filters of units',
  query: z.object({
    q: z
      .string()
      .optional()
      .meta({
        description: `What is wanted, in Russian, Kazakh or English; ${String(longestPhrase)} characters are read`,
        example: 'двушка до 30 млн, не первый этаж',
      }),
    category: CategoryCode.optional().meta({
      description: 'Which kind of units to look for if the sentence names none; flats by default',
    }),
  }),
  isKept: false,
  answer: one(SearchPhrase),
} as const

export const getPhraseSuggestions = {
  ...endpoints.phraseSuggestions,
  summary: 'How a sentence that is being typed may go on: whole sentences, at most eight',
  query: z.object({
    q: z
      .string()
      .optional()
      .meta({
        description: `What has been typed; ${String(longestPhrase)} characters are read`,
        example: 'двушка рядом с',
      }),
  }),
  isKept: false,
  answer: list(z.string()),
} as const
