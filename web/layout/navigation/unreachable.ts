import { type DataStrategyResult, isRouteErrorResponse } from 'react-router'

/**
 * Whether no answer came for the data of a page: no connection, an answer of a proxy or of a server that is starting,
 * half an answer. Refusals of our own pages (missing, broken) come in the router's own form and are not among them.
 */
export function isUnreachable(results: Readonly<Record<string, DataStrategyResult>>): boolean {
  return Object.values(results).some(({ type, result }) => type === 'error' && isTransport(result))
}

function isTransport(error: unknown): boolean {
  // The body of an answer that is not the router's is text, the ones thrown by our pages are objects.
  if (isRouteErrorResponse(error)) return error.status >= 500 && typeof error.data === 'string'
  // An error of our pages comes without a stack: the router strips it on the server ("error sanitization" in its
  // manual, in production). One with a stack was made here: no answer, or one that cannot be read.
  return error instanceof Error && error.stack !== undefined
}
