import { startReceiver } from '../servers/receiver.ts'
import { startBitrix24 } from '../leads/bitrix24-portal.ts'
import { startMailbox } from '../leads/mailbox.ts'
import { readMail } from '../leads/read-mail.ts'
import type { Lifetime } from '../servers/server.ts'

/** What becomes of a call: refused before it is accepted, accepted with its answer lost, or answered. */
export type Fate = 'refused' | 'lost' | 'answered'

/** What a receiver has: how often each request came, and for how many of these its answer was lost. */
export type Taken = Map<string, { times: number; lost: number }>

export type StandIn = { url: string; taken: Taken }

const requestNumber = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/

/** The number of the request in a message. */
function numberIn(text: string): string {
  const [number] = requestNumber.exec(text) ?? []
  if (number === undefined) throw new Error('a message without the number of its request')
  return number
}

function note(taken: Taken, id: string, fate: Fate): void {
  const { times, lost } = taken.get(id) ?? { times: 0, lost: 0 }
  taken.set(id, { times: times + 1, lost: lost + (fate === 'lost' ? 1 : 0) })
}

/**
 * A receiver that has nothing to know a repeat by, and takes each as another one. `hangs` says whether it answers
 * nothing at the moment.
 */
export async function plainReceiver(
  t: Lifetime,
  fate: () => Fate,
  answer: unknown,
  hangs: () => boolean = () => false,
): Promise<StandIn> {
  const taken: Taken = new Map()
  const { url } = await startReceiver(t, ({ body }) => {
    if (hangs()) return 'hang'
    const what = fate()
    if (what === 'refused') return { status: 503 }
    note(taken, numberIn(decodeURIComponent(body.replaceAll('+', ' '))), what)
    return what === 'lost' ? 'cut' : { body: answer }
  })
  return { url, taken }
}

/** A receiver that drops what came with an `Idempotency-Key` before, as the webhook asks for. */
export async function knowingReceiver(
  t: Lifetime,
  fate: () => Fate,
  hangs: () => boolean = () => false,
): Promise<StandIn> {
  const taken: Taken = new Map()
  const { url } = await startReceiver(t, ({ headers, body }) => {
    if (hangs()) return 'hang'
    const what = fate()
    if (what === 'refused') return { status: 503 }
    const key = String(headers['idempotency-key'])
    if (key !== JSON.parse(body).id) throw new Error('the key is not the number of the request')
    if (!taken.has(key)) note(taken, key, what)
    return what === 'lost' ? 'cut' : {}
  })
  return { url, taken }
}

/** A portal of Bitrix24; its items are what it has. */
export async function portal(t: Lifetime, fate: () => Fate) {
  const { url, items } = await startBitrix24(t, () => {
    const what = fate()
    if (what === 'refused') return { status: 503 }
    return what === 'lost' ? 'late' : null
  })
  return {
    url,
    get taken(): Taken {
      const taken: Taken = new Map()
      for (const { originId } of items.leads) note(taken, String(originId), 'answered')
      return taken
    },
  }
}

/** A mail server; a letter whose answer was lost is in its mailbox all the same. */
export async function mailServer(t: Lifetime, fate: () => Fate) {
  const boxes = new Map<string, Taken>()
  const { url } = await startMailbox(t, {
    letter(raw) {
      const what = fate()
      if (what === 'refused') return { code: 451, text: 'later' }
      const { headers, text } = readMail(raw)
      const address = headers['to'] ?? ''
      const taken = boxes.get(address) ?? new Map()
      boxes.set(address, taken)
      note(taken, numberIn(text), what)
      return what === 'lost' ? { code: 451, text: 'lost' } : null
    },
  })
  return { url, boxes }
}
