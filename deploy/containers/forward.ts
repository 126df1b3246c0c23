import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Lifetime } from '#tests/helpers/servers/server.ts'

/** Makes a port of the loopback reachable at another address of this machine. */
export async function forward(t: Lifetime, port: number, address: string): Promise<void> {
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1')
    for (const socket of [from, to]) socket.on('error', () => [from, to].forEach((each) => each.destroy()))
    from.pipe(to).pipe(from)
  })
  await once(server.listen(port, address), 'listening')
  t.after(() => server.close())
}
