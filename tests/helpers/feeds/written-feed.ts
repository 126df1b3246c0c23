import type { Database } from '#database/open.ts'
import { feedContent, feedState } from '#feeds/out/feed-content.ts'
import { unitFeeds } from '#feeds/out/unit-feeds.ts'

/** The site of the addresses in the feeds of tests. */
export const feedSite = 'https://kerege.example'

/** The whole text of a feed of the site, as it would be sent. */
export async function writtenFeed(db: Database, path: string, now = new Date()): Promise<string> {
  const feed = unitFeeds.find((each) => each.path === path)
  if (feed === undefined) throw new Error(`there is no feed ${path}`)
  let text = ''
  for await (const piece of feed.write(await feedContent(db, await feedState(db, now), feedSite)))
    text += piece
  return text
}
