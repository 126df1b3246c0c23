import type { FeedOptions } from './options.ts'

/** What the thread of an import is given: all that it is to do, and the environment with the settings of the site. */
export type ImportWork = { options: FeedOptions; environment: Readonly<Record<string, string | undefined>> }
