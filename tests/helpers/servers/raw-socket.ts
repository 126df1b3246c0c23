import { once } from 'node:events'
import { connect } from 'node:net'

/** The answer to raw bytes, and whether the server closed the connection in time. */
type Exchange = { answer: string; closed: boolean }

/**
 * Sends bytes over a connection of its own and listens until the server closes it, or until `timeoutMs` milliseconds
 * have passed. `leave`: `end` closes our side after the last byte, `cut` breaks the connection off.
 */
export async function exchange(
  port: number,
  bytes: string,
  { leave = 'stay', timeoutMs = 5_000 }: { leave?: 'stay' | 'end' | 'cut'; timeoutMs?: number } = {},
): Promise<Exchange> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let answer = ''
  const end = Promise.withResolvers<boolean>()
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
  // The server may break off while we still write: that is an answer too.
  for (const event of ['error', 'end', 'close']) socket.on(event, () => end.resolve(true))
  await once(socket, 'connect')
  socket.write(Buffer.from(bytes, 'latin1'))
  if (leave === 'end') socket.end()
  const timers = [setTimeout(() => end.resolve(false), timeoutMs)]
  if (leave === 'cut') timers.push(setTimeout(() => socket.resetAndDestroy(), 20))
  const closed = await end.promise
  timers.forEach(clearTimeout)
  socket.destroy()
  return { answer, closed }
}
