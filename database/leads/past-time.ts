import type { ExpressionBuilder, Transaction } from 'kysely'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'
import type { PastTime } from '../settings.ts'
import { noteSentCopies } from './sent-copies.ts'
import { nothingAsked } from './subscriptions.ts'

/** Moments before which data are past their time, ISO. That of requests is not later than that of CVs. */
export type Limits = { leads: string; cv: string; unconfirmed: string }

export type PastInDatabase = Pick<PastTime, 'requests' | 'files' | 'subscriptions' | 'answers'> & {
  /** The part of all requests that lose anything, from 0 to 1. */
  share: number
}

/** Counts what is past its time. */
export async function countPastTime(db: Database, limits: Limits): Promise<PastInDatabase> {
  const leads = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('created_at', '<', limits.leads).as('requests'),
      fn
        .countAll<number>()
        .filterWhere((row) =>
          row.or([row('created_at', '<', limits.leads), row('id', 'in', leadsWithOldFile(row, limits))]),
        )
        .as('touched'),
    ])
    .executeTakeFirstOrThrow()
  const files = await db
    .selectFrom('lead_files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((row) => row('lead_id', 'in', leadsBefore(row, limits.cv)))
    .executeTakeFirstOrThrow()
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((row) => row.or([endedSubscription(row, limits), endedAsking(row, limits)]))
    .executeTakeFirstOrThrow()
  const answers = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((row) => oldAnswer(row, limits))
    .executeTakeFirstOrThrow()
  const all = Number(leads.all)
  return {
    requests: Number(leads.requests),
    files: Number(files.count),
    subscriptions: Number(subscriptions.count),
    answers: Number(answers.count),
    share: all === 0 ? 0 : Number(leads.touched) / all,
  }
}

/**
 * Deletes what is past its time: requests with their deliveries, files of requests, subscriptions, answers of
 * receivers. What had been sent to others is noted for staff.
 *
 * @returns names of files in the folder of uploads, to be deleted there
 */
export async function deletePastTime(trx: Transaction<Tables>, limits: Limits, at: Date): Promise<string[]> {
  const gone = await trx.selectFrom('leads').select('id').where('created_at', '<', limits.leads).execute()
  await noteSentCopies(
    trx,
    gone.map(({ id }) => id),
    'request',
    at,
  )
  const files = await trx
    .deleteFrom('lead_files')
    .where((row) => row('lead_id', 'in', leadsBefore(row, limits.cv)))
    .returning(['path', 'lead_id'])
    .execute()
  const isGone = new Set(gone.map(({ id }) => id))
  const alone = files.map(({ lead_id }) => lead_id).filter((id) => !isGone.has(id))
  await noteSentCopies(trx, alone, 'cv', at)
  await trx.deleteFrom('leads').where('created_at', '<', limits.leads).execute()
  await trx
    .deleteFrom('subscriptions')
    .where((row) => endedSubscription(row, limits))
    .execute()
  await trx
    .updateTable('subscriptions')
    .set(nothingAsked)
    .where((row) => endedAsking(row, limits))
    .execute()
  await trx
    .updateTable('deliveries')
    .set({ last_error: null })
    .where((row) => oldAnswer(row, limits))
    .execute()
  return files.map(({ path }) => path)
}

function leadsBefore(row: ExpressionBuilder<Tables, 'lead_files'>, moment: string) {
  return row.selectFrom('leads').select('leads.id').where('leads.created_at', '<', moment)
}

function leadsWithOldFile(row: ExpressionBuilder<Tables, 'leads'>, { cv }: Limits) {
  return row
    .selectFrom('lead_files')
    .select('lead_files.lead_id')
    .where((file) => file('lead_files.lead_id', 'in', leadsBefore(file, cv)))
}

/**
 * Left long ago, or asked for and never confirmed. One whose letter has not gone out yet waits for a mail server (A28)
 * as long as a request is kept.
 */
function endedSubscription(row: ExpressionBuilder<Tables, 'subscriptions'>, limits: Limits) {
  const { leads, unconfirmed } = limits
  return row.or([
    row.and([row('state', '=', 'left'), row('left_at', '<', leads)]),
    row.and([row('state', '=', 'pending'), row('consent_at', '<', leads)]),
    row.and([
      row('state', '=', 'pending'),
      row('consent_at', '<', unconfirmed),
      row.not(row.exists(youngLetter(row, limits))),
    ]),
  ])
}

/** What was asked in the name of an address that has left, and never confirmed. */
function endedAsking(row: ExpressionBuilder<Tables, 'subscriptions'>, limits: Limits) {
  return row.and([
    row('state', '=', 'left'),
    row('asked_consent_at', '<', limits.unconfirmed),
    row.not(row.exists(youngLetter(row, limits))),
  ])
}

function youngLetter(row: ExpressionBuilder<Tables, 'subscriptions'>, { unconfirmed }: Limits) {
  return row
    .selectFrom('deliveries')
    .select('deliveries.id')
    .whereRef('deliveries.subscription_id', '=', 'subscriptions.id')
    .where((letter) =>
      letter.or([
        letter('deliveries.state', '=', 'pending'),
        letter('deliveries.delivered_at', '>=', unconfirmed),
      ]),
    )
}

function oldAnswer(row: ExpressionBuilder<Tables, 'deliveries'>, { unconfirmed }: Limits) {
  return row.and([
    row('state', '<>', 'pending'),
    row('last_error', 'is not', null),
    row('created_at', '<', unconfirmed),
  ])
}
