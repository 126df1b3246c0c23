import type { Context } from 'hono'
import { z } from 'zod'
import type { Endpoint } from '#contract/ask.ts'
import type { Get } from './query.ts'

/** What a call does not know of its query: names with their values as they came (A42). */
export type Ignored = Readonly<Record<string, string[]>>

/** So many are told, and so much of each: who sends more learns enough. */
const most = 20
const longest = 100

/** The names that the contract of a call does not have. */
function ignoredNames(c: Context, { query }: Endpoint): Ignored {
  const known = query instanceof z.ZodObject ? Object.keys(query.shape) : []
  const { searchParams } = new URL(c.req.url)
  const names = [...new Set(searchParams.keys())].filter(
    (name) => !known.includes(name) && !known.includes(name.replace(/\[\]$/, '')) && name !== '__proto__',
  )
  return Object.fromEntries(
    names
      .slice(0, most)
      .map((name) => [name.slice(0, longest), searchParams.getAll(name).slice(0, most).map(shortened)]),
  )
}

/** The values that ask for nothing when they stand alone; `understood` is what of a query is left as a query. */
export function ignoredValues(get: Get, query: z.ZodObject, understood: (get: Get) => string): Ignored {
  const rules = Object.keys(query.shape).map((name): [string, Knows] => [
    name,
    (value) => understood((key) => (key === name ? value : undefined)) !== '',
  ])
  return unknownValues(get, Object.fromEntries(rules))
}

/** Whether a call knows a value of one of its filters. */
export type Knows = (value: string) => boolean

/** The values of comma lists that a call does not know, by the names of its filters. */
export function unknownValues(get: Get, rules: Readonly<Record<string, Knows>>): Ignored {
  const found = Object.entries(rules).flatMap(([name, knows]) => {
    const values = (get(name) ?? '').split(',').map((value) => value.trim())
    const ignored = values
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

/** The answer of a list with what was ignored under `meta`; any other answer, and one of which nothing was, as it is. */
export function withIgnored(c: Context, endpoint: Endpoint, answer: unknown, values: Ignored): unknown {
  const { data, meta } = Object(answer) as { data?: unknown; meta?: object }
  const ignored = { ...ignoredNames(c, endpoint), ...values }
  if (!Array.isArray(data) || Object.keys(ignored).length === 0) return answer
  return { ...Object(answer), meta: { ...meta, ignored } }
}
