import { escapeXml } from '#domain/escape-xml.ts'

/** Control characters, which YRL forbids, the two that XML cannot hold, and runs of spaces. */
// oxlint-disable-next-line no-control-regex -- those are what is looked for
const forbidden = /[\u0000-\u0020\u007F-\u009F\uFFFE\uFFFF]+/g

/** A text inside XML: on one line, with the five entities of YRL. */
export function xmlText(text: string): string {
  return escapeXml(text.replaceAll(forbidden, ' ')).trim()
}

/** An element with a value; nothing at all for null and an empty text, since YRL forbids empty elements. */
export function element(name: string, value: string | number | null, attributes = ''): string {
  const text = value === null ? '' : xmlText(String(value))
  return text === '' ? '' : `<${name}${attributes}>${text}</${name}>`
}

/** An element with elements inside; nothing without any. */
export function group(name: string, ...children: readonly string[]): string {
  const inside = children.join('')
  return inside === '' ? '' : `<${name}>${inside}</${name}>`
}
