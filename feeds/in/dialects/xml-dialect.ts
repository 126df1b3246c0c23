import type { FeedOffer } from '../feed-offer.ts'
import type { XmlRecord } from '../reading/xml-record.ts'

/** How one format of XML feeds says things. */
export type XmlDialect = {
  /** Name of the element that is one offer, in small letters. */
  offer: string
  /** Paths of the texts it reads, in small letters with hyphens. */
  paths: readonly string[]
  read(record: XmlRecord): FeedOffer
}
