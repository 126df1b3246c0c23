import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A free port of the loopback, for programs that cannot take port 0. Another program may take it before its use. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
