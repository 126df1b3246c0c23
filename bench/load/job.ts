/** The job of a load generator. */
export type LoadJob = {
  port: number
  /** Requests as they go over the line, taken in turn by all connections. */
  requests: readonly string[]
  /** Kept alive, one request at a time on each. */
  connections: number
  /** How long to go on, starting again at the end of the list; null to send each request once. */
  seconds: number | null
}

/** The result. Times in milliseconds. */
export type LoadReport = {
  answers: number
  /** Requests without a whole answer. */
  failures: number
  seconds: number
  bytes: number
  statuses: Record<string, number>
  times: { p50: number; p95: number; p99: number; max: number }
}

/**
 * A GET as a browser sends it, as far as the server looks at it.
 *
 * @param address of the visitor, as a proxy names it; none by default
 */
export function getRequest(
  path: string,
  { accept = 'text/html', language = 'ru', address = '' } = {},
): string {
  const headers = [
    'Host: localhost',
    `Accept: ${accept}`,
    `Accept-Language: ${language}`,
    'Accept-Encoding: gzip, deflate, br, zstd',
    ...(address === '' ? [] : [`X-Forwarded-For: ${address}`]),
  ]
  return `GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`
}

/** A form as a program of the page sends it. */
export function postRequest(path: string, body: unknown): string {
  const text = JSON.stringify(body)
  const length = Buffer.byteLength(text)
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${text}`
}
