import { type Environment, type FeedRun, runFeed } from './run-feed.ts'

/** Fetches pictures of feeds apart from the site; `signal` ends it. */
export type RunPictures = (signal: AbortSignal) => Promise<FeedRun>

/** Fetches them by `npm run feed -- pictures`; killed at any moment it goes on at the next run. */
export function picturesRunner(environment?: Environment): RunPictures {
  return (signal) => runFeed('pictures', [], signal, environment)
}
