import { z } from 'zod'
import type { Endpoint } from '#contract/api-client.ts'
import { type Get, plainKey, valuesOf } from '#domain/query-values.ts'

/** The unknown parts of a call's query: names with their values as sent (A42). */
export type Ignored = Readonly<Record<string, string[]>>

/** The limits of the reported values: a caller who sends more learns enough. */
const most = 20
const longest = 100

/** The names that the contract of a call does not have, and further values of those that take one. */
export function ignoredNames(given: URLSearchParams, { query, lists = [] }: Endpoint): Ignored {
  const known = query instanceof z.ZodObject ? Object.keys(query.shape).map(plainKey) : []
  const unknown = [...new Set(given.keys())]
    .filter((name) => !known.includes(plainKey(name)))
    .slice(0, most)
    .map((name): [string, string[]] => [name.slice(0, longest), given.getAll(name)])
  const further = known
    .filter((name) => !lists.includes(name))
    .map((name): [string, string[]] => [name, valuesOf(given, name).slice(1)])
  return Object.fromEntries(
    [...unknown, ...further]
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, values.slice(0, most).map(shortened)]),
  )
}

/** The ignored values of all parts of a call, under each name in their order. */
export function allIgnored(parts: readonly Ignored[]): Ignored {
  const byName = Map.groupBy(
    parts.flatMap((part) => Object.entries(part)),
    ([name]) => name,
  )
  return Object.fromEntries([...byName].map(([name, found]) => [name, found.flatMap(([, values]) => values)]))
}

/** The values that mean nothing when they are alone; `understood` is the part of a query that is left as a query. */
export function ignoredValues(
  get: Get,
  endpoint: Endpoint,
  query: z.ZodObject,
  understood: (get: Get) => string,
): Ignored {
  const rules = Object.keys(query.shape).map((name): [string, Knows] => [
    name,
    (value) => understood((key) => (key === name ? value : undefined)) !== '',
  ])
  return unknownValues(get, endpoint, Object.fromEntries(rules))
}

/** Whether a call knows a value of one of its filters. */
export type Knows = (value: string) => boolean

/** The values that a call does not know, by the names of its filters. */
export function unknownValues(
  get: Get,
  { lists = [] }: Endpoint,
  rules: Readonly<Record<string, Knows>>,
): Ignored {
  const found = Object.entries(rules).flatMap(([name, knows]) => {
    const given = get(name) ?? ''
    const ignored = (lists.includes(name) ? given.split(',') : [given])
      .map((value) => value.trim())
      .filter((value) => value !== '')
      .slice(0, most)
      .filter((value) => !knows(value))
    return ignored.length === 0 ? [] : [[name, ignored.map(shortened)] as const]
  })
  return Object.fromEntries(found)
}

function shortened(value: string): string {
  return value.slice(0, longest)
}

/**
 * The answer with the ignored values under `meta`. One without ignored values stays as it is, and so does a bare
 * list, which has no place for it.
 */
export function withIgnored(
  query: URLSearchParams,
  endpoint: Endpoint,
  answer: unknown,
  values: Ignored = {},
): unknown {
  const { meta } = Object(answer) as { meta?: object }
  const ignored = allIgnored([values, ignoredNames(query, endpoint)])
  if (Array.isArray(answer) || Object.keys(ignored).length === 0) return answer
  return { ...Object(answer), meta: { ...meta, ignored } }
}
