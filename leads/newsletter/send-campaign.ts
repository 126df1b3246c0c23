import {
  claimLetter,
  giveBack,
  handOver,
  type LetterKey,
  type LetterOutcome,
  noteUnheard,
  type Reader,
  settleLetter,
  waitingReaders,
} from '#database/leads/campaigns.ts'
import type { Database } from '#database/open.ts'
import type { CampaignTable } from '#database/tables.ts'
import type { NewsMail, Posted, PostLetter } from './post-letter.ts'

export type CampaignParts = {
  db: Database
  campaign: CampaignTable
  /** The letter for a reader, in their language. */
  letterOf: (reader: Reader) => NewsMail
  post: PostLetter
  now: () => Date
  newId: () => string
  /** Milliseconds between two letters, and until a letter that was not taken is tried again. */
  pauses: { letters: number; again: number }
  /** Waits so many milliseconds, or less when the signal is raised. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Raised to end the run between two letters. */
  stopping: AbortSignal
  /** Called after each letter with how many were looked at. */
  heard?: (done: number, all: number) => void
}

/** How a run ended. */
export type CampaignRun = {
  sent: number
  refused: number
  /** Not taken now, or never tried. */
  left: number
  unsure: number
  /** Readers who left, or were paused, before their letter went out. */
  gone: number
  /** Why the run stopped early; null when it went to the end. */
  halt: string | null
}

/** How often a run tries a letter that is not taken now. */
const maxTries = 3

/** Failures that have nothing to do with the reader, one after the other, after which a run stops. */
const maxHalts = 3

/**
 * Sends the letter of a campaign to everyone who waits for it, one after the other. A letter is claimed before the
 * server hears of it, written down as handed over before its text goes out, and settled by the server's answer: a run
 * that is killed loses nothing, and nobody gets the letter twice (R831, R832).
 */
export async function sendCampaign(parts: CampaignParts): Promise<CampaignRun> {
  const { db, campaign, now, pauses, wait, stopping, heard = () => {} } = parts
  const run = parts.newId()
  await noteUnheard(db, campaign.id, run, now())
  let waiting = (await waitingReaders(db, campaign.id, campaign.started_at)).map(({ id }) => id)
  const all = waiting.length
  const ended: CampaignRun = { sent: 0, refused: 0, left: all, unsure: 0, gone: 0, halt: null }
  let halts = 0
  let hasPosted = false

  /** @returns whether the letter is to be tried again in this run */
  async function take(id: string): Promise<boolean> {
    const key = { campaign: campaign.id, subscription: id, run }
    const reader = await claimLetter(db, key, now())
    if (reader === null) return leaveOut()
    if (hasPosted) await wait(pauses.letters, stopping)
    if (stopping.aborted) {
      await giveBack(db, key)
      return true
    }
    hasPosted = true
    const posted = await parts.post(parts.letterOf(reader), () => handOver(db, key, now()))
    return settle(key, posted)
  }

  function leaveOut(): boolean {
    ended.gone += 1
    ended.left -= 1
    return false
  }

  async function settle(key: LetterKey, posted: Posted): Promise<boolean> {
    if (posted.kind === 'withdrawn') {
      await giveBack(db, key)
      return leaveOut()
    }
    if (posted.kind === 'halted') {
      await giveBack(db, key)
      halts += 1
      if (posted.isFinal || halts >= maxHalts) ended.halt = posted.answer
      return true
    }
    await settleLetter(db, key, outcomeOf(posted), now())
    // Three letters that are refused for what they say: so will be the others.
    halts = posted.kind === 'refused' && !posted.isAddress ? halts + 1 : 0
    if (halts >= maxHalts && posted.kind === 'refused') ended.halt = posted.answer
    if (posted.kind === 'later') return true
    ended.left -= 1
    ended[posted.kind === 'taken' ? 'sent' : posted.kind] += 1
    return false
  }

  for (let round = 1; round <= maxTries && waiting.length > 0; round++) {
    if (round > 1) await wait(pauses.again, stopping)
    const again: string[] = []
    for (const [index, id] of waiting.entries()) {
      if (stopping.aborted || ended.halt !== null) return ended
      if (await take(id)) again.push(id)
      if (round === 1) heard(index + 1, all)
    }
    waiting = again
  }
  return ended
}

function outcomeOf(posted: Exclude<Posted, { kind: 'withdrawn' | 'halted' }>): LetterOutcome {
  switch (posted.kind) {
    case 'taken':
      return { state: 'sent', answer: null, isAddress: false }
    case 'refused':
      return { state: 'refused', answer: posted.answer, isAddress: posted.isAddress }
    case 'later':
    case 'unsure':
      return { state: posted.kind, answer: posted.answer, isAddress: false }
  }
}
