import { type Received, startReceiver } from '../servers/receiver.ts'
import type { Lifetime } from '../servers/server.ts'

type Item = Readonly<Record<string, unknown>>
type Answer = { status?: number; body?: unknown }

/** What a portal says in place of doing a call. It does the call and then says nothing (`lost`) or 503 (`late`). */
type Trouble = Answer | 'lost' | 'late' | null

const kinds = new Map([
  [1, 'leads'],
  [2, 'deals'],
  [3, 'contacts'],
] as const)

/**
 * A stand-in for a portal of Bitrix24 that keeps items, as the documentation describes the three methods. Phones are
 * compared by their digits alone, since no other comparison is promised. A portal lets `burst` calls through and then
 * one for each that leaks out of its bucket, which a test does by `leak`.
 */
export async function startBitrix24(
  t: Lifetime,
  trouble: (method: string, call: Record<string, unknown>) => Trouble = () => null,
  burst = Infinity,
) {
  const items = { leads: [] as Item[], deals: [] as Item[], contacts: [] as Item[] }
  const methods: string[] = []
  let inBucket = 0

  function answer({ path, body }: Received): Answer | 'hang' {
    const method = /^\/rest\/1\/key\/([a-z.]+)$/.exec(path)?.[1]
    if (method === undefined) return refusal(401, 'NO_AUTH_FOUND')
    methods.push(method)
    if (++inBucket > burst) return refusal(503, 'QUERY_LIMIT_EXCEEDED')
    const call = JSON.parse(body)
    const instead = trouble(method, call)
    if (instead === 'lost' || instead === 'late') {
      done(method, call)
      return instead === 'lost' ? 'hang' : { status: 503 }
    }
    return instead ?? done(method, call)
  }

  function done(method: string, call: Record<string, unknown>): Answer {
    if (method === 'crm.duplicate.findbycomm') return result(found(call))
    const kind = kinds.get(Number(call['entityTypeId']) as 1)
    if (kind === undefined) return refusal(400, 'NOT_FOUND')
    if (method === 'crm.item.add') {
      if (isTooLong(call['fields'] as Item)) return refusal(400, 'CRM_FIELD_ERROR_VALUE_NOT_VALID')
      const item = { id: items[kind].length + 1, ...(call['fields'] as Item) }
      items[kind].push(item)
      return result({ item })
    }
    if (method !== 'crm.item.list') return refusal(404, 'ERROR_METHOD_NOT_FOUND')
    const filter = Object.entries(call['filter'] as Item)
    const list = items[kind].filter((item) => filter.every(([name, value]) => item[name] === value))
    return result({ items: list.slice(0, 50).map(({ id }) => ({ id })) })
  }

  function found({ type, entity_type, values }: Record<string, unknown>): unknown {
    const wanted = (values as string[]).map(digits)
    if (type !== 'PHONE' || entity_type !== 'CONTACT' || wanted.length > 20) throw new Error('not a call')
    const ids = items.contacts.filter(({ fm }) =>
      (fm as Item[]).some(
        ({ typeId, value }) => typeId === 'PHONE' && wanted.includes(digits(String(value))),
      ),
    )
    return ids.length === 0 ? [] : { CONTACT: ids.slice(0, 20).map(({ id }) => id) }
  }

  const receiver = await startReceiver(t, answer)
  return { ...receiver, url: `${receiver.url}/rest/1/key/`, items, methods, leak: () => (inBucket = 0) }
}

/** By the documented lengths of fields. */
function isTooLong({ title = '', name = '', fm = [] }: Item): boolean {
  const values = (fm as Item[]).map(({ value }) => String(value))
  return String(title).length > 255 || String(name).length > 50 || values.some((value) => value.length > 250)
}

function digits(phone: string): string {
  return phone.replaceAll(/\D/g, '')
}

function result(value: unknown): Answer {
  return { body: { result: value, time: { operating: 0.02 } } }
}

function refusal(status: number, error: string): Answer {
  return { status, body: { error, error_description: 'The phone +77011234567 is wrong' } }
}
