import { resolve } from 'node:path'
import { type ParseArgsOptionsConfig } from 'node:util'
import { demoCompany } from './demo-company.ts'

/** The content folder that a command of the tests looks at: that of CONTENT_DIR, else the demo company's. */
export function chosenFolder(): string {
  return resolve(process.env['CONTENT_DIR']?.trim() || demoCompany)
}

/** Options that tell where the flats of the company come from. */
export const feedOptions = {
  feed: { type: 'string', multiple: true, default: [] as string[] },
  mapping: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig

/** What `npm run feed -- import` is told for these options. */
export function feedsOf({
  feed,
  mapping,
}: {
  feed: readonly string[]
  mapping?: string | undefined
}): string[][] {
  return feed.map((file) => [file, ...(mapping === undefined ? [] : ['--mapping', mapping])])
}
