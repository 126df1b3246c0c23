import { type Log, safeError } from '#api/http/log.ts'
import { type CommandRun, type Environment, runCommand } from '../bootstrap/run-command.ts'

/** Publishes the content apart from the site; `signal` ends it. */
export type RunPublication = (signal: AbortSignal) => Promise<CommandRun>

/** Publishes by `npm run content -- publish`; killed at any moment it is gone through again by the next one. */
export function publicationRunner(environment?: Environment): RunPublication {
  return (signal) => runCommand('content', ['publish'], 'waited', signal, environment)
}

/**
 * Publishes when it is asked to, one publication at a time: calls that come during one are answered by a single one
 * after it, since it may have fetched before the last of them was pushed (R892).
 */
export function publisher(run: RunPublication, log: Log & { warn: Log['info'] }) {
  const closing = new AbortController()
  let isAsked = false
  let work: Promise<void> | null = null

  async function publish(): Promise<void> {
    while (isAsked && !closing.signal.aborted) {
      isAsked = false
      try {
        const { code, said } = await run(closing.signal)
        if (code === 0) log.info({}, 'the content was published')
        else if (!closing.signal.aborted) log.warn({ code, said }, 'the content could not be published')
      } catch (error) {
        log.error({ err: safeError(error) }, 'the content could not be published')
      }
    }
  }

  return {
    ask(): void {
      isAsked = true
      work ??= publish().finally(() => {
        work = null
      })
    },
    async close(): Promise<void> {
      closing.abort()
      await work
    },
  }
}
