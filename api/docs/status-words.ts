const words: Readonly<Record<number, string>> = {
  200: 'The answer',
  201: 'Kept: it is on disk',
  304: 'The caller already holds this content (If-None-Match)',
  400: 'The body is not what its Content-Type says',
  403: 'A page of another site sends it: its Origin is not of this site, or Sec-Fetch-Site is cross-site',
  404: 'Not found; the message is Page Not Found: {path}',
  405: 'Wrong method; Allow lists the right ones',
  409: 'The Idempotency-Key belongs to a request of the last 24 hours with other content',
  410: 'Withdrawn from sale, with units like it',
  413: 'The body is larger than 64 KB, or 11 MB where it may hold a file',
  414: 'The address with its query is longer than 16,384 characters',
  415: 'Send JSON, urlencoded or multipart',
  422: 'Fields that need attention, by name, as message keys',
  429: 'Too many requests from this address or phone; Retry-After says when to come back, in seconds',
  503: 'Nothing could be kept; the request has to be made again or by phone',
}

/** The meaning of a status in this API, for the OpenAPI document and the manual. */
export function statusWords(status: number): string {
  return words[status] ?? String(status)
}
