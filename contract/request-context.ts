import type { NumberStyle } from '#domain/money.ts'
import type { ApiClient } from './api-client.ts'
import type { FrameKind, FrameText } from './frame-files.ts'
import type { SharePicture, ShareSubject } from './share-pictures.ts'

/** Which maps the owner has switched on. Without any a map shows points on a ground of our own. */
export type MapSettings = {
  /** The key of Yandex Maps, which is public: it is part of the address of their script. */
  readonly yandexKey: string | null
  /** The address of the map tiles, `https://…/{z}/{x}/{y}.png`, and their attribution. */
  readonly tiles: { readonly url: string; readonly credit: string } | null
}

/** The counters that the owner has switched on, by their ids, which are public. */
export type CounterSettings = { readonly ga4: string | null; readonly metrika: string | null }

/** A mark is made for a message of thanks and says it again; null for one that is too old, and for any other text. */
export type SentMarks = {
  readonly make: (message: string) => string
  readonly read: (mark: string) => string | null
}

/** The server's data for every page: a client of the API, and the settings that a page shows. */
export type RequestContext = {
  /** Asks in the language of the page. */
  apiClient: ApiClient
  /**
   * The same for a form, with the visitor's browser. The key names the attempt; without one, '', equal requests within
   * two minutes are one (A14).
   */
  formClient: (key: string) => ApiClient
  numberStyle: NumberStyle
  maps: MapSettings
  /** Null where no counter is switched on: then there is nothing to ask visitors about. */
  counters: CounterSettings | null
  /** Origin for canonical and hreflang links, without a trailing slash. */
  publicUrl: string
  /** Address of the visitor, kept with the consent of a lead. */
  clientAddress: string
  /**
   * A new token for the forms of the page (A14). Empty where the API is another server's: the forms then go without,
   * since only the server that takes them can check a token.
   */
  formToken: () => string
  /** Marks of addresses that say thanks for a form: only our server makes one, after the form was taken (R313). */
  sentMarks: SentMarks
  /** Names the preview picture of a link to the page: made from this item, in the page's language. */
  sharePicture: (subject: ShareSubject) => Promise<SharePicture>
  /** Whether a document is made, which names the files of the frame; the data of a navigation bring its texts along. */
  isDocument: boolean
  /** Keeps a text of the frame as a file. */
  keepFrameText: (text: string, kind: FrameKind) => Promise<FrameText>
  /** Which build of the pages this is (A13). */
  buildId: string
  /**
   * Goes into the `nonce` attribute of the page's own inline scripts. The server takes it out again and lists the
   * hashes of the marked scripts, so that a script that slipped in with a text is not permitted.
   */
  scriptMark: string
  /** Whether the page of parts is switched on (TEST_UI). */
  testUi: boolean
  /** Logs an error that the page survived, with the request's id, and with this text where there is one. */
  report: (error: unknown, message?: string) => void
}
