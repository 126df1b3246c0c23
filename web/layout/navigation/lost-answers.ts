import { type DataStrategyResult, isRouteErrorResponse } from 'react-router'
import { type FormAnswer, lostAnswer } from '../../data/form-answer.ts'

type Results = Record<string, DataStrategyResult>

/**
 * The results of a form that was sent, with errors as values: the router would show its error page in place of the form.
 * Null: an answer came that this build cannot read.
 */
export function withLostAnswers(results: Readonly<Results>): Results {
  const valued = ({ type, result }: DataStrategyResult): DataStrategyResult =>
    type === 'error' ? { type: 'data', result: answerOf(result) } : { type, result }
  return Object.fromEntries(Object.entries(results).map(([route, result]) => [route, valued(result)]))
}

function answerOf(result: unknown): FormAnswer | null {
  // The router hands on an error of an action as `data(error)`.
  const error = result instanceof Object && 'init' in result && 'data' in result ? result.data : result
  if (isRouteErrorResponse(error)) return lostAnswer(error.status)
  // An error of the server comes without a stack (unreachable.ts).
  if (!(error instanceof Error) || error.stack === undefined) return lostAnswer(500)
  return error instanceof TypeError ? lostAnswer(0) : null
}
