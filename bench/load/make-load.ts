import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LoadJob, LoadReport } from './job.ts'

/** Makes load from a separate process and returns the result. Fails when that process does. */
export async function makeLoad(job: LoadJob): Promise<LoadReport> {
  const child = fork(join(import.meta.dirname, 'generator.ts'))
  const ended = once(child, 'exit')
  child.send(job)
  const report = await Promise.race([
    once(child, 'message').then(([report]) => report as LoadReport),
    ended.then(([code]) => Promise.reject(new Error(`the load generator ended with ${String(code)}`))),
  ])
  await ended
  return report
}
