import { ApiFailure, type Endpoint } from '#contract/api-client.ts'
import type { Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import type { failureLog } from './failures.ts'
import { finishedAnswer } from './finished-answer.ts'
import { getOfInput, type ReadCall } from './read-call.ts'

/** The reads as pages of this process call them: values in and out. Failures are logged as those over HTTP are. */
export function inProcessReads(
  calls: readonly ReadCall[],
  style: NumberStyle,
  refusalOf: ReturnType<typeof failureLog>,
) {
  const known = new Map(calls.map((call) => [call.endpoint.path, call]))
  return async (
    { path }: Endpoint,
    input: object,
    { language, requestId }: { language: Language; requestId: string },
  ): Promise<unknown> => {
    const call = known.get(path)
    if (call === undefined) throw new TypeError(`${path} is no read of this API`)
    try {
      const asked = call.endpoint.encode === undefined ? call.parse(getOfInput({ ...input }), noQuery) : input
      return finishedAnswer(await call.answer(asked, language), language, style)
    } catch (error) {
      const { status, body, headers } = refusalOf(error, { requestId, method: 'GET', route: path, path })
      const wait = headers['Retry-After']
      throw new ApiFailure(status, body, wait === undefined ? null : Number(wait))
    }
  }
}

const noQuery = new URLSearchParams()
