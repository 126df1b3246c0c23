/**
 * Opens many connections to a port of this machine and says nothing over them: `PORT COUNT` as arguments. Prints how
 * many are open when they are, and on every line of its standard input how many still are; ends with that input.
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

/** So many are opened together: more would overflow the queue of the listening port. */
const together = 100

const [port = 0, count = 0] = process.argv.slice(2).map(Number)
let open = 0

async function openOne(): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  open++
  socket.on('close', () => open--)
}

for (let left = count; left > 0; left -= together)
  await Promise.all(Array.from({ length: Math.min(together, left) }, openOne))
console.log(open)
for await (const _ of createInterface({ input: process.stdin })) console.log(open)
process.exit(0)
