import type { NumberStyle } from '#domain/money.ts'
import type { Ask } from './ask.ts'

/** What the server gives every page: a way to ask the API, and the settings a page shows. */
export type RequestContext = {
  /** Asks in the language of the page. */
  ask: Ask
  numberStyle: NumberStyle
  /** Origin for canonical and hreflang links, without a trailing slash. */
  publicUrl: string
  /** Address of the visitor, kept with the consent of a lead. */
  clientAddress: string
  /**
   * Goes into the `nonce` attribute of the page's own inline scripts. The server takes it out again and lists the
   * hashes of what carried it, so that a script that slipped in with a text is not permitted.
   */
  scriptMark: string
  /** Tells the log of an error that the page survived, with the request's id. */
  report: (error: unknown) => void
}
