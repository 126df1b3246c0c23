import type { FeedFormat } from '../feed-formats.ts'
import type { FeedOffer } from '../feed-offer.ts'

/** A format of XML or JSON. */
export type TextFormat = Exclude<FeedFormat, 'table'>

/** Who gets what a feed says, while it is read. */
export type Events = {
  onOffer: (offer: FeedOffer) => void
  /** Gets small faults that were skipped, with their line. */
  onFault: (fault: string, line: number) => void
  /** Gets sentences about the whole feed, for the report. */
  onNote: (note: string) => void
}

/** Reads the text of a feed piece by piece; at its end it knows the format. */
export type Reader = { write(piece: string): void; end(): TextFormat }
