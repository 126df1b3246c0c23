import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Lifetime } from './server.ts'

/** Idle connections to a port, held by a process of its own, since each takes a file number there too. */
export async function openConnections(t: Lifetime, port: number, count: number) {
  const script = join(import.meta.dirname, 'idle-connections.ts')
  const child = spawn(process.execPath, [script, String(port), String(count)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  t.after(() => child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => Number((await lines.next()).value)
  return {
    opened: await next(),
    /** How many of them are open now. */
    stillOpen(): Promise<number> {
      child.stdin.write('\n')
      return next()
    },
    async close(): Promise<void> {
      const gone = once(child, 'exit')
      child.stdin.end()
      await gone
    },
  }
}
