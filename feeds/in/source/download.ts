import { lookup, type LookupAddress } from 'node:dns'
import { get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { isLinkLocal, isPrivateAddress } from './private-address.ts'

const maxRedirects = 3

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

/** What is downloaded. */
export type Wanted = {
  accept: string
  /** What the body may be packed with, as `Accept-Encoding` says it. */
  packing: 'gzip' | 'identity'
  /** What is said of an address, as staff read it, and why it could not be downloaded. */
  sentence: (address: string, why: string) => string
  /** What to do about an address of the own network. */
  inOwnNetwork: () => string
}

const feed: Wanted = {
  accept: 'application/xml, text/xml, application/json, */*',
  packing: 'gzip',
  sentence: (address, why) =>
    staffText(
      'The feed at {address} could not be downloaded: {why}. Check the address in a browser, or download the feed and import the file.',
      { address, why },
    ),
  inOwnNetwork: () => staffText('it lies in the own network. If it is your own feed, --private permits that'),
}

export type DownloadLimits = {
  /** How long the whole download may take, in milliseconds. */
  timeLimit: number
  /** Staff say that the address lies in the own network. */
  isPrivate: boolean
}

/**
 * The body of a feed, or what else is wanted, at an address, as the server sends it. Redirects are followed, but not into the own network: only
 * the host and port that staff named may be there, and only where they say so.
 *
 * @param known sent along: a server that has nothing newer answers 304, without a body
 * @throws FeedRefusal when it could not be downloaded, PassingFailure where it may be possible later
 */
export async function download(
  address: URL,
  { timeLimit, isPrivate }: DownloadLimits,
  known: KnownVersion | null = null,
  wanted: Wanted = feed,
): Promise<IncomingMessage> {
  const end = AbortSignal.timeout(timeLimit)
  let url = address
  for (let redirects = 0; ; redirects++) {
    const mayBePrivate = isPrivate && url.host === address.host
    const refusal = mayBePrivate
      ? {
          isRefused: isLinkLocal,
          error: refused(url, staffText('no feed lies at an address of the link alone'), wanted),
        }
      : { isRefused: isPrivateAddress, error: intoOwnNetwork(url, redirects, wanted) }
    const response = await answerOf(url, refusal, end, known, wanted)
    const status = response.statusCode ?? 0
    const location = response.headers.location
    if (status >= 300 && status < 400 && location !== undefined) {
      response.destroy()
      if (redirects === maxRedirects) {
        throw refused(
          address,
          staffText('it redirects more than {count} times', { count: maxRedirects }),
          wanted,
        )
      }
      url = nextAddress(url, location, wanted)
      continue
    }
    if (status === 200 || (status === 304 && known !== null)) return response
    response.destroy()
    const why = staffText('the server answers with status {status}', { status })
    if (status !== 429 && status < 500) throw refused(url, why, wanted)
    throw new PassingFailure(refused(url, why, wanted).message, pauseOf(response.headers['retry-after']))
  }
}

/** `Retry-After`, seconds or a date, in milliseconds. */
function pauseOf(header: string | undefined): number | null {
  if (header === undefined) return null
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : null
}

/** The target of a redirect. @throws FeedRefusal for one that is not followed anywhere */
export function nextAddress(url: URL, location: string, wanted: Wanted = feed): URL {
  const next = URL.parse(location, url)
  if (next === null || !['http:', 'https:'].includes(next.protocol)) {
    throw refused(url, staffText('it redirects to what is not a web address'), wanted)
  }
  if (url.protocol === 'https:' && next.protocol === 'http:') {
    throw refused(
      url,
      staffText('it redirects from https to http, where anybody on the way could change it'),
      wanted,
    )
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
  wanted: Wanted,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && refusal.isRefused(host)) throw refusal.error
  const options: RequestOptions = {
    timeout: silence,
    headers: {
      accept: wanted.accept,
      'accept-encoding': wanted.packing,
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
  const stop = (why: string) =>
    (response ?? request).destroy(new PassingFailure(refused(url, why, wanted).message))
  request.on('timeout', () =>
    stop(staffText('the server was silent for {seconds} seconds', { seconds: silence / 1000 })),
  )
  signal.addEventListener('abort', () => stop(staffText('it took too long')))
  request.on('error', (error: NodeJS.ErrnoException) =>
    reject(
      error instanceof FeedRefusal
        ? error
        : new PassingFailure(refused(url, error.code ?? error.message, wanted).message),
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

function intoOwnNetwork(url: URL, redirects: number, wanted: Wanted): FeedRefusal {
  if (redirects > 0)
    return refused(url, staffText('a server redirects there, and it lies in the own network'), wanted)
  return refused(url, wanted.inOwnNetwork(), wanted)
}

/** The address without its query, which may hold a key. */
function refused(url: URL, why: string, { sentence }: Wanted): FeedRefusal {
  return new FeedRefusal(sentence(`${url.origin}${url.pathname}`, why))
}
