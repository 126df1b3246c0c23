import { Agent, createServer, type IncomingMessage, request as send } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Lifetime } from '../servers/server.ts'

/**
 * How long a replica that was not reached is passed over, and how long an idle connection to one is kept.
 * Milliseconds.
 */
export const passingTimes = { over: 500, idle: 500 } as const

type Replica = { url: URL; agent: Agent; passedOverUntil: number }

type PassingProxy = {
  url: string
  /** Answers by replica, and requests that went to a second one. */
  figures: { answers: number[]; passedOn: number }
}

/**
 * A proxy in front of replicas that behaves as nginx with deploy/nginx/site.conf: alternates between them, keeps
 * connections to them, passes over one that was not reached, and sends a request again only if no connection was made
 * or it may be repeated (GET, HEAD, a POST with an Idempotency-Key).
 */
export async function passingProxy(t: Lifetime, urls: readonly string[]): Promise<PassingProxy> {
  const replicas: Replica[] = urls.map((url) => ({
    url: new URL(url),
    agent: new Agent({ keepAlive: true, timeout: passingTimes.idle }),
    passedOverUntil: 0,
  }))
  const figures = { answers: urls.map(() => 0), passedOn: 0 }
  let turn = 0

  /** Those that were reached lately, the next one first. */
  function candidates(): Replica[] {
    turn++
    const inTurn = replicas
      .map((_, index) => replicas[(turn + index) % replicas.length])
      .filter((one) => !!one)
    return inTurn.filter(({ passedOverUntil }) => passedOverUntil <= Date.now())
  }

  async function passOn(request: IncomingMessage): Promise<IncomingMessage> {
    const body = await buffer(request)
    const isRepeatable = request.method !== 'POST' || request.headers['idempotency-key'] !== undefined
    let reason: unknown = new Error('no replica is there')
    for (const [tried, replica] of candidates().entries()) {
      if (tried > 0) figures.passedOn++
      try {
        const answer = await sendTo(replica, request, body)
        const index = replicas.indexOf(replica)
        figures.answers[index] = (figures.answers[index] ?? 0) + 1
        return answer
      } catch (error) {
        reason = error
        replica.passedOverUntil = Date.now() + passingTimes.over
        if (!isRepeatable && !isRefused(error)) break
      }
    }
    throw reason
  }

  const server = createServer(async (request, response) => {
    try {
      const answer = await passOn(request)
      const { connection: _, 'keep-alive': __, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 502, headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    } catch (error) {
      response.writeHead(502).end(String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
    for (const { agent } of replicas) agent.destroy()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, figures }
}

async function sendTo(
  { url, agent }: Replica,
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage> {
  const { connection: _, ...passedOn } = headers
  const sent = send({ agent, host: url.hostname, port: url.port, method, path, headers: passedOn })
  sent.end(body)
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  if (answer === undefined) throw new Error('no answer')
  return answer
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
}
