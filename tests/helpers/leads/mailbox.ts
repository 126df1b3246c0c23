import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { readMail, type ReadMail } from './read-mail.ts'
import type { Lifetime } from '../servers/server.ts'

/** Replies of the server to a step, like `{ code: 550, text: 'no such user' }`; null lets it pass. */
type Refusal = { code: number; text: string } | null

/** A mail server on this machine that keeps its letters, stopped after the test. */
export async function startMailbox(
  t: Lifetime,
  refuse: {
    sender?: (address: string) => Refusal
    recipient?: (address: string) => Refusal
    letter?: (raw: Buffer) => Refusal
  } = {},
) {
  const letters: (ReadMail & { to: string[] })[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onMailFrom: ({ address }, _session, done) => done(errorOf(refuse.sender?.(address) ?? null)),
    onRcptTo: ({ address }, _session, done) => done(errorOf(refuse.recipient?.(address) ?? null)),
    async onData(stream, session, done) {
      // Null: the sender has gone in the middle.
      const raw = await buffer(stream).catch(() => null)
      if (raw === null) return
      const refusal = refuse.letter?.(raw) ?? null
      if (refusal === null) {
        letters.push({ ...readMail(raw), to: session.envelope.rcptTo.map(({ address }) => address) })
      }
      done(errorOf(refusal))
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  t.after(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `smtp://127.0.0.1:${port}`, letters }
}

function errorOf(refusal: Refusal): Error | null {
  return refusal === null ? null : Object.assign(new Error(refusal.text), { responseCode: refusal.code })
}
