import type { z } from 'zod'
import type { Language } from '#domain/languages.ts'
import type { ErrorBody } from './errors.ts'

/** One call of the API: its address, its input, its answer. */
export type Endpoint = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /**
   * Keys of the query that hold several values: as a comma list, repeated, with brackets or without. Of any other key
   * the first value counts.
   */
  readonly lists?: readonly string[]
  /**
   * Writes the value that pages ask with into the fields of the query. Without it they ask with the fields
   * themselves.
   */
  readonly encode?: (input: never, language: Language) => Readonly<Record<string, unknown>>
  readonly body?: z.ZodType
  /** Files that the multipart kind of the body may hold beside its fields, by the name of the field. */
  readonly files?: Readonly<Record<string, { description: string; types: readonly string[] }>>
  readonly answer: z.ZodType
  /** Whether answers may be kept in memory for others; false where visitors type what they want. */
  readonly isKept?: false
  readonly success?: number
  /** The success is a file of one of these media types and no JSON; refusals are JSON as ever. */
  readonly file?: { readonly types: readonly string[] }
}

/** A call that answers JSON on success: pages use it. Files are for the browser. */
export type JsonEndpoint = Endpoint & { readonly file?: never }

type Part<E, K extends 'params' | 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends z.ZodType
}
  ? z.input<S>
  : unknown

/** The files that may come along. With one the body travels as multipart. */
type Files<E> = E extends { readonly files: infer F }
  ? { readonly [Name in keyof F]?: File | undefined }
  : unknown

/**
 * Path parameters, query, body and files of a call in one object; their names never clash in this API. A listing is
 * asked for with its query as a value.
 */
export type Input<E extends Endpoint> = E extends {
  readonly encode: (input: infer I, ...rest: never) => unknown
}
  ? I
  : Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'> & Files<E>

export type Answer<E extends Endpoint> = z.output<E['answer']>

/**
 * Asks the API in the language of the page. The server hands it to the pages; where the answer comes from
 * (in process or another server) is its business. Throws `ApiFailure` for every answer that is not a success.
 */
export type ApiClient = <E extends JsonEndpoint>(endpoint: E, input: Input<E>) => Promise<Answer<E>>

/** An answer of the API that is not a success. `status` is 503 also when the API cannot be reached. */
export class ApiFailure extends Error {
  readonly status: number
  readonly body: ErrorBody
  /** Seconds after which the call may be made again, where the answer names them. */
  readonly retryAfter: number | null

  constructor(status: number, body: ErrorBody, retryAfter: number | null = null) {
    super(body.message)
    this.name = 'ApiFailure'
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }

  /** By name: the server's copy of this class and the one inside the pages' bundle mean the same failure. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiFailure'
  }
}
