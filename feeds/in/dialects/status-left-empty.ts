import { hasElement, type XmlRecord } from '../reading/xml-record.ts'
import { emptyStatus } from '../words/statuses.ts'

/**
 * The word for the status of an offer that has the element for it and nothing in it: nobody knows what that means, until
 * the mapping says so. Empty where it has none: such feeds list what is free.
 */
export function statusLeftEmpty(record: XmlRecord, ...paths: readonly string[]): string {
  return hasElement(record, ...paths) ? emptyStatus : ''
}
