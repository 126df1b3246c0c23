import { resolve } from 'node:path'
import type { Env } from '../env.ts'

/** Files of requests, outside of everything that is served. */
export function uploadsFolder({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string {
  return resolve(DATA_DIR, 'uploads')
}

/** Folder of the spool in DATA_DIR. */
export const spoolFolder = 'lead-journal'
