type Policy = {
  /** Cache-Control. */
  lifetime: string
  /** CDN-Cache-Control (RFC 9213): further permissions for caches between us and the browsers. */
  shared?: string
  reason: string
}

/**
 * How long an answer may be cached and why, by its type. API reads have their own table in
 * api/http/read-lifetimes.ts. Without a language prefix a document depends on the visitor's language (A7): a cache in
 * between must pass it on, or keep it under the language that it resolves from the cookie, else from Accept-Language.
 */
export const cachePolicy = {
  page: {
    lifetime: 'private, no-cache',
    reason: 'prices and statuses are promises to a buyer; a copy may be shown only after asking again',
  },
  cachedPage: {
    lifetime: 'public, no-cache',
    shared: 'max-age=1, stale-if-error=86400',
    reason:
      'a page or its data, the same for every visitor: a browser asks again, which costs a 304; a cache in between may spare us a second of crowds, and show an old page while we are away',
  },
  pageData: {
    lifetime: 'private, no-cache',
    reason: 'the same answer as the page, fetched by the router on a navigation',
  },
  prefetchedData: {
    lifetime: 'private, max-age=30',
    shared: 'max-age=1',
    reason:
      'without a lifetime the browser would fetch a prefetched answer twice; a click follows within seconds',
  },
  accepted: {
    lifetime: 'no-store',
    reason: 'an answer to a sent form belongs to one visitor and one moment',
  },
  languageChoice: {
    lifetime: 'private, no-cache',
    reason: 'it depends on the visitor: a shared copy would send everybody to one language',
  },
  found: {
    lifetime: 'no-store',
    reason: 'the words of a visitor are in the address, and what they find changes',
  },
  failure: { lifetime: 'no-store', reason: 'a failure should end with its cause' },
  moved: {
    lifetime: 'public, max-age=3600',
    reason: 'corrected addresses are stable, yet a rule may change and browsers keep a bare 301 for ever',
  },
  hashedFile: {
    lifetime: 'public, max-age=31536000, immutable',
    reason: 'the name carries a hash of the content: a new content has a new name',
  },
  plainFile: {
    lifetime: 'public, max-age=3600',
    reason: 'favicon and the like change under the same name, rarely',
  },
  document: {
    lifetime: 'public, no-cache',
    reason: 'what a visitor agrees to must be the wording in force; asking again costs a 304',
  },
  feed: {
    lifetime: 'public, no-cache',
    reason: 'prices and statuses again, for other sites to show; asking again costs a 304',
  },
  sitemap: {
    lifetime: 'public, no-cache',
    reason: 'it says what has changed; a search engine that asks again pays a 304',
  },
  robots: {
    lifetime: 'public, max-age=3600',
    reason: 'read before every visit of a search engine, changed with a release or a setting',
  },
  listingFeed: {
    lifetime: 'public, max-age=300',
    reason:
      'changes of a listing come with imports, some a day; a reader that asks more often learns nothing',
  },
  newsFeed: {
    lifetime: 'public, max-age=300',
    reason: 'feed readers ask again and again; news may be five minutes late',
  },
  priceSheetPdf: {
    lifetime: 'no-store',
    reason: 'prices of this moment, with the choice of one visitor',
  },
  meetingCalendar: { lifetime: 'no-store', reason: 'it is about a meeting of one visitor' },
  worker: {
    lifetime: 'no-cache',
    reason: 'a worker that is to go must be found gone at the next visit; asking again is a few bytes',
  },
  oldSharePicture: {
    lifetime: 'public, max-age=300',
    reason: 'it leads to the picture of today: a price may change again',
  },
  latestBuild: { lifetime: 'no-store', reason: 'a kept answer would hide the release it is asked about' },
  health: { lifetime: 'no-store', reason: 'the question is about this very moment' },
} as const satisfies Record<string, Policy>
