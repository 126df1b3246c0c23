import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { z } from 'zod'

/** The results of the media step, by name. A missing manifest is an empty one: the first run starts from nothing. */
export function readManifest<T>(schema: z.ZodType<Record<string, T>>, file: URL): Record<string, T> {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** Writes it in the order of the names, so that two runs make the same file. */
export function writeManifest(file: URL, manifest: Readonly<Record<string, unknown>>): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
