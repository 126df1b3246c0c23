import { storableText } from '#database/engines/json.ts'
import { Failure } from './failures.ts'
import { boundaryOf, partsOf, textOf } from './multipart.ts'

/** Largest body of a form without files, in bytes. */
export const bodyLimit = 64 * 1024

export type Fields = Record<string, unknown>

/**
 * The fields of a posted form: JSON, urlencoded or multipart. Files are left out: the forms that take them say so.
 * Of a repeated field the last one counts, as with a checkbox behind a hidden field. Texts lose NUL characters and
 * broken surrogates, which PostgreSQL refuses to store.
 *
 * Refuses with 413 above the limit, 415 for other kinds of body, 400 for a body that does not match its content type.
 */
export async function readFields(request: Request): Promise<Fields> {
  const type = request.headers.get('content-type') ?? ''
  const read = readers[type.split(';')[0]?.trim().toLowerCase() ?? '']
  if (read === undefined)
    throw new Failure(415, 'validation.body', undefined, { headers: { 'Accept-Post': accepted } })
  const bytes = await limitedBytes(request)
  try {
    return storableFields(await read(bytes, type))
  } catch {
    throw new Failure(400, 'validation.body')
  }
}

/** Fields whose texts any database can store. */
export function storableFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'string' ? storableText(value) : value,
    ]),
  )
}

/**
 * The fields of a form, which sends texts alone: its ticked box says `true` or, without a value of its own, `on`
 * (R366).
 */
export function tickedFields(fields: Fields): Fields {
  const { consent } = fields
  return consent === 'true' || consent === 'on' ? { ...fields, consent: true } : fields
}

const readers: Readonly<Record<string, (bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<Fields>>> = {
  async 'application/json'(bytes) {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new TypeError('not an object')
    return { ...value }
  },
  async 'application/x-www-form-urlencoded'(bytes) {
    return tickedFields(Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes))))
  },
  async 'multipart/form-data'(bytes, type) {
    const boundary = boundaryOf(type)
    if (boundary === null) throw new TypeError('no boundary, or more than one')
    const texts = partsOf(bytes, boundary).filter(({ name, isText }) => name !== undefined && isText)
    return tickedFields(Object.fromEntries(texts.map((part) => [part.name, textOf(part)])))
  },
}

const accepted = Object.keys(readers).join(', ')

/** Reads no further than the limit, for any Content-Length. A sender who breaks off is refused with 400. */
async function limitedBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Failure(413, 'validation.body')
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > bodyLimit) throw tooLarge
      chunks.push(chunk)
    }
  } catch (error) {
    throw error === tooLarge ? error : new Failure(400, 'validation.body')
  }
  return new Uint8Array(Buffer.concat(chunks))
}
