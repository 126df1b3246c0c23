import { type CommandRun, type Environment, runCommand } from '../bootstrap/run-command.ts'

/** Reads a source apart from the site; `signal` ends it. */
export type RunSource = (source: string, file: string | null, signal: AbortSignal) => Promise<CommandRun>

/** Reads a source by `npm run feed -- source`; when its process is killed nothing was written. */
export function sourceRunner(environment?: Environment): RunSource {
  return (source, file, signal) =>
    runCommand(
      'feed',
      ['source', source, '--scheduled', ...(file === null ? [] : [`--file=${file}`])],
      'waited',
      signal,
      environment,
    )
}
