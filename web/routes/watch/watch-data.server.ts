import type { ApiClient } from '#contract/api-client.ts'
import { getEstate } from '#contract/estates.ts'
import { similarWatch } from '#domain/similar-listing.ts'
import { getWatchSubject, type WatchSubject, type WatchSubjectInput } from '#contract/watches.ts'
import { categoryOfSegment } from '#domain/categories.ts'
import { isOnSale } from '#domain/estate-words.ts'
import { missedText, readMissed } from '#domain/missed-parts.ts'
import { isNarrowedByPayment, listingKeys, listingOfParams } from '#domain/listing-query.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { optional } from '../../data/optional.server.ts'
import { orNotFound, orNull } from '../../data/page-context.server.ts'

/** What the page of the form is about, and the fields of the form that say it. */
export type Watched = {
  subject: WatchSubject & { telegram_bot: string | null }
  fields: Record<string, string | number>
  /** Whether filters of the address are not kept, since they are about what the visitor can pay. */
  hasMeans: boolean
  /** Whether it is a unit that is held for somebody: it can only be sold, or be on sale again. */
  isHeld: boolean
  /** Parts of the address that say nothing, for the visitor to see. */
  unread: readonly string[]
}

/** The subject of an address, and what the page does in its place: of a sold unit it leads to a search of units like it. */
type Asked = Watched & {
  similar: string | null
  /** Whether the address names nothing that can be watched, though it means to. */
  isUnread: boolean
}

/** The subject of the address; all flats where it names none. Answers 404 for a unit or a project that is not there. */
export async function loadWatched(apiClient: ApiClient, url: URL): Promise<Asked> {
  const { searchParams: params } = url
  const input = inputOf(params)
  const [{ data: subject }, found] = await Promise.all([
    orNotFound(url, apiClient(getWatchSubject, input)),
    'estate' in input ? optional(orNull(apiClient(getEstate, { id: input.estate })), null) : null,
  ])
  const unit = found?.data
  const [unnamed, unread] = [unreadNames(params), 'listing' in input ? unreadFilters(params, subject) : []]
  const told = {
    subject,
    hasMeans: 'listing' in input && isNarrowedByPayment(input.listing),
    isHeld: unit !== undefined && !isOnSale(unit),
    unread: readMissed(missedText([...unnamed, ...unread])),
    isUnread: unnamed.length > 0 || (unread.length > 0 && subject.query === ''),
    similar: unit?.status === 'sold' ? similarWatch(unit, languageOfPath(url.pathname)) : null,
  }
  if ('estate' in input) return { ...told, fields: { estate_id: input.estate } }
  if ('complex' in input) return { ...told, fields: { complex_id: input.complex } }
  return { ...told, fields: { category: subject.category ?? 'flat', search: subject.query } }
}

const written = ([name, value]: readonly [string, string]) => `${name}=${value}`

/** Parts of an address that should name a unit, a project or a category, and name none. */
function unreadNames(params: URLSearchParams): string[] {
  const reads: Readonly<Record<string, (text: string) => unknown>> = {
    estate: idOf,
    project: idOf,
    list: categoryOfSegment,
  }
  return [...params].filter(([name, value]) => reads[name]?.(value) === null).map(written)
}

/** Names of filters that can be watched: not those of the order, the view, what a visitor can pay and the status. */
const watchableKeys = new Set<string>(listingKeys).difference(
  new Set(['sort', 'view', 'hand', 'program', 'payment_to', 'first_payment_to', 'status']),
)

/** Filters that are neither in the search as it would be kept, nor left out of it on purpose. */
function unreadFilters(params: URLSearchParams, { query }: WatchSubject): string[] {
  const kept = new URLSearchParams(query)
  return [...params]
    .filter(([name, value]) => watchableKeys.has(name) && value !== '' && !kept.has(name))
    .map(written)
}

function inputOf(params: URLSearchParams): WatchSubjectInput {
  const estate = idOf(params.get('estate'))
  if (estate !== null) return { estate }
  const complex = idOf(params.get('project'))
  if (complex !== null) return { complex }
  return {
    category: categoryOfSegment(params.get('list') ?? '') ?? 'flat',
    listing: { ...listingOfParams(params), sort: null, view: null },
  }
}

function idOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** What the page itself adds to an address. */
const ofThePage = ['sent', 'from', 'by', 'chat', 'token']

/** The subject of an address as a query, without what the page itself adds to it. */
export function subjectQuery({ searchParams }: URL): string {
  const own = [...searchParams].filter(([name]) => !ofThePage.includes(name))
  return new URLSearchParams(own).toString()
}
