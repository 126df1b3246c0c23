import { join } from 'node:path'

/** The project's folder, wherever a command was started. */
export const root = join(import.meta.dirname, '..')
