import { parseAccept } from 'hono/utils/accept'
import { acceptWeight } from '#api/http/accept.ts'

/** A way to send a body in fewer bytes, as Accept-Encoding and Content-Encoding name it. */
export type Encoding = 'br' | 'gzip'

/** The encodings that a caller takes, best first: by weight, brotli before gzip at equal weights (RFC 9110 §12.5.3). */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const accepted = parseAccept(header?.slice(0, 1000) ?? '')
  const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)
  const weightOf = (encoding: Encoding) => {
    const one = named(encoding) ?? named('*')
    return one === undefined ? 0 : acceptWeight(one)
  }
  return (['br', 'gzip'] as const)
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((a, b) => weightOf(b) - weightOf(a))
}

const texts = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript|manifest)\b|image\/svg\+xml)/i

/** Whether a body of this content type shrinks: texts do, pictures, fonts and films are packed already. */
export function isCompressible(contentType: string | null): boolean {
  return contentType !== null && texts.test(contentType)
}

/** Adds fields to Vary, each once. */
export function addVary(headers: Headers, fields: string): void {
  const names = `${headers.get('Vary') ?? ''},${fields}`.split(',').map((name) => name.trim())
  const once = new Map(names.filter((name) => name !== '').map((name) => [name.toLowerCase(), name]))
  headers.set('Vary', once.has('*') ? '*' : [...once.values()].join(', '))
}
