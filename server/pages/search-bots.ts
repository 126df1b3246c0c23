import { isbot } from 'isbot'

/** Libraries that fetch for a developer or a check: they should see the page for people. */
const plainProgram =
  /^(?:axios|curl|go-http-client|got|httpie|java|libwww|node|okhttp|postmanruntime|python|undici|wget)\b/i

/**
 * Whether a program reads the page for a search engine, a preview or a report. A person's browser under the control
 * of a test counts as a browser: it should see the page for people.
 */
export function isBot(userAgent: string | undefined): boolean {
  if (userAgent === undefined || plainProgram.test(userAgent)) return false
  return isbot(userAgent.replace('HeadlessChrome', 'Chrome'))
}
