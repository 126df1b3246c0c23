import { Readable } from 'node:stream'
import { pages } from '#contract/pages.ts'
import { consentTexts } from '#database/leads/consent-texts.ts'
import { type Subscriber, subscribers as subscriptions } from '#database/leads/subscribers.ts'
import { secretKey } from '#database/settings.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { subscriptionToken } from '#leads/subscriptions/subscription-token.ts'
import { staffCount, staffText } from '#domain/staff/staff-text.ts'
import type { CommandContext } from '../command-context.ts'
import { csvOf, writeOut } from './write-out.ts'

export type SubscriberOptions = {
  /** CSV to this file; null for a table. */
  file: string | null
  json: boolean
  /** Also those who have not confirmed, and who have left. */
  all: boolean
}

/** Lists or exports subscribers to the news, each with their consent and a link to leave. */
export async function subscribers(
  context: CommandContext,
  { file, json, all }: SubscriberOptions,
): Promise<boolean> {
  const rows = await subscriptions(context.db, all ? ['active', 'pending', 'left'] : ['active'])
  const records = await recordsOf(context, rows)
  if (file !== null) {
    await writeOut([Readable.from(records), csvOf(columns)], file)
  } else {
    for (const record of records) {
      const { email, language, state, consent_at: at, leave_url: leave } = record
      await context.print(
        json
          ? `${JSON.stringify(record)}\n`
          : `${email}  ${language}  ${state}  ${staffText('consent {day}', { day: dayInKazakhstan(new Date(at)) })}  ${leave}\n`,
      )
    }
  }
  context.say(staffCount('{count} subscriber.', '{count} subscribers.', rows.length))
  if (context.env.PUBLIC_URL === null)
    context.say(staffText('PUBLIC_URL is not set: the links lead to this machine.'))
  return true
}

const columns = [
  'email',
  'language',
  'state',
  'consent_version',
  'consent_text',
  'consent_at',
  'confirmed_at',
  'left_at',
  'paused_at',
  'page_url',
  'leave_url',
]

async function recordsOf({ db, env }: CommandContext, rows: readonly Subscriber[]) {
  const secret = env.SECRET_KEY ?? (await secretKey(db))
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const wordings = await consentTexts(
    db,
    rows.map(({ consent_version: version }) => version),
  )
  return rows.map(({ id, ...row }) => {
    const token = subscriptionToken(secret, 'leave', id, new Date())
    return {
      ...row,
      consent_text: wordings.get(row.consent_version) ?? '',
      leave_url: row.state === 'left' ? '' : publicUrl + pages.leaveSubscription(row.language, token),
    }
  })
}
