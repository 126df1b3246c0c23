import { join } from 'node:path'

/** The project's folder, from any working directory. */
export const root = join(import.meta.dirname, '..')
