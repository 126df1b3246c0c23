import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml'

/** A YAML file with the lines of its parts. */
export type LinedYaml = {
  value: unknown
  /** The line of a part, counted from 1, by the keys that lead to it; of the nearest one that there is. */
  lineOf(path: readonly PropertyKey[]): number | null
}

/** @throws YAMLParseError when it is no YAML */
export function linedYaml(text: string): LinedYaml {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [error] = document.errors
  if (error !== undefined) throw error
  return {
    value: document.toJS(),
    lineOf(path) {
      const offset = offsetOf(document, path)
      return offset === null ? null : lines.linePos(offset).line
    },
  }
}

function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number | null {
  let node: unknown = document.contents
  let offset: number | null = null
  for (const step of path) {
    if (!isMap(node)) break
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
    if (pair === undefined) break
    if (isScalar(pair.key) && pair.key.range) [offset] = pair.key.range
    node = pair.value
  }
  return offset
}
