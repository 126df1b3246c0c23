import type { CommandContext } from '../command-context.ts'

/** The environment of a command of `npm run letters`; `stopping` is raised when somebody ends it. */
export type LettersContext = CommandContext & { stopping: AbortSignal }
