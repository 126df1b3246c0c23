import { z } from 'zod'

/** A field of a JSON feed as a text; empty for a list, an object or nothing. */
export const JsonText = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).trim())
  .catch('')
