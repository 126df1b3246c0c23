import { createHmac } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Lifetime } from '../servers/server.ts'

/** How long a call hangs before its connection breaks, in milliseconds. */
const hangTime = 1_000

/**
 * The outcomes of a call and their frequency. Half of all fail; of those, some only after the receiver has taken the
 * request in, so that it comes again.
 */
const fates = [
  { share: 0.5, takesIn: true, answer: 'ok' },
  { share: 0.15, takesIn: false, answer: 'error' },
  { share: 0.1, takesIn: false, answer: 'drop' },
  { share: 0.1, takesIn: true, answer: 'drop' },
  { share: 0.1, takesIn: false, answer: 'hang' },
  { share: 0.05, takesIn: true, answer: 'hang' },
] as const

type Receiver = {
  url: string
  /** The requests it took, by `Idempotency-Key`; repeats are dropped. */
  taken: ReadonlyMap<string, string>
  figures: { calls: number; failed: number; repeats: number; forged: number }
}

/** A webhook that fails half of the time and drops repeats, as a careful receiver does. */
export async function failingReceiver(t: Lifetime, secret: string, random: () => number): Promise<Receiver> {
  const taken = new Map<string, string>()
  const figures = { calls: 0, failed: 0, repeats: 0, forged: 0 }
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => null)
    // The sender was killed in the middle of its call.
    if (body === null) return
    figures.calls++
    const key = String(request.headers['idempotency-key'])
    if (request.headers['x-signature'] !== signature(secret, body)) {
      figures.forged++
      return void response.writeHead(403).end()
    }
    const fate = fateOf(random())
    if (fate.answer !== 'ok') figures.failed++
    if (fate.takesIn) {
      if (taken.has(key)) figures.repeats++
      else taken.set(key, body)
    }
    reply(response, fate.answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`, taken, figures }
}

function signature(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

function fateOf(chance: number): (typeof fates)[number] {
  let left = chance
  for (const fate of fates) {
    left -= fate.share
    if (left < 0) return fate
  }
  return fates[0]
}

function reply(response: ServerResponse, answer: (typeof fates)[number]['answer']): void {
  switch (answer) {
    case 'ok':
      return void response.writeHead(200).end()
    case 'error':
      return void response.writeHead(500).end()
    case 'drop':
      return void response.destroy()
    case 'hang':
      setTimeout(() => response.destroy(), hangTime).unref()
  }
}
