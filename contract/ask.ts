import type { z } from 'zod'
import type { ErrorBody } from './errors.ts'

/** One call of the API: where it is, what goes in, what comes out. */
export type Endpoint = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  readonly success?: number
}

type Part<E, K extends 'params' | 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends z.ZodType
}
  ? z.input<S>
  : unknown

/** Path parameters, query and body of a call in one object; their names never clash in this API. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>

export type Answer<E extends Endpoint> = z.output<E['answer']>

/**
 * Asks the API in the language of the page. The server hands it to the pages; where the answer comes from
 * (in process or another server) is its business. Throws `ApiFailure` for every answer that is not a success.
 */
export type Ask = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Answer<E>>

/** An answer of the API that is not a success. `status` 503 also stands for an API that cannot be reached. */
export class ApiFailure extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'ApiFailure'
    this.status = status
    this.body = body
  }

  /** By name: the server's copy of this class and the one inside the pages' bundle mean the same failure. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiFailure'
  }
}
