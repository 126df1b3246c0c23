import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { connectionRules, leavingHeaders, timeoutMs } from '../delivery/mailer.ts'

/** A letter with news, ready for its reader. */
export type NewsMail = {
  to: string
  subject: string
  text: string
  html: string
  /** Without angle brackets. */
  messageId: string
  /** The page that ends the subscription; one POST to it does so at once where it is https (RFC 8058). */
  leave: string
}

/**
 * What became of a letter. `halted`: it is the server or our sender with which something is wrong, for good where
 * `isFinal`; the letter is not there. `withdrawn`: `beforeText` said that it must not go. `unsure`: the text went out
 * and no answer came. `answer` is a code and holds nothing personal.
 */
export type Posted =
  | { kind: 'taken' }
  | { kind: 'withdrawn' }
  | { kind: 'refused'; answer: string; isAddress: boolean }
  | { kind: 'later' | 'unsure'; answer: string }
  | { kind: 'halted'; answer: string; isFinal: boolean }

/**
 * Sends a letter with news.
 *
 * @param beforeText called when the server has taken the reader's address and waits for the text: nothing of the letter
 *   is with the server before it has answered, and nothing goes there when it answers false
 */
export type PostLetter = (mail: NewsMail, beforeText: () => Promise<boolean>) => Promise<Posted>

/**
 * Posts letters over an SMTP server, one connection for each, as `mailer` does. The steps of the dialogue are taken one
 * by one here, since what happens to a letter depends on where it stopped.
 */
export function letterPost(smtpUrl: string, from: string): PostLetter {
  const { auth, ...server } = parseConnectionUrl(smtpUrl)
  const options = { ...server, ...connectionRules(smtpUrl) }
  return async (mail, beforeText) => {
    const message = new MailComposer(composed(mail, from)).compile()
    const bytes = await message.build()
    const connection = new SMTPConnection(options)
    const dialogue = new Dialogue()
    const broken = Promise.withResolvers<never>()
    connection.once('error', broken.reject)
    connection.once('end', () => broken.reject(Object.assign(new Error('closed'), { code: 'ECLOSED' })))
    const timer = setTimeout(
      () => broken.reject(Object.assign(new Error('slow'), { code: 'ETIMEDOUT' })),
      timeoutMs.letter,
    )
    const step = (begin: (done: (error?: Error | null) => void) => void) =>
      Promise.race([
        broken.promise,
        new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve()))),
      ])
    async function* text() {
      dialogue.isWithdrawn = !(await beforeText())
      if (dialogue.isWithdrawn) throw new Error('withdrawn')
      dialogue.hasText = true
      yield bytes
    }
    try {
      await step((done) => connection.connect(done))
      if (auth?.user) {
        const credentials = { user: auth.user, pass: auth.pass ?? '' }
        await step((done) => connection.login({ credentials }, done))
      }
      dialogue.isOpen = true
      const { from: sender, to } = message.getEnvelope()
      const envelope = { from: sender === false ? '' : sender, to }
      await step((done) => connection.send(envelope, Readable.from(text()), done))
      connection.quit()
      return { kind: 'taken' }
    } catch (error) {
      connection.close()
      return dialogue.outcome(error)
    } finally {
      clearTimeout(timer)
      // The connection ends after the letter has.
      broken.promise.catch(() => {})
    }
  }
}

/** How far a letter came. */
class Dialogue {
  /** The server let us in. */
  isOpen = false
  /** The text has begun to go out. */
  hasText = false
  isWithdrawn = false

  /** What a failure at this point means for the letter. */
  outcome(error: unknown): Posted {
    if (this.isWithdrawn) return { kind: 'withdrawn' }
    const { code, status, command } = factsOf(error)
    const answer = [code, ...(status === null ? [] : [status])].join(' ')
    if (status === null && this.hasText) return { kind: 'unsure', answer }
    const isFinal = status === null ? code === 'ETLS' : status >= 500
    // 421 is the server's own trouble wherever it says so.
    const isOfLetter = this.isOpen && status !== null && status !== 421 && command !== 'MAIL FROM'
    if (!isOfLetter) return { kind: 'halted', answer, isFinal }
    if (!isFinal) return { kind: 'later', answer }
    return { kind: 'refused', answer, isAddress: command === 'RCPT TO' }
  }
}

/** Replies of servers quote addresses: only their codes are kept. */
function factsOf(error: unknown): { code: string; status: number | null; command: string } {
  const facts: Record<string, unknown> = error instanceof Error ? { ...error } : {}
  const status = facts['responseCode']
  return {
    code: typeof facts['code'] === 'string' ? facts['code'] : 'failed',
    status: typeof status === 'number' ? status : null,
    command: typeof facts['command'] === 'string' ? facts['command'] : '',
  }
}

function composed({ leave, messageId, ...mail }: NewsMail, from: string) {
  return {
    ...mail,
    from,
    messageId: `<${messageId}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...leavingHeaders(leave) },
    // A letter contains only the given parts and fetches nothing.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
