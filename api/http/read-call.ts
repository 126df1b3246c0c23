import type { Answer, Endpoint } from '#contract/api-client.ts'
import type { Language } from '#domain/languages.ts'
import type { Get } from '#domain/query-values.ts'
import type { Ignored } from './ignored.ts'

/**
 * One read of the API: its contract and the function that answers it. The HTTP route and the pages of this process
 * use the same function; only the route reports the ignored parts of a query.
 */
export type ReadCall<E extends Endpoint = Endpoint, I = unknown> = {
  readonly endpoint: E
  /** The input from the path and the query of an address. Throws a `Failure` for a refused input. */
  parse(get: Get, query: URLSearchParams): I
  answer(input: I, language: Language): Answer<E> | Promise<Answer<E>>
  /** The values of the query that the call does not know (A42). */
  ignored?(get: Get, language: Language, query: URLSearchParams): Ignored | Promise<Ignored>
  /** The language of the answer, where the address names it. */
  language?(get: Get): Language | undefined
}

/** Declares a read; one without a parser of its own reads its parameters by name. */
export function read<E extends Endpoint, I = Get>(
  endpoint: E,
  call: Omit<ReadCall<E, I>, 'endpoint' | 'parse'> & Partial<Pick<ReadCall<E, I>, 'parse'>>,
): ReadCall {
  // Without a parser the input is the `Get` itself.
  return { parse: (get) => get as I, ...call, endpoint } as ReadCall<E, I> as ReadCall
}

/** The parameters of a call of this process, whose names are read as those of an address are. */
export function getOfInput(input: Readonly<Record<string, unknown>>): Get {
  return (key) => {
    const value = input[key]
    return value === undefined || value === null ? undefined : String(value)
  }
}
