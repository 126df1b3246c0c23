import { z } from 'zod'

/** A field of a JSON feed as a text; empty for a list, an object or nothing. */
export const JsonText = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).trim())
  .catch('')

const Picture = z
  .object({ type: JsonText, url: JsonText, file_url: JsonText, source: JsonText, src: JsonText })
  .transform(({ type, url, file_url, source, src }) =>
    /floor|этаж/i.test(type) ? '' : url || file_url || source || src,
  )

/** The addresses of the pictures of a list, which are texts or objects; those of whole floors are left out. */
export const JsonPictures = z
  .array(z.union([z.string(), Picture]).catch(''))
  .transform((addresses) => addresses.slice(0, 20))
  .catch([])
