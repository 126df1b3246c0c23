import { stringify } from 'csv-stringify/sync'
import { checkContentFolder } from '#content/import-folder.ts'
import { draftRedirects } from '#content/old-site/draft-redirects.ts'
import { readSitemap } from '#content/old-site/read-sitemap.ts'
import { mediaFolder } from '#server/files/media-folder.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { ContentContext } from '../command-context.ts'

/** Milliseconds, bytes. */
const limits = { timeLimit: 60_000, sizeLimit: 60_000_000 }

type Options = { sitemap: string; isPrivate: boolean }

/**
 * Prints a draft of `redirects.csv` from the sitemap of the company's old site, a file or an address.
 *
 * @throws FeedRefusal when the sitemap cannot be read, ContentError when the folder is wrong
 */
export async function draft(
  { env, print, say }: ContentContext,
  folder: string,
  { sitemap, isPrivate }: Options,
): Promise<boolean> {
  const records = await checkContentFolder(folder, mediaFolder(env))
  const addresses = await readSitemap(sitemap, { ...limits, isPrivate })
  const drafted = draftRedirects(addresses, records)
  await print(stringify(drafted, { columns: ['path', 'target'], header: true }))
  const open = drafted.filter(({ target }) => target === null).length
  say(
    staffText(
      '{all} addresses: {same} need no redirect, {suggested} have a suggestion to look at, {open} at the end have no target yet. Fill these in or delete their lines, and keep the list as redirects.csv in the content folder.',
      {
        all: addresses.length,
        same: addresses.length - drafted.length,
        suggested: drafted.length - open,
        open,
      },
    ),
  )
  return true
}
