import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { OutgoingLead } from '#contract/outgoing-lead.ts'
import { staffRu as words } from '#texts/staff/leads.ts'
import { leadLines, leadTitle, oneLine, summaryTitle } from './lead-lines.ts'
import { type Mail, MailRefused, type SendMail } from './mailer.ts'
import type { SendLead, SendSummary } from './send-lead.ts'

export type MailParts = {
  send: SendMail
  to: string
  /** The part of Message-ID behind the @. */
  domain: string
  /** The place of a request's file: its path in the folder of uploads on this machine. */
  uploads: string
}

type Attachments = NonNullable<Mail['attachments']>

/**
 * A letter to staff, in Russian, with the files of the request. The answer to it goes to the visitor. Files that are
 * on another machine's disk, or too large for the mail server, are named in the letter.
 */
export function mail({ send, to, domain, uploads }: MailParts): SendLead {
  return async (lead, { signal }) => {
    const attachments = await attachmentsOf(lead, uploads)
    const letter = (attached: Attachments): Mail => ({
      to,
      subject: leadTitle(lead),
      text: letterText(lead, attached),
      messageId: `${lead.id}@${domain}`,
      ...(lead.email === '' ? {} : { replyTo: oneLine(lead.email) }),
      attachments: attached,
    })
    try {
      await send(letter(attachments), signal)
    } catch (error) {
      if (!(error instanceof MailRefused && error.forSize && attachments.length > 0)) throw error
      await send(letter([]), signal)
    }
  }
}

async function attachmentsOf({ files }: OutgoingLead, uploads: string): Promise<Attachments> {
  const found = await Promise.all(
    files.map(async ({ name, type, path }) => {
      const content = await readFile(join(uploads, basename(path))).catch(missing)
      return content === null ? [] : [{ filename: oneLine(name), contentType: type, content }]
    }),
  )
  return found.flat()
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** One letter about all requests of a summary. Their files stay on the server and are named. */
export function mailSummary({ send, to, domain }: Omit<MailParts, 'uploads'>): SendSummary {
  return (summary, { signal }) =>
    send(
      {
        to,
        subject: summaryTitle(summary),
        text: summary.requests.map((lead) => `${leadTitle(lead)}\n${letterText(lead, [])}`).join('\n\n'),
        messageId: `${summary.id}@${domain}`,
      },
      signal,
    )
}

function letterText(lead: OutgoingLead, attached: Attachments): string {
  const names = attached.map(({ filename }) => filename)
  const files = lead.files.map(({ name, path }) => {
    const text = names.includes(oneLine(name)) ? words.fileAttached : words.fileElsewhere
    return text.replace('{name}', () => oneLine(name)).replace('{path}', () => path)
  })
  const lines = [
    ...leadLines(lead),
    ...(files.length === 0 ? [] : ([[words.files, files.join('\n')]] as const)),
  ]
  return lines.map(([word, value]) => `${word}:${indented(value)}`).join('\n')
}

/** Several lines are under their word, indented, so that none of them looks like a line of ours. */
function indented(value: string): string {
  const lines = value.split(/\r?\n|\r/)
  return lines.length === 1 ? ` ${value}` : lines.map((line) => `\n  ${line}`).join('')
}
