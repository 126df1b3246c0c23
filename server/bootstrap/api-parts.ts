import type { SentMarks } from '#contract/request-context.ts'
import type { AppParts } from '../app.ts'
import type { ApiSource, createApiClient } from '../api-client/api-client.ts'
import type { FrameStore } from '../files/frame-files.ts'
import type { Watched } from '../metrics/watched.ts'

/** What the server takes from where its data are: its own database, or another server. */
export type ApiParts = Pick<
  AppParts,
  'readiness' | 'figures' | 'otherPictures' | 'otherFilms' | 'publish' | 'door'
> & {
  source: ApiSource
  /** The handler of everything under /api, given the page handler. */
  apiOf: (apiClient: ReturnType<typeof createApiClient>) => AppParts['api']
  /** Makes the token of a page's forms; empty where another server answers them. */
  formToken: () => string
  /** Marks of addresses that say thanks. */
  sentMarks: SentMarks
  /** The handler of the unit feeds' addresses, for a build of the site. */
  feedsOf: (buildId: string) => AppParts['feeds']
  /** The same for the sitemaps. */
  sitemapOf: (buildId: string) => AppParts['sitemap']
  /** Where replicas share the files of the frame; null without a database: then pages bring its texts along. */
  frameStore: FrameStore | null
  /** The sources of `/metrics` beside the counters. */
  watched: Pick<Watched, 'spool' | 'setAside' | 'index' | 'database'>
}
