import { createServer } from 'node:http'
import type { Lifetime } from '../servers/server.ts'

/** The smallest picture there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Map tiles from this machine, until it is told to have none; remembers the requested ones. */
export async function startTiles(t: Lifetime) {
  const asked: string[] = []
  let hasTiles = true
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(hasTiles ? 200 : 503, hasTiles ? { 'Content-Type': 'image/png' } : {})
    response.end(hasTiles ? pixel : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    asked,
    lose: () => (hasTiles = false),
  }
}
