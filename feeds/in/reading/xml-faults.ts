import { type StaffText, staffText } from '#domain/staff/staff-text.ts'

/** Beginnings of what saxes says of broken XML, as far as feeds are broken in this way; the rest stays in its words. */
const faults = [
  'disallowed character in tag name',
  'disallowed character in attribute name',
  'disallowed character in closing tag',
  'disallowed character',
  'undefined entity',
  'malformed character entity',
  'the string "]]>" is disallowed in char data',
  'unclosed tag',
  'unmatched closing tag',
  'unexpected close tag',
  'unexpected end',
  'duplicate attribute',
  'attribute without value',
  'unquoted attribute value',
  'no whitespace between attributes',
  'text data outside of root node',
  'document must contain a root element',
  'documents may contain only one root',
] as const satisfies readonly StaffText<[]>[]

/** What saxes says of broken XML (`5:12: unclosed tag: offer.`), in the language of staff. */
export function xmlFault(message: string): string {
  const fault = message.replace(/^.*?\d+:\d+:\s*/, '').replace(/\.$/, '')
  const known = faults.find((beginning) => fault.startsWith(beginning))
  return known === undefined ? fault : staffText(known) + fault.slice(known.length)
}
