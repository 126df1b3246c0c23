import { createHash } from 'node:crypto'
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
  /** Which pages have come before, and when; looks at one site share it. Left out, none is known at the beginning. */
  seen?: SeenPages
}

/** When each version of a page first came whole: every render differs, by the tokens of its forms. */
export type SeenPages = Map<string, number>

/** `memory` are the times of answers that somebody else had had before they were asked for, so that no render is in them. */
export type PacedReport = { times: number[]; memory: number[]; statuses: Record<string, number> }

export function noReport(): PacedReport {
  return { times: [], memory: [], statuses: {} }
}

/**
 * Asks once and reads the answer to its last byte; a connection that broke counts as `none`.
 *
 * @returns the body of the answer as text; empty if the connection broke
 */
export async function ask(
  report: PacedReport,
  options: RequestOptions,
  body?: Buffer | Readable,
): Promise<string> {
  const asked = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<[status: number | undefined, body: string]>()
  const sending = request({ host: '127.0.0.1', ...options }, (answer) => {
    text(answer).then((words) => resolve([answer.statusCode, words]), reject)
  }).on('error', reject)
  if (body instanceof Readable) pipeline(body, sending, () => {})
  else sending.end(body)
  const [status = 'none', answer] = await promise.catch(() => [undefined, ''] as const)
  report.times.push(performance.now() - asked)
  report.statuses[status] = (report.statuses[status] ?? 0) + 1
  return answer
}

/** Sends GETs of documents at a pace; times are milliseconds to the last byte. */
export async function paced({
  port,
  perSecond,
  seconds,
  path,
  address,
  seen = new Map(),
}: Pace): Promise<PacedReport> {
  const agent = new Agent({ keepAlive: true })
  const report = noReport()
  async function askFor(number: number): Promise<void> {
    const headers = {
      Accept: 'text/html',
      'Accept-Language': 'ru',
      'Accept-Encoding': 'br',
      'X-Forwarded-For': address(number),
    }
    const asked = performance.now()
    const page = await ask(report, { port, path: path(number), headers, agent })
    const came = performance.now()
    const version = `${path(number)} ${createHash('sha1').update(page).digest('base64')}`
    const first = seen.get(version)
    if (first === undefined) seen.set(version, came)
    else if (first <= asked) report.memory.push(came - asked)
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

/** A line of the table: their times, how they were answered. */
export function pacedLine(
  name: string,
  { times, statuses }: Pick<PacedReport, 'times' | 'statuses'>,
): string {
  const sorted = Float64Array.from(times).toSorted()
  const at = (part: number) => quantile(sorted, part).toFixed(0)
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  return `${name.padEnd(44)} ${at(0.5).padStart(6)} ${at(0.99).padStart(8)} ${at(1).padStart(8)}   ${answers.join(', ')}`
}
