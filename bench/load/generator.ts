import { connect } from 'node:net'
import { AnswerReader } from './answer-reader.ts'
import type { LoadJob, LoadReport } from './job.ts'
import { quantile } from './quantile.ts'

/**
 * A process that makes load: raw connections, one request at a time on each, so that its own cost is small and is not
 * the server's. Gets its job as a message, answers with the report and ends.
 */
process.once('message', (job: LoadJob) => {
  void load(job).then((report) => process.send?.(report, () => process.disconnect?.()))
})

async function load({ port, requests, connections, seconds }: LoadJob): Promise<LoadReport> {
  const began = performance.now()
  const end = seconds === null ? Infinity : began + seconds * 1000
  const times: number[] = []
  const statuses: Record<string, number> = {}
  let [bytes, failures, sent] = [0, 0, 0]

  function next(): string | undefined {
    if (seconds === null) return requests[sent++]
    return performance.now() < end ? requests[sent++ % requests.length] : undefined
  }

  /** One connection after another until there is nothing more to ask. */
  function line(): Promise<void> {
    const done = Promise.withResolvers<void>()
    const open = (first: string) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      const reader = new AnswerReader()
      let asked = performance.now()
      let isUnderWay = true
      let isOver = false
      const ask = (request: string) => {
        asked = performance.now()
        isUnderWay = true
        socket.write(request)
      }
      const after = () => {
        if (isOver) return
        isOver = true
        if (isUnderWay) failures += 1
        socket.destroy()
        const request = next()
        if (request === undefined) done.resolve()
        else open(request)
      }
      socket.on('data', (piece) => {
        // Only a socket with an encoding gives texts.
        if (typeof piece === 'string') return
        const answer = reader.take(piece)
        if (answer === null) return
        isUnderWay = false
        times.push(performance.now() - asked)
        bytes += answer.bytes
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        if (answer.isLast) return after()
        const request = next()
        if (request !== undefined) return ask(request)
        isOver = true
        socket.destroy()
        done.resolve()
      })
      socket.on('error', after).on('close', after)
      ask(first)
    }
    const first = next()
    if (first === undefined) done.resolve()
    else open(first)
    return done.promise
  }

  await Promise.all(Array.from({ length: connections }, line))
  const sorted = Float64Array.from(times).toSorted()
  const at = (part: number) => quantile(sorted, part)
  return {
    answers: times.length,
    failures,
    seconds: (performance.now() - began) / 1000,
    bytes,
    statuses,
    times: { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) },
  }
}
