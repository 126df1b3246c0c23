import { escapeXml } from '#domain/escape-xml.ts'

/** Characters that XML cannot hold in any form (XML 1.0 §2.2). */
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** A text of an editor as a drawing may hold it. */
export function drawnText(text: string): string {
  return escapeXml(text.replace(impossible, ''))
}
