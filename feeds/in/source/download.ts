import { lookup, type LookupAddress } from 'node:dns'
import { get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { FeedRefusal } from '../feed-refusal.ts'
import { isLinkLocal, isPrivateAddress } from './private-address.ts'

const mostRedirects = 3

/** How long a server may say nothing, in milliseconds. */
const silence = 30_000

/** What a server called the content that is here already. */
export type KnownVersion = { etag: string; last_modified: string }

/** A failure that may be over soon. */
export class PassingFailure extends FeedRefusal {
  /** How long the server wants to be left alone, in milliseconds; null where it does not say. */
  readonly pause: number | null

  constructor(message: string, pause: number | null = null) {
    super(message)
    this.pause = pause
  }
}

export type DownloadLimits = {
  /** How long the whole download may take, in milliseconds. */
  timeLimit: number
  /** Staff say that the address lies in the own network. */
  isPrivate: boolean
}

/**
 * The body of a feed at an address, as the server sends it. Redirects are followed, but not into the own network: only
 * the host and port that staff named may be there, and only where they say so.
 *
 * @param known sent along: a server that has nothing newer answers 304, without a body
 * @throws FeedRefusal when it could not be downloaded, PassingFailure where it may be possible later
 */
export async function download(
  address: URL,
  { timeLimit, isPrivate }: DownloadLimits,
  known: KnownVersion | null = null,
): Promise<IncomingMessage> {
  const end = AbortSignal.timeout(timeLimit)
  let url = address
  for (let redirects = 0; ; redirects++) {
    const mayBePrivate = isPrivate && url.host === address.host
    const refusal = mayBePrivate
      ? { isRefused: isLinkLocal, error: refused(url, 'no feed lies at an address of the link alone') }
      : { isRefused: isPrivateAddress, error: intoOwnNetwork(url, redirects) }
    const response = await answerOf(url, refusal, end, known)
    const status = response.statusCode ?? 0
    const location = response.headers.location
    if (status >= 300 && status < 400 && location !== undefined) {
      response.destroy()
      if (redirects === mostRedirects) {
        throw refused(address, `it redirects more than ${mostRedirects} times`)
      }
      url = nextAddress(url, location)
      continue
    }
    if (status === 200 || (status === 304 && known !== null)) return response
    response.destroy()
    const why = `the server answers with status ${status}`
    if (status !== 429 && status < 500) throw refused(url, why)
    throw new PassingFailure(refused(url, why).message, pauseOf(response.headers['retry-after']))
  }
}

/** `Retry-After`, seconds or a date, in milliseconds. */
function pauseOf(header: string | undefined): number | null {
  if (header === undefined) return null
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : null
}

/** The target of a redirect. @throws FeedRefusal for one that is not followed anywhere */
export function nextAddress(url: URL, location: string): URL {
  const next = URL.parse(location, url)
  if (next === null || !['http:', 'https:'].includes(next.protocol)) {
    throw refused(url, 'it redirects to what is no address of the web')
  }
  if (url.protocol === 'https:' && next.protocol === 'http:') {
    throw refused(url, 'it redirects from https to http, where anybody on the way could change the feed')
  }
  return next
}

/** Addresses that are not asked, and what to say of one. */
type Refusal = { isRefused: (address: string) => boolean; error: FeedRefusal }

function answerOf(
  url: URL,
  refusal: Refusal,
  signal: AbortSignal,
  known: KnownVersion | null,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && refusal.isRefused(host)) throw refusal.error
  const options: RequestOptions = {
    timeout: silence,
    headers: {
      accept: 'application/xml, text/xml, application/json, */*',
      'accept-encoding': 'gzip',
      'user-agent': 'unit-feed',
      ...(known !== null && known.etag !== '' && { 'if-none-match': known.etag }),
      ...(known !== null && known.last_modified !== '' && { 'if-modified-since': known.last_modified }),
    },
    lookup: checkedLookup(refusal),
  }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  let response: IncomingMessage | null = null
  const request = (url.protocol === 'https:' ? getSecure : getPlain)(url, options, (answer) => {
    response = answer
    resolve(answer)
  })
  const stop = (why: string) => (response ?? request).destroy(new PassingFailure(refused(url, why).message))
  request.on('timeout', () => stop(`the server was silent for ${silence / 1000} seconds`))
  signal.addEventListener('abort', () => stop('it took too long'))
  request.on('error', (error: NodeJS.ErrnoException) =>
    reject(
      error instanceof FeedRefusal
        ? error
        : new PassingFailure(refused(url, error.code ?? error.message).message),
    ),
  )
  return promise
}

/** Looks a name up and checks its addresses; the connection goes to the very address that was checked. */
function checkedLookup({ isRefused, error: refusal }: Refusal): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
      if (error) return callback(error, '')
      const [first] = found
      if (first === undefined || found.some(({ address }) => isRefused(address))) {
        return callback(refusal, '')
      }
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }
}

function intoOwnNetwork(url: URL, redirects: number): FeedRefusal {
  if (redirects > 0) return refused(url, 'a server redirects there, and it lies in the own network')
  return refused(url, 'it lies in the own network. If it is your own feed, --private permits that')
}

/** The address without its query, which may hold a key. */
function refused(url: URL, why: string): FeedRefusal {
  return new FeedRefusal(
    `The feed at ${url.origin}${url.pathname} could not be downloaded: ${why}. ` +
      'Check the address in a browser, or download the feed and import the file.',
  )
}
