import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const starter = join(import.meta.dirname, 'starter')

/** What every new folder begins with, by path: general answers about the law, which wait for the company's lawyer. */
export function starterFiles(): Map<string, string> {
  return new Map(
    readdirSync(starter, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => [file.slice(starter.length + 1), readFileSync(file, 'utf8')]),
  )
}
