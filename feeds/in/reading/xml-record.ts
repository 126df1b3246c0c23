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

/** The first text that is not empty, looking at the paths in turn; empty when there is none. */
export function firstText(record: XmlRecord, ...paths: readonly string[]): string {
  for (const path of paths) {
    const found = record.texts.get(path)?.find((text) => text !== '')
    if (found !== undefined) return found
  }
  return ''
}

/** All texts of the paths that are not empty. */
export function allTexts(record: XmlRecord, ...paths: readonly string[]): string[] {
  return paths.flatMap((path) => record.texts.get(path) ?? []).filter((text) => text !== '')
}

/** Whether the offer has one of these elements, also an empty one. */
export function hasElement(record: XmlRecord, ...paths: readonly string[]): boolean {
  return paths.some((path) => record.texts.has(path))
}
