import type { FeedOptions } from './options.ts'

/** The input of the import thread: its whole job, and the environment with the settings of the site. */
export type ImportWork = { options: FeedOptions; environment: Readonly<Record<string, string | undefined>> }
