import type { FeedOffer } from '../feed-offer.ts'
import type { XmlRecord } from '../reading/xml-record.ts'

/** How one format of XML feeds says things. */
export type XmlDialect = {
  /** Name of the element that is one offer, in small letters. */
  offer: string
  /** At which depth it stands, 2 for the children of the root element; null for any. */
  depth: number | null
  /** Paths of the texts it reads, in small letters with hyphens. */
  paths: readonly string[]
  read(record: XmlRecord): FeedOffer
}
