/** The part of a pino logger that the API needs. Nothing personal may be handed to it: no phone, name or e-mail. */
export type Log = {
  info(facts: Readonly<Record<string, unknown>>, message: string): void
  error(facts: Readonly<Record<string, unknown>>, message: string): void
}

/** For callers that want no log at all, as most tests do. */
export const silentLog: Log = { info() {}, error() {} }

const made = new WeakSet<object>()

/**
 * Facts about an error that are safe to keep: a driver's message or details may quote a visitor's phone or name,
 * so long digit runs, addresses of mail and everything in quotes are masked, and extra properties are left out.
 * Facts made before come back as they are, so that a logger may pass everything through here once more.
 */
export function safeError(error: unknown): Record<string, unknown> {
  if (typeof error === 'object' && error !== null && made.has(error)) return { ...error }
  const facts = error instanceof Error ? factsOf(error) : { name: typeof error }
  made.add(facts)
  return facts
}

function factsOf(error: Error): Record<string, unknown> {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  const cause = error.cause === undefined ? {} : { cause: safeError(error.cause) }
  return { name: error.name, ...code, message: masked(error.message), stack: frames.join('\n'), ...cause }
}

/** The signs without which none of the patterns below matches: most addresses of pages have none of them. */
const mayHideSomething = /["«'(@%]|(?:\d[\s()-]*){7}/

/** Text without possible phones, e-mail addresses and quoted values, at most 300 characters. */
export function masked(text: string): string {
  const start = text.slice(0, 300)
  if (!mayHideSomething.test(start)) return start
  return start
    .replaceAll(/"[^"]*"|«[^»]*»|'[^']*'|\([^()]*\)=\([^()]*\)/g, '…')
    .replaceAll(/\S+(?:@|%40)\S+/gi, '…')
    .replaceAll(/\+?\d(?:[\s()-]|%20|%28|%29)*(?:\d(?:[\s()-]|%20|%28|%29)*){6,}/gi, '…')
}
