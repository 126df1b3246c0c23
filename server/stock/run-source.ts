import { type Environment, type FeedRun, runFeed } from './run-feed.ts'

/** Reads a source apart from the site; `signal` ends it. */
export type RunSource = (source: string, file: string | null, signal: AbortSignal) => Promise<FeedRun>

/** Reads a source by `npm run feed -- source`; when its process is killed nothing was written. */
export function sourceRunner(environment?: Environment): RunSource {
  return (source, file, signal) =>
    runFeed(
      'source',
      [source, '--scheduled', ...(file === null ? [] : [`--file=${file}`])],
      signal,
      environment,
    )
}
