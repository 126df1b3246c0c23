const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What XML cannot hold at all, however it is written (XML 1.0 §2.2). */
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** A text of an editor as a drawing may hold it. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
