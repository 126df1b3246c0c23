import { z } from 'zod'
import { LanguageCode } from './common.ts'
import { endpoints } from './endpoints.ts'
import { list } from './envelopes.ts'

export const Localization = z.object({ key: z.string(), content: z.string().regex(/\S/) })

/** R107, R153. */
export const getLocalizations = {
  ...endpoints.localizations,
  summary: 'Texts of the markup in one language',
  params: z.object({ lang: LanguageCode }),
  answer: list(Localization),
} as const
