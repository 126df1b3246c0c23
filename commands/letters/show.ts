import { findArticleCards, findArticleIds } from '#database/contents/articles.ts'
import { campaigns, countPaused, unsentLetters } from '#database/leads/campaigns.ts'
import { dayInKazakhstan, timeInKazakhstan } from '#domain/kazakhstan-day.ts'
import { staffCount, staffText } from '#domain/staff/staff-text.ts'
import { failureText } from '#leads/delivery/failure-text.ts'
import { UsageError } from '../command-context.ts'
import type { LettersContext } from './letters-context.ts'
import { maskedAddress } from './masked-address.ts'
import { stateWord } from './send.ts'

/** The newest articles that `list` prints. */
const maxArticles = 20

/** Prints the newest published articles with their names for `send`, and which were sent. */
export async function listArticles({ db, print }: LettersContext): Promise<boolean> {
  const all = { categories: [], tags: [], complexes: [], search: '' }
  const ids = await findArticleIds(db, all, new Date())
  const sent = await campaigns(db)
  for (const { slug, title, published_at: at } of await findArticleCards(
    db,
    ids.slice(0, maxArticles),
    'ru',
  )) {
    const campaign = sent.find((each) => each.slug === slug)
    const when =
      campaign === undefined
        ? staffText('not sent')
        : staffText('sent {day} to {count}', {
            day: dayInKazakhstan(new Date(campaign.started_at)),
            count: campaign.counts.sent ?? 0,
          })
    await print(`${dayInKazakhstan(new Date(at))}  ${slug}  ${title}  (${when})\n`)
  }
  return true
}

/** Prints what became of the letters of all campaigns, or of one with the addresses that did not get it, masked. */
export async function showCampaigns({ db, print }: LettersContext, slug: string | null): Promise<boolean> {
  const found = (await campaigns(db)).filter((each) => slug === null || each.slug === slug)
  if (slug !== null && found.length === 0) {
    throw new UsageError(staffText('«{slug}» has not been sent to anybody.', { slug }))
  }
  for (const { id, slug: name, started_at: at, counts } of found) {
    const moment = new Date(at)
    await print(
      `${dayInKazakhstan(moment)} ${timeInKazakhstan(moment)}  ${name}  ${staffText(
        'sent {sent}, refused {refused}, unsure {unsure}, waiting {waiting}',
        {
          sent: counts.sent ?? 0,
          refused: counts.refused ?? 0,
          unsure: (counts.unsure ?? 0) + (counts.handed ?? 0),
          waiting: (counts.later ?? 0) + (counts.claimed ?? 0),
        },
      )}\n`,
    )
    if (slug === null) continue
    for (const { email, state, answer } of await unsentLetters(db, id))
      await print(
        `  ${maskedAddress(email)}  ${stateWord(state)}${answer === null ? '' : `  ${failureText(answer)}`}\n`,
      )
  }
  const paused = await countPaused(db)
  await print(`${staffCount('{count} paused address', '{count} paused addresses', paused)}\n`)
  return true
}
