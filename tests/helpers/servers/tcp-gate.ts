import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Lifetime } from './server.ts'

/** `open` passes everything on; `silent` swallows everything; `closed` ends every connection, the new ones too. */
type GateState = 'open' | 'silent' | 'closed'

type Gate = {
  /** The address of the server with this gate in front of it. */
  url: string
  set(state: GateState): void
  /** The server's answers come so many milliseconds later from now on, in their order. */
  delay(milliseconds: number): void
  /** Passes on the client's next message with these bytes, then breaks the connection before the answer arrives. */
  loseAnswerTo(words: RegExp): void
}

/** A gate in front of a server, so that a test can make the network between them fail. */
export async function openGate(t: Lifetime, serverUrl: string): Promise<Gate> {
  const { hostname, port } = new URL(serverUrl)
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: GateState = 'open'
  let lost: RegExp | null = null
  let late = 0

  const server = createServer((client) => {
    if (state === 'closed') return void client.destroy()
    const behind = connect(Number(port), hostname)
    const pair = [client, behind] as const
    pairs.add(pair)
    const end = () => {
      client.destroy()
      behind.destroy()
      pairs.delete(pair)
    }
    let isLost = false
    client.on('data', (chunk) => {
      if (state === 'silent') return
      behind.write(chunk)
      if (lost?.test(chunk.toString('latin1')) !== true) return
      lost = null
      isLost = true
    })
    behind.on('data', (chunk) => {
      if (isLost) end()
      else if (state !== 'silent' && late === 0) client.write(chunk)
      else if (state !== 'silent') setTimeout(() => client.write(chunk), late)
    })
    for (const socket of pair) socket.on('error', end).on('close', end)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endAll = () => {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy()
  }
  t.after(() => {
    endAll()
    server.close()
  })
  const url = new URL(serverUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    set(next) {
      state = next
      if (state === 'closed') endAll()
    },
    delay(milliseconds) {
      late = milliseconds
    },
    loseAnswerTo(words) {
      lost = words
    },
  }
}
