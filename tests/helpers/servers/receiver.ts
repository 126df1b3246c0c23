import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Lifetime } from './server.ts'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }

/**
 * The answer of a receiver; `hang` never answers, `cut` ends the connection without an answer, `half` in the middle of
 * one, `drip` writes a byte of it now and then.
 */
type Reply =
  | { status?: number; headers?: Record<string, string>; body?: unknown }
  | 'hang'
  | 'cut'
  | 'half'
  | 'drip'

/** A receiver of POSTs on this machine that keeps its requests, stopped after the test. */
export async function startReceiver(
  t: Lifetime,
  reply: (received: Received) => Reply | Promise<Reply> = () => ({}),
) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: await text(request) }
    received.push(one)
    const answer = await reply(one)
    if (answer === 'hang') return
    if (answer === 'cut') {
      request.socket.destroy()
      return
    }
    if (answer === 'half' || answer === 'drip') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '10000' })
      response.write('{"ok":true,', () => answer === 'half' && request.socket.destroy())
      if (answer === 'drip') {
        const timer = setInterval(() => response.write(' '), 500)
        response.on('close', () => clearInterval(timer))
      }
      return
    }
    response.writeHead(answer.status ?? 200, answer.headers)
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  t.after(stop)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}`, received, stop }
}
