import { type Document, isMap, isNode, isScalar, parseDocument, stringify, type YAMLMap } from 'yaml'

type Edit = { from: number; to: number; text: string }

/**
 * The text of a record whose fields are changed where they stand: all around them, comments too, stays as it is
 * written. JSON stays JSON.
 */
export class RecordText {
  readonly #text: string
  readonly #document: Document
  readonly #isJson: boolean
  readonly #edits: Edit[] = []

  private constructor(text: string, document: Document) {
    this.#text = text
    this.#document = document
    this.#isJson = /^\s*\{/.test(text)
  }

  /** @returns null where the text is no record: it is left to the check, which says why */
  static of(text: string): RecordText | null {
    const document = parseDocument(text, { prettyErrors: false })
    return document.errors.length === 0 && isMap(document.contents) ? new RecordText(text, document) : null
  }

  /** The value of a field as it was written; undefined where there is none. */
  value(...path: (string | number)[]): unknown {
    const node: unknown = this.#document.getIn(path, true)
    return isNode(node) ? node.toJS(this.#document) : node
  }

  /** Writes another value in the place of that of a field. */
  replace(path: readonly (string | number)[], value: unknown): void {
    const node: unknown = this.#document.getIn(path, true)
    if (!isNode(node) || !node.range) return
    const [from, to] = node.range
    const end = this.#text[to - 1] === '\n' ? '\n' : ''
    // What follows its name on lines of its own comes up to it.
    const start = isMap(node) && !node.flow ? this.#text.lastIndexOf(':', from) + 1 : from
    this.#edits.push({ from: start, to, text: `${start === from ? '' : ' '}${this.#written(value)}${end}` })
  }

  /** Takes a field away, with its line where it has one of its own. */
  remove(field: string): void {
    const map = this.#map()
    const index = map.items.findIndex(({ key }) => isScalar(key) && key.value === field)
    const [from, to] = this.#rangeOf(map, index)
    if (!map.flow) {
      const line = this.#text.indexOf('\n', to - 1)
      this.#edits.push({ from, to: line === -1 ? this.#text.length : line + 1, text: '' })
      return
    }
    const next = index + 1 < map.items.length ? this.#rangeOf(map, index + 1)[0] : null
    const before = index > 0 ? this.#rangeOf(map, index - 1)[1] : from
    this.#edits.push(next === null ? { from: before, to, text: '' } : { from, to: next, text: '' })
  }

  /** Adds a field above all others, or at the end. */
  add(field: string, value: unknown, place: 'first' | 'last'): void {
    const map = this.#map()
    const [first] = this.#rangeOf(map, 0)
    const [, last] = this.#rangeOf(map, map.items.length - 1)
    const written = `${this.#isJson ? JSON.stringify(field) : field}: ${this.#written(value)}`
    if (map.flow) {
      const at = place === 'first' ? first : last
      this.#edits.push({ from: at, to: at, text: place === 'first' ? `${written},\n  ` : `,\n  ${written}` })
    } else if (place === 'first') this.#edits.push({ from: first, to: first, text: `${written}\n` })
    else {
      const end = this.#text.length
      this.#edits.push({ from: end, to: end, text: `${this.#text.endsWith('\n') ? '' : '\n'}${written}\n` })
    }
  }

  /**
   * The text with all changes.
   *
   * @param keepsLines leaves an empty line for one that went, so that messages name lines as they are in the file
   */
  changed(keepsLines: boolean): string {
    let text = this.#text
    for (const { from, to, text: written } of this.#edits.toSorted((a, b) => b.from - a.from)) {
      const gone = keepsLines ? linesIn(text.slice(from, to)) - linesIn(written) : 0
      text = text.slice(0, from) + written + '\n'.repeat(Math.max(0, gone)) + text.slice(to)
    }
    return text
  }

  #map(): YAMLMap {
    const { contents } = this.#document
    if (!isMap(contents)) throw new Error('not a record')
    return contents
  }

  /** Where a field begins and where its value ends. */
  #rangeOf(map: YAMLMap, index: number): [from: number, to: number] {
    const pair: { key: unknown; value: unknown } | undefined = map.items[index]
    const key = isNode(pair?.key) ? pair.key.range : null
    const value = isNode(pair?.value) ? pair.value.range : null
    if (!key) throw new Error('a record without that field')
    return [key[0], value?.[1] ?? key[1]]
  }

  #written(value: unknown): string {
    if (this.#isJson) return JSON.stringify(value)
    const options = { collectionStyle: 'flow', lineWidth: 0 } as const
    return stringify(value, options).trimEnd()
  }
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}
