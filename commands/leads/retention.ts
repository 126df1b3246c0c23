import { readRetention } from '#database/leads/retention-state.ts'
import { countSentCopies, forgetSentCopies, sentCopies } from '#database/leads/sent-copies.ts'
import type { PastTime, Retention } from '#database/settings.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { lookForPastTime, runRetention } from '#leads/retention/retention.ts'
import { retentionParts } from '#server/bootstrap/retention.ts'
import type { CommandContext } from '../command-context.ts'

/** `3 requests, 1 file of theirs`: what is not none. */
export function pastTimeWords({ requests, files, subscriptions, answers, trash, lines }: PastTime): string {
  const words = [
    counted(requests, 'request'),
    counted(files, 'CV'),
    counted(subscriptions, 'subscription'),
    counted(answers, 'answer of a receiver', 'answers of receivers'),
    counted(trash, 'file in the trash', 'files in the trash'),
    counted(lines, 'line of the spool', 'lines of the spool'),
  ].filter((part) => part !== '')
  return words.join(', ') || 'nothing'
}

function counted(count: number, one: string, several = `${one}s`): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}`
}

/** Why old data wait for a word. */
export const waitingReasons: Readonly<Record<NonNullable<Retention['waiting']>['why'], string>> = {
  first: 'it is the first deletion, or the times have become shorter',
  share: 'more than 5 % of all requests would lose something',
  clock: 'the clock has jumped, or the site has rested for more than a week',
}

/**
 * Tells what is past its time; with a word it is deleted at once.
 *
 * @returns whether nothing waits for a word
 */
export async function retention(context: CommandContext, confirmed: boolean): Promise<boolean> {
  const { db, env, print, say } = context
  const parts = retentionParts(db, env, new Date())
  if (confirmed) {
    const state = await runRetention(parts, true)
    const done = state?.done ?? null
    const isDone = done?.at === parts.now.toISOString()
    await print(`Deleted: ${isDone ? pastTimeWords(done.past) : 'nothing'}\n`)
    await saySentCopies(context)
    return true
  }
  const { waiting, done } = await readRetention(db)
  await print(`Kept for: requests ${env.LEADS_KEEP_DAYS} days, CVs ${env.CV_KEEP_DAYS} days\n`)
  await print(`Past its time: ${pastTimeWords(await lookForPastTime(parts))}\n`)
  await print(
    done === null
      ? 'Nothing was deleted yet.\n'
      : `Deleted last, on ${dayInKazakhstan(new Date(done.at))}: ${pastTimeWords(done.past)}\n`,
  )
  if (waiting !== null) {
    say(
      `It waits for a word: ${waitingReasons[waiting.why]}. When the clock and the settings are right: npm run leads -- retention --confirm`,
    )
  }
  await saySentCopies(context)
  return waiting === null
}

/** Lists what staff have to delete where it was sent; with `deleted` the list is over. */
export async function sent({ db, print, say }: CommandContext, deleted: boolean): Promise<boolean> {
  const copies = await sentCopies(db)
  for (const { channel, what, lead_id, sent_at } of copies) {
    const when = sent_at === null ? 'may have arrived' : `sent on ${dayInKazakhstan(new Date(sent_at))}`
    await print(`${channel.padEnd(9)} ${what === 'cv' ? 'CV of ' : ''}request ${lead_id}, ${when}\n`)
  }
  if (copies.length === 0) say('Nothing that was sent waits to be deleted.')
  else if (deleted) await forgetSentCopies(db, copies)
  else {
    say(
      'Delete these in mail (the id stands in the Message-ID), behind the webhook (id) and in Bitrix24 (ORIGIN_ID); then: npm run leads -- sent --deleted',
    )
  }
  return true
}

/** Says that there is such a list. */
export async function saySentCopies({ db, say }: Pick<CommandContext, 'db' | 'say'>): Promise<void> {
  const { count } = await countSentCopies(db)
  if (count > 0) {
    say(
      `${count} copies were sent by mail, webhook or to the CRM: npm run leads -- sent lists them, delete them there.`,
    )
  }
}
