import { Agent, request, type RequestOptions } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from './quantile.ts'

/** Visitors who ask at a steady pace, whether they have been answered or not. */
export type Pace = {
  port: number
  perSecond: number
  seconds: number
  path: (number: number) => string
  /** The address that a proxy would name. */
  address: (number: number) => string
}

export type PacedReport = { times: number[]; statuses: Record<string, number> }

/** Asks once and reads the answer to its last byte; a connection that broke counts as `none`. */
export async function ask(
  report: PacedReport,
  options: RequestOptions,
  body?: Buffer | Readable,
): Promise<void> {
  const asked = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const sending = request({ host: '127.0.0.1', ...options }, (answer) => {
    text(answer).then(() => resolve(answer.statusCode), reject)
  }).on('error', reject)
  if (body instanceof Readable) pipeline(body, sending, () => {})
  else sending.end(body)
  const status = String((await promise.catch(() => null)) ?? 'none')
  report.times.push(performance.now() - asked)
  report.statuses[status] = (report.statuses[status] ?? 0) + 1
}

/** Sends GETs of documents at a pace; times are milliseconds to the last byte. */
export async function paced({ port, perSecond, seconds, path, address }: Pace): Promise<PacedReport> {
  const agent = new Agent({ keepAlive: true })
  const report: PacedReport = { times: [], statuses: {} }
  async function askFor(number: number): Promise<void> {
    const headers = {
      Accept: 'text/html',
      'Accept-Language': 'ru',
      'Accept-Encoding': 'br',
      'X-Forwarded-For': address(number),
    }
    await ask(report, { port, path: path(number), headers, agent })
  }
  const began = performance.now()
  const asked: Promise<void>[] = []
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const late = began + (number * 1000) / perSecond - performance.now()
    if (late > 0) await wait(late)
    asked.push(askFor(number))
  }
  await Promise.all(asked)
  agent.destroy()
  return report
}

/** A line of the table: how many, their times, how they were answered. */
export function pacedLine(name: string, { times, statuses }: PacedReport): string {
  const sorted = Float64Array.from(times).toSorted()
  const at = (part: number) => quantile(sorted, part).toFixed(0)
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  return `${name.padEnd(44)} ${at(0.5).padStart(6)} ${at(0.99).padStart(8)} ${at(1).padStart(8)}   ${answers.join(', ')}`
}
