import { type CommandRun, type Environment, runCommand } from '../bootstrap/run-command.ts'

/** Fetches pictures of feeds apart from the site; `signal` ends it. */
export type RunPictures = (signal: AbortSignal) => Promise<CommandRun>

/** Fetches them by `npm run feed -- pictures`; killed at any moment it goes on at the next run. */
export function picturesRunner(environment?: Environment): RunPictures {
  return (signal) => runCommand('feed', ['pictures'], 'last', signal, environment)
}
