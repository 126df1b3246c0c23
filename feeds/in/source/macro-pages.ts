import { staffText } from '#domain/staff/staff-text.ts'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { nextOfPage } from '../dialects/macro.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { feedBytes, shownSource, type SourceLimits } from './feed-bytes.ts'

/** Units that a page is asked for; MacroCRM gives no more. */
const pageSize = 100

const maxPages = 10_000

/** Bytes of a page: a hundred units with all their fields take a tenth of it. */
const longestPage = 20_000_000

/** MacroCRM answers about ninety questions a minute. Milliseconds. */
const betweenPages = 700

const Answer = z.array(z.unknown())
const Refusal = z.object({ message: z.string().optional(), error_message: z.string().optional() })

/**
 * The units that the interface of MacroCRM answers at an address like `https://…/estate/get/?type=living`, page after
 * page, as one list in JSON. Each question is signed by domain and time.
 *
 * @param now the time in milliseconds
 * @throws FeedRefusal when it does not answer with units, or does not come to an end
 */
export async function* macroPages(
  address: string,
  { domain, secret }: { domain: string; secret: string },
  limits: SourceLimits,
  now: () => number = Date.now,
  between = betweenPages,
): AsyncGenerator<Buffer> {
  const end = now() + limits.timeLimit
  const seen = new Set<string>()
  let from: string | null = null
  let size = 0
  yield Buffer.from('[')
  for (;;) {
    const left = end - now()
    if (left <= 0 || seen.size >= maxPages)
      throw refused(address, staffText('its pages do not come to an end'))
    const url = signedAddress(address, domain, secret, now())
    if (from !== null) url.searchParams.set('start_from', from)
    const page = await pageAt(url, { ...limits, sizeLimit: longestPage, timeLimit: left })
    const { units, next } = partsOf(page, url)
    const text = units.map((unit) => `${size++ === 0 ? '' : ','}${JSON.stringify(unit)}`).join('')
    if (text !== '') yield Buffer.from(text)
    if (next === null) break
    if (seen.has(next)) throw refused(address, staffText('it gives the same page again'))
    seen.add(next)
    from = next
    await pause(between)
  }
  yield Buffer.from(']')
}

/** MD5 is what the interface wants: of the domain, the time in seconds and the secret. */
function signedAddress(address: string, domain: string, secret: string, now: number): URL {
  const url = URL.parse(address)
  if (url === null)
    throw new FeedRefusal(
      staffText('«{address}» is not a valid URL. Use one like https://example.kz/feed.xml.', {
        address: shownSource(address),
      }),
    )
  const time = String(Math.floor(now / 1000))
  if (!url.searchParams.has('limit')) url.searchParams.set('limit', String(pageSize))
  url.searchParams.set('domain', domain)
  url.searchParams.set('time', time)
  url.searchParams.set('token', createHash('md5').update(`${domain}${time}${secret}`).digest('hex'))
  return url
}

async function pageAt(url: URL, limits: SourceLimits): Promise<unknown[]> {
  const pieces: Buffer[] = []
  for await (const piece of feedBytes(url.href, limits)) pieces.push(piece)
  let answer: unknown
  try {
    answer = JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    throw refused(url.href, staffText('it answers with something else than JSON'))
  }
  const list = Answer.safeParse(answer)
  if (list.success) return list.data
  const { message, error_message } = Refusal.safeParse(answer).data ?? {}
  const said = (message ?? error_message ?? '').slice(0, 200).replaceAll(/[\s\p{Cc}]+/gu, ' ')
  throw refused(
    url.href,
    said === ''
      ? staffText('it answers without a list of units')
      : staffText('it says «{words}»', { words: said }),
  )
}

/**
 * The units of a page, and where the next one begins; null after the last.
 *
 * @throws FeedRefusal when nobody can tell whether there is a next one: its units are not gone
 */
function partsOf(page: readonly unknown[], url: URL): { units: readonly unknown[]; next: string | null } {
  const marks = page.map(nextOfPage)
  const units = page.filter((_, at) => marks[at] === null)
  const mark = marks.find((each) => each !== null)
  if (mark === undefined) {
    const asked = Number(url.searchParams.get('limit')) || pageSize
    if (units.length < Math.min(asked, pageSize)) return { units, next: null }
    throw refused(
      url.href,
      staffText(
        'it gives a full page of {count} and does not say where the next begins (if these are all, add «limit={limit}» to the address)',
        { count: units.length, limit: units.length - 1 },
      ),
    )
  }
  if (mark.after !== null && !/^\d{1,20}$/.test(mark.after)) {
    throw refused(url.href, staffText('where its next page begins is not a number'))
  }
  return { units, next: mark.after }
}

function refused(address: string, why: string): FeedRefusal {
  return new FeedRefusal(
    staffText(
      'MacroCRM at {address} could not be read: {why}. Nothing was imported; check the address, the domain and the secret of the mapping.',
      { address: shownSource(address), why },
    ),
  )
}
