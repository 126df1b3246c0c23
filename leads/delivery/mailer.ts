import { createTransport } from 'nodemailer'
import { connectionFailure, DeliveryFailure } from './delivery-failure.ts'

/** How long the server may be silent, and how long one letter may take at all, in milliseconds. */
export const timeoutMs = { silence: 10_000, letter: 60_000 }

export type Mail = {
  to: string
  subject: string
  text: string
  html?: string
  /** The page that ends such letters; one POST to it does so at once where it is https (RFC 8058). */
  leave?: string
  /** The same in every repeat, so that mail programs show one letter. Without angle brackets. */
  messageId: string
  replyTo?: string
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[]
}

/** @throws MailRefused when the server said no, DeliveryFailure when it said nothing */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>

/** The mail server's answer was no. */
export class MailRefused extends DeliveryFailure {
  /** SMTP reply code, like 550; null when the server was not even asked. */
  readonly status: number | null
  /** It is the recipient or the sender that the server does not take. */
  readonly forAddress: boolean
  /** It is the recipient alone. */
  readonly forRecipient: boolean
  readonly forSize: boolean

  constructor(error: Error, code: string, status: number | null) {
    super({ code: [code, ...(status === null ? [] : [status])].join(' ') }, { cause: error })
    this.name = 'MailRefused'
    this.status = status
    const command = 'command' in error ? error.command : undefined
    this.forAddress = code === 'EENVELOPE'
    this.forRecipient = this.forAddress && command === 'RCPT TO'
    this.forSize = status === 552 || (code === 'EMESSAGE' && command === 'MAIL FROM')
  }
}

/**
 * Sends letters over an SMTP server, `smtp://user:password@host:587` (STARTTLS, without which nothing is sent:
 * whoever sits between could take it out of the server's answer) or `smtps://…:465`; the query may carry options of nodemailer. One connection per letter.
 */
export function mailer(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(
    { url: smtpUrl, ...connectionRules(smtpUrl) },
    // A letter contains only the given parts and fetches nothing.
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
  return async ({ attachments = [], messageId, leave, ...mail }, signal) => {
    try {
      await transport.sendMail({
        ...mail,
        messageId: `<${messageId}>`,
        attachments: [...attachments],
        // Answering machines keep silent (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', ...(leave !== undefined && leavingHeaders(leave)) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs.letter)]),
      })
    } catch (error) {
      throw mailFailure(error)
    }
  }
}

/**
 * The headers by which a mail program shows «unsubscribe». They name the page alone and no address of mail: nobody here
 * reads letters as orders, and a program that chose that way would not be obeyed.
 */
export function leavingHeaders(leave: string) {
  return {
    Precedence: 'bulk',
    // In one line: a fold inside an address would be part of it for some.
    'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${leave}>` },
    ...(leave.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}

/** How we speak to a mail server: how long it may be silent, and with whom without TLS. */
export function connectionRules(smtpUrl: string) {
  return {
    connectionTimeout: timeoutMs.silence,
    greetingTimeout: timeoutMs.silence,
    socketTimeout: timeoutMs.silence,
    // A mail server on this machine often has no trusted certificate, and its traffic never leaves the machine.
    ...(isThisMachine(smtpUrl) ? { tls: { rejectUnauthorized: false } } : { requireTLS: true }),
  }
}

function isThisMachine(smtpUrl: string): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(URL.parse(smtpUrl)?.hostname ?? '')
}

/** Replies of servers quote addresses: only their codes are kept. */
function mailFailure(error: unknown): DeliveryFailure {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') {
    return connectionFailure(error)
  }
  const status = 'responseCode' in error ? error.responseCode : null
  if (typeof status === 'number') return new MailRefused(error, error.code, status)
  if (['EENVELOPE', 'EMESSAGE'].includes(error.code)) return new MailRefused(error, error.code, null)
  return connectionFailure(error)
}
