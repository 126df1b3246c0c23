import { readRetention } from '#database/leads/retention-state.ts'
import { countSentCopies, forgetSentCopies, sentCopies } from '#database/leads/sent-copies.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { lookForPastTime, runRetention } from '#leads/retention/retention.ts'
import { retentionParts } from '#server/bootstrap/retention.ts'
import { pastTimeWords, waitingReasons } from '#server/status/retention-words.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import type { CommandContext } from '../command-context.ts'

function line(text: string): string {
  return `${text}\n`
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
    await print(
      line(staffText('Deleted: {what}', { what: isDone ? pastTimeWords(done.past) : staffText('nothing') })),
    )
    await saySentCopies(context)
    return true
  }
  const { waiting, done } = await readRetention(db)
  await print(
    line(
      staffText('Kept for: requests {leads} days, CVs {cv} days', {
        leads: env.LEADS_KEEP_DAYS,
        cv: env.CV_KEEP_DAYS,
      }),
    ),
  )
  await print(line(staffText('Past its time: {what}', { what: pastTimeWords(await lookForPastTime(parts)) })))
  await print(
    line(
      done === null
        ? staffText('Nothing was deleted yet.')
        : staffText('Deleted last, on {day}: {what}', {
            day: dayInKazakhstan(new Date(done.at)),
            what: pastTimeWords(done.past),
          }),
    ),
  )
  if (waiting !== null) {
    say(
      staffText(
        'It waits for a word: {why}. When the clock and the settings are right: npm run leads -- retention --confirm',
        { why: staffText(waitingReasons[waiting.why]) },
      ),
    )
  }
  await saySentCopies(context)
  return waiting === null
}

/** Lists what staff have to delete where it was sent; with `deleted` the list is over. */
export async function sent({ db, print, say }: CommandContext, deleted: boolean): Promise<boolean> {
  const copies = await sentCopies(db)
  for (const { channel, what, lead_id, sent_at } of copies) {
    const words = staffText(what === 'cv' ? 'CV of request {id}' : 'request {id}', { id: lead_id })
    const when =
      sent_at === null
        ? staffText('may have arrived')
        : staffText('sent on {day}', { day: dayInKazakhstan(new Date(sent_at)) })
    await print(line(`${channel.padEnd(9)} ${words}, ${when}`))
  }
  if (copies.length === 0) say(staffText('Nothing that was sent waits to be deleted.'))
  else if (deleted) await forgetSentCopies(db, copies)
  else {
    say(
      staffText(
        'Delete these in mail (the id stands in the Message-ID), behind the webhook (id) and in Bitrix24 (ORIGIN_ID); then: npm run leads -- sent --deleted',
      ),
    )
  }
  return true
}

/** Says that there is such a list. */
export async function saySentCopies({ db, say }: Pick<CommandContext, 'db' | 'say'>): Promise<void> {
  const { count } = await countSentCopies(db)
  if (count > 0) {
    say(
      staffText(
        '{count} copies were sent by mail, webhook or to the CRM: npm run leads -- sent lists them, delete them there.',
        { count },
      ),
    )
  }
}
