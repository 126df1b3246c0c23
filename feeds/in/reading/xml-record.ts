/** The wanted content of one offer of an XML feed. Paths are in small letters: `price/value`. */
export type XmlRecord = {
  /** Line on which it begins, from 1. */
  line: number
  /** Attributes of the offer's own element, by name in small letters. */
  attributes: ReadonlyMap<string, string>
  /** Texts by path, trimmed, in the order of the feed. */
  texts: ReadonlyMap<string, readonly string[]>
  /** Texts around the offer that came before it, by path from the root; only until the next offer is read. */
  around: ReadonlyMap<string, string>
}

const none: readonly string[] = []

/** The first text that is not empty, looking at the paths in turn; empty when there is none. */
export function firstText({ texts }: XmlRecord, ...paths: readonly string[]): string {
  for (const path of paths) for (const text of texts.get(path) ?? none) if (text !== '') return text
  return ''
}

/** All texts of the paths that are not empty. */
export function allTexts({ texts }: XmlRecord, ...paths: readonly string[]): string[] {
  const found: string[] = []
  for (const path of paths) for (const text of texts.get(path) ?? none) if (text !== '') found.push(text)
  return found
}

/** Whether the offer has one of these elements, also an empty one. */
export function hasElement(record: XmlRecord, ...paths: readonly string[]): boolean {
  return paths.some((path) => record.texts.has(path))
}
