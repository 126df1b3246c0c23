import { lookup, type LookupAddress } from 'node:dns'
import { get as getPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { FeedRefusal } from '../feed-refusal.ts'
import { isPrivateAddress } from './private-address.ts'

const mostRedirects = 3

/** How long a server may say nothing, in milliseconds. */
const silence = 30_000

/** @param timeLimit how long the whole download may take, in milliseconds */
export type DownloadLimits = { timeLimit: number }

/**
 * The body of a feed at an address, as the server sends it. Redirects are followed, but not into the own network: the
 * address that staff gave may be there, one that a server names may not, unless it is the same host.
 *
 * @throws FeedRefusal when it could not be downloaded
 */
export async function download(address: URL, { timeLimit }: DownloadLimits): Promise<IncomingMessage> {
  const end = AbortSignal.timeout(timeLimit)
  let url = address
  for (let redirects = 0; ; redirects++) {
    const isOwnChoice = url.hostname === address.hostname
    const response = await answerOf(url, isOwnChoice, end)
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
    if (status !== 200) {
      response.destroy()
      throw refused(url, `the server answers with status ${status}`)
    }
    return response
  }
}

function nextAddress(url: URL, location: string): URL {
  const next = URL.parse(location, url)
  if (next === null || !['http:', 'https:'].includes(next.protocol)) {
    throw refused(url, 'it redirects to what is no address of the web')
  }
  return next
}

function answerOf(url: URL, isOwnChoice: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isOwnChoice && isIP(host) !== 0 && isPrivateAddress(host)) throw intoOwnNetwork(url)
  const options: RequestOptions = {
    timeout: silence,
    headers: {
      accept: 'application/xml, text/xml, application/json, */*',
      'accept-encoding': 'gzip',
      'user-agent': 'kerege-feed',
    },
    ...(isOwnChoice ? {} : { lookup: publicLookup(url) }),
  }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  let response: IncomingMessage | null = null
  const request = (url.protocol === 'https:' ? getSecure : getPlain)(url, options, (answer) => {
    response = answer
    resolve(answer)
  })
  const stop = (why: string) => (response ?? request).destroy(refused(url, why))
  request.on('timeout', () => stop(`the server was silent for ${silence / 1000} seconds`))
  signal.addEventListener('abort', () => stop('it took too long'))
  request.on('error', (error: NodeJS.ErrnoException) =>
    reject(error instanceof FeedRefusal ? error : refused(url, error.code ?? error.message)),
  )
  return promise
}

/**
 * Looks a name up and refuses addresses of the own network; the connection goes to the very address that was checked.
 */
function publicLookup(url: URL): LookupFunction {
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
      if (error) return callback(error, '')
      const [first] = found
      if (first === undefined || found.some(({ address }) => isPrivateAddress(address))) {
        return callback(intoOwnNetwork(url), '')
      }
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }
}

function intoOwnNetwork(url: URL): FeedRefusal {
  return refused(url, 'a server redirects there, and it lies in the own network')
}

/** The address without its query, which may hold a key. */
function refused(url: URL, why: string): FeedRefusal {
  return new FeedRefusal(
    `The feed at ${url.origin}${url.pathname} could not be downloaded: ${why}. ` +
      'Check the address in a browser, or download the feed and import the file.',
  )
}
