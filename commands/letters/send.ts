import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  campaigns,
  countPaused,
  type Reader,
  startCampaign,
  unsentLetters,
  waitingReaders,
} from '#database/leads/campaigns.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { type Language, languages } from '#domain/languages.ts'
import { staffCount, staffText } from '#domain/staff/staff-text.ts'
import { whileOnlyOne } from '#feeds/sources/source-lock.ts'
import { failureText } from '#leads/delivery/failure-text.ts'
import type { NewsMail } from '#leads/newsletter/post-letter.ts'
import { type CampaignRun, sendCampaign } from '#leads/newsletter/send-campaign.ts'
import { UsageError } from '../command-context.ts'
import type { LettersContext } from './letters-context.ts'
import { maskedAddress } from './masked-address.ts'
import { prepare, type Prepared } from './prepare.ts'

type SendOptions = {
  /** Somebody has said yes already. */
  isSure: boolean
  pauses: { letters: number; again: number }
}

/** No name of a source of units: those share the locks. */
const lockName = '.newsletter'

/** Lines about single addresses that a summary prints. */
const maxLines = 50

/**
 * Sends an article to the confirmed subscribers who have not got it (R830, R831), after somebody has said yes.
 *
 * @returns whether nothing is left to do
 */
export async function sendArticle(
  context: LettersContext,
  slug: string,
  { isSure, pauses }: SendOptions,
): Promise<boolean> {
  const { db, env, say } = context
  const prepared = await prepare(context, slug)
  const begun = (await campaigns(db)).find((each) => each.slug === slug)
  const readers = await waitingReaders(db, begun?.id ?? null, begun?.started_at ?? new Date().toISOString())
  const untold = prepared.untold.filter((code) => readers.some(({ language }) => language === code))
  if (untold.length > 0) {
    say(
      staffText(
        'Nothing was sent: the article has no title, lead or text in {languages}, and {subscribers} read that. Nobody gets it in another language: write it, import it, and send again.',
        {
          languages: untold.join(', '),
          subscribers: staffCount(
            '{count} subscriber',
            '{count} subscribers',
            readers.filter(({ language }) => untold.includes(language)).length,
          ),
        },
      ),
    )
    return false
  }
  if (readers.length === 0 && begun === undefined) {
    say(staffText('Nothing was sent: nobody has confirmed a subscription, or all are paused.'))
    return true
  }
  if (readers.length > 0) sayPlan(context, prepared, readers, pauses.letters)
  await sayPaused(context)
  if (readers.length > 0 && !isSure && !(await isConfirmed(context))) {
    say(staffText('Nothing was sent.'))
    return false
  }
  const run = await whileOnlyOne(db, resolve(env.DATA_DIR), lockName, async () => {
    const campaign = await startCampaign(db, slug, new Date(), randomUUID)
    const ended = await sendCampaign({
      db,
      campaign,
      letterOf: (reader) => mailFor(prepared, campaign.id, reader),
      post: prepared.post,
      now: () => new Date(),
      newId: randomUUID,
      pauses,
      // A wait that is broken off has ended too.
      wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }).catch(() => {}),
      stopping: context.stopping,
      heard: (done, all) => {
        if (done % 100 === 0 || done === all) say(staffText('{done} of {all}', { done, all }))
      },
    })
    await sayUnsent(context, campaign.id)
    return ended
  })
  if (run === null) {
    say(staffText('Letters are being sent by another run of this command: this one sent nothing.'))
    return false
  }
  if (readers.length === 0) await sayDone(context, slug)
  else await summary(context, run)
  return run.left === 0 && run.unsure === 0
}

function mailFor({ letters, leaveLink, domain }: Prepared, campaign: string, reader: Reader): NewsMail {
  const letter = letters[reader.language]
  const leave = leaveLink(reader.id, reader.language)
  return {
    to: reader.email,
    subject: letter.subject,
    text: letter.text(leave),
    html: letter.html(leave),
    messageId: `${campaign}.${reader.id}@${domain}`,
    leave,
  }
}

function sayPlan(
  { say }: LettersContext,
  { title }: Prepared,
  readers: readonly { language: Language }[],
  pause: number,
): void {
  const byLanguage = languages
    .map((code) => `${code} ${readers.filter(({ language }) => language === code).length}`)
    .join(', ')
  say(
    staffText('«{title}» goes to {subscribers} ({languages}), in about {minutes} min.', {
      title,
      subscribers: staffCount('{count} subscriber', '{count} subscribers', readers.length),
      languages: byLanguage,
      minutes: Math.ceil((readers.length * pause) / 60_000),
    }),
  )
}

async function sayPaused({ db, say }: LettersContext): Promise<void> {
  const paused = await countPaused(db)
  if (paused > 0)
    say(staffCount('{count} paused address is left out.', '{count} paused addresses are left out.', paused))
}

/** Asks; a run without a terminal has to bring --yes. */
async function isConfirmed({ stopping }: LettersContext): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new UsageError(staffText('Say --yes to send it: there is no terminal to ask at.'))
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await asking.question(staffText('Send it? (yes/no) '), { signal: stopping })
    return /^(?:y|yes|д|да)$/i.test(answer.trim())
  } catch {
    return false
  } finally {
    asking.close()
  }
}

/** Names, masked, the addresses to which the letter did not get for sure. */
async function sayUnsent({ db, say }: LettersContext, campaign: string): Promise<void> {
  const unsent = await unsentLetters(db, campaign)
  for (const { email, state, answer } of unsent.slice(0, maxLines))
    say(`  ${maskedAddress(email)}  ${stateWord(state)}${answer === null ? '' : `  ${failureText(answer)}`}`)
  if (unsent.length > maxLines) say(staffText('… and {count} more', { count: unsent.length - maxLines }))
}

/** What became of a letter that did not get there for sure. */
export function stateWord(state: Awaited<ReturnType<typeof unsentLetters>>[number]['state']): string {
  if (state === 'refused') return staffText('refused')
  return state === 'later' ? staffText('not taken yet') : staffText('unsure: the answer was lost')
}

/** Nobody is left: what the runs before have done. */
async function sayDone({ db, print }: LettersContext, slug: string): Promise<void> {
  const campaign = (await campaigns(db)).find((each) => each.slug === slug)
  if (campaign === undefined) return
  const { sent = 0, refused = 0, unsure = 0 } = campaign.counts
  const day = dayInKazakhstan(new Date(campaign.started_at))
  await print(
    `${staffText(
      'Nobody is left to send it to: since {day} it was sent to {sent}, refused {refused}, unsure {unsure}. Who subscribed later gets the next one.',
      { day, sent, refused, unsure },
    )}\n`,
  )
}

async function summary({ print }: LettersContext, run: CampaignRun): Promise<void> {
  await print(
    `${staffText(
      'Sent {sent}, refused {refused}, unsure {unsure}, left or paused meanwhile {gone}, still to send {left}.',
      {
        sent: run.sent,
        refused: run.refused,
        unsure: run.unsure,
        gone: run.gone,
        left: run.left,
      },
    )}\n`,
  )
  if (run.halt !== null) {
    await print(
      `${staffText('The mail server does not take letters: {why}. Look at SMTP_URL and MAIL_FROM.', { why: failureText(run.halt) })}\n`,
    )
  }
  if (run.left > 0) await print(`${staffText('The same command goes on where this one stopped.')}\n`)
}
