import type { ApiClient } from '#contract/api-client.ts'
import { getWatchSubject, type WatchSubject, type WatchSubjectInput } from '#contract/watches.ts'
import { categoryOfSegment } from '#domain/categories.ts'
import { isNarrowedByPayment, listingOfParams } from '#domain/listing-query.ts'
import { orNotFound } from '../../data/page-context.server.ts'

/** What the page of the form is about, and the fields of the form that say it. */
export type Watched = {
  subject: WatchSubject & { telegram_bot: string | null }
  fields: Record<string, string | number>
  /** Whether filters of the address are not kept, since they are about what the visitor can pay. */
  hasMeans: boolean
}

/** The subject of the address; all flats where it names none. Answers 404 for a unit or a project that is not there. */
export async function loadWatched(apiClient: ApiClient, url: URL): Promise<Watched> {
  const input = inputOf(url.searchParams)
  const { data: subject } = await orNotFound(url, apiClient(getWatchSubject, input))
  if ('estate' in input) return { subject, fields: { estate_id: input.estate }, hasMeans: false }
  if ('complex' in input) return { subject, fields: { complex_id: input.complex }, hasMeans: false }
  const fields = { category: subject.category ?? 'flat', search: subject.query }
  return { subject, fields, hasMeans: isNarrowedByPayment(input.listing) }
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
