import { type MultipartPart, parseMultipart } from '@remix-run/multipart-parser'
import { uploadLimit } from '#contract/applications.ts'

/** More than any form has. */
export const maxFields = 200

/** The limits of one request: its parts, and the largest file with room for the rest. */
const limits = { maxParts: maxFields, maxFileSize: uploadLimit, maxTotalSize: uploadLimit }

const charset = '(?: *; *charset="?utf-8"?)?'

/**
 * One boundary of the signs that RFC 2046 permits (but the space), and no parameter beside it but the letters, which some
 * programs name: two readers could take another one for the boundary.
 */
const plainHeader = new RegExp(
  String.raw`^multipart/form-data${charset} *; *boundary=("?)(?<boundary>[\w'()+,./:=?-]{1,70})\1${charset}$`,
  'i',
)

/** The boundary that a content type names; null where it names none, or where it could be read in two ways (R221). */
export function boundaryOf(contentType: string): string | null {
  return plainHeader.exec(contentType)?.groups?.['boundary'] ?? null
}

/** The parts of a multipart body. @throws an error of the parser above the limits, also for a part with headers above 8 KB */
export function partsOf(body: Uint8Array, boundary: string): MultipartPart[] {
  return [...parseMultipart(body, { boundary, ...limits })]
}

/** The content of a part; bytes that are no letters are replaced. */
export function textOf({ content }: MultipartPart): string {
  return Buffer.concat(content).toString()
}
