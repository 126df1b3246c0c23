import { staffText } from '#domain/staff/staff-text.ts'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { FeedRefusal } from '../feed-refusal.ts'
import { BareAmpersands } from './bare-ampersands.ts'
import { pathTree, plainName, type PathNode } from './path-tree.ts'
import { htmlEntities } from './xml-entities.ts'
import { xmlFault } from './xml-faults.ts'
import type { XmlRecord } from './xml-record.ts'

/** Longest stretch without a tag: a text, a comment, the attributes of one element. Characters. */
const longestStretch = 1_000_000

/** Texts that one offer may carry, and how many of them. */
const longestOffer = 2_000_000
const maxTexts = 20_000

const deepest = 64

/** The wanted parts of an XML feed. */
export type XmlShape = {
  /** Name of the element that is one offer, in small letters. */
  offer: string
  /** Paths below an offer whose text is wanted. */
  paths: readonly string[]
  /** At which depth offers stand, 2 for the children of the root element; null for any. */
  depth: number | null
  /** Where offers stand and what is wanted around them; null where offers stand anywhere. */
  outside: Outside | null
}

/** Paths from the root element on. */
type Outside = { offer: string; paths: readonly string[] }

type Events = {
  /** Gets the root element first, and returns the wanted paths. */
  onRoot: (name: string, attributes: ReadonlyMap<string, string>) => XmlShape
  onRecord: (record: XmlRecord) => void
  /** Gets small faults that were skipped, with their line. */
  onFault: (fault: string, line: number) => void
}

/** Faults that leave no doubt about the structure of elements. */
const passable = /disallowed character\.|undefined entity|malformed character entity|"]]>" is disallowed/

/**
 * Reads an XML feed piece by piece and hands over its offers. Holds one offer at a time.
 *
 * @throws FeedRefusal when it is not well-formed XML, has a DOCTYPE, or is nested or long beyond all limits
 */
export class XmlReader {
  readonly #parser = new SaxesParser({ xmlns: false, position: true })
  readonly #events: Events
  readonly #ampersands = new BareAmpersands((newlines, entity) =>
    this.#events.onFault(
      entity === null
        ? staffText('a bare «&», read as «&amp;»')
        : staffText('the entity «{entity}», which nobody knows, left as it is', { entity: `&${entity};` }),
      this.#parser.line + newlines,
    ),
  )
  #offerName = ''
  #offerDepth: number | null = null
  #tree: PathNode = pathTree([])
  #depth = 0
  #stretch = 0
  #record: (XmlRecord & { texts: Map<string, string[]> }) | null = null
  #recordDepth = 0
  #recordSize = 0
  #recordTexts = 0
  /** Nodes of the open elements of an offer; null for unwanted ones. */
  #open: (PathNode | null)[] = []
  /** The path of offers from the root, and the tree that leads to them; null where offers stand anywhere. */
  #outside: { offer: string; tree: PathNode } | null = null
  /** Nodes of the open elements outside of offers. */
  #outer: (PathNode | null)[] = []
  /** Texts around the offers, by path, as long as the element that holds them is open. */
  readonly #around = new Map<string, string>()
  #text = ''

  constructor(events: Events) {
    this.#events = events
    const parser = this.#parser
    Object.assign(parser.ENTITIES, htmlEntities)
    // With two handlers more the parser reads at an eighth of its speed: V8 turns the object into a dictionary.
    parser.on('error', (error) => this.#fault(error))
    parser.on('doctype', refuseDoctype)
    parser.on('opentag', (tag) => this.#openTag(tag))
    parser.on('closetag', () => this.#closeTag())
    parser.on('text', (text) => this.#addText(text))
    parser.on('cdata', (text) => this.#addText(text))
  }

  write(chunk: string): void {
    const text = this.#ampersands.mended(chunk)
    this.#stretch += text.length
    this.#parser.write(text)
    if (this.#stretch > longestStretch) {
      throw new FeedRefusal(
        staffText(
          'Line {line}: more than {count} characters without a tag, which no feed has. Ask the provider for a complete feed without such texts.',
          { line: this.#parser.line, count: longestStretch },
        ),
      )
    }
  }

  /** An element missing at the end is a fault like any other. */
  end(): void {
    this.#parser.write(this.#ampersands.rest())
    this.#parser.close()
  }

  #fault(error: Error): void {
    const { line } = this.#parser
    const fault = xmlFault(error.message)
    if (passable.test(error.message)) {
      this.#events.onFault(fault, line)
      return
    }
    throw new FeedRefusal(
      staffText(
        'The XML is broken at line {line}: {fault}. Nothing was imported; download the feed again, or ask the provider to fix it.',
        { line, fault },
      ),
    )
  }

  #openTag(tag: SaxesTagPlain): void {
    this.#stretch = 0
    this.#depth += 1
    if (this.#depth > deepest) {
      throw new FeedRefusal(
        staffText(
          'Line {line}: elements are nested more than {count} deep, which no feed does. Ask the provider.',
          { line: this.#parser.line, count: deepest },
        ),
      )
    }
    if (this.#depth === 1) {
      const shape = this.#events.onRoot(plainName(tag.name), attributesOf(tag))
      this.#offerName = shape.offer
      this.#offerDepth = shape.depth
      this.#tree = pathTree(shape.paths)
      if (shape.outside === null) return
      const { offer, paths } = shape.outside
      this.#outside = { offer, tree: pathTree([offer, ...paths]) }
    }
    if (this.#record === null) {
      if (!this.#isOffer(tag)) return
      this.#record = {
        line: this.#parser.line,
        attributes: attributesOf(tag),
        texts: new Map(),
        around: this.#around,
      }
      this.#recordDepth = this.#depth
      this.#recordSize = 0
      this.#recordTexts = 0
      this.#open.length = 0
      return
    }
    const parent = this.#open.length === 0 ? this.#tree : this.#open[this.#open.length - 1]
    let node = parent?.children.get(tag.name) ?? parent?.children.get(plainName(tag.name)) ?? null
    if (node !== null && node.choices !== null) node = chosenNode(node, tag)
    this.#open.push(node)
    if (node !== null && node.attributes !== null) {
      const { texts } = this.#record
      addAttributes(node, tag, (path, text) => {
        this.#recordTexts += 1
        this.#count(text)
        addText(texts, path, text)
      })
    }
    this.#text = ''
  }

  /** Whether an offer begins, and where not, what of the element is wanted around offers. */
  #isOffer(tag: SaxesTagPlain): boolean {
    if (this.#outside === null) {
      return plainName(tag.name) === this.#offerName && (this.#offerDepth ?? this.#depth) === this.#depth
    }
    const parent = this.#outer.length === 0 ? this.#outside.tree : this.#outer[this.#outer.length - 1]
    let node = parent?.children.get(plainName(tag.name)) ?? null
    if (node !== null && node.choices !== null) node = chosenNode(node, tag)
    this.#outer.push(node)
    if (node !== null) addAttributes(node, tag, (path, text) => this.#around.set(path, text))
    this.#text = ''
    this.#recordSize = 0
    return node?.path === this.#outside.offer
  }

  #closeTag(): void {
    this.#stretch = 0
    if (this.#record === null) this.#closeOutside()
    else if (this.#depth === this.#recordDepth) {
      this.#finishRecord(this.#record)
      this.#closeOutside()
    } else this.#closeInside(this.#record.texts)
    this.#depth -= 1
  }

  #closeInside(texts: Map<string, string[]>): void {
    const node = this.#open.pop()
    if (node?.wanted) {
      addText(texts, node.path, this.#text.trim())
      this.#recordTexts += 1
    }
    this.#text = ''
  }

  /** What an element held around offers is no more when it ends. */
  #closeOutside(): void {
    const node = this.#outer.pop() ?? null
    if (node === null) return
    for (const path of this.#around.keys()) if (path.startsWith(`${node.path}/`)) this.#around.delete(path)
    if (node.wanted) this.#around.set(node.path, this.#text.trim())
    this.#text = ''
  }

  #finishRecord(record: XmlRecord): void {
    this.#record = null
    this.#events.onRecord(record)
  }

  #addText(text: string): void {
    this.#stretch = 0
    const node = this.#record === null ? this.#outer.at(-1) : this.#open.at(-1)
    if (node?.wanted !== true) return
    this.#text += text
    this.#count(text)
  }

  #count(text: string): void {
    this.#recordSize += text.length
    if (this.#recordSize > longestOffer || this.#recordTexts > maxTexts) {
      throw new FeedRefusal(
        staffText(
          'Line {line}: one offer holds more text than {count} characters, which none needs. Ask the provider for a feed without it.',
          { line: this.#parser.line, count: longestOffer },
        ),
      )
    }
  }
}

function refuseDoctype(text: string): void {
  if (/^\s*html\b/i.test(text)) throw webPage()
  throw new FeedRefusal(
    staffText(
      'The feed has a DOCTYPE, which feeds do not need and attackers use. Ask the provider for one without it.',
    ),
  )
}

/** What is said of a page of an error, or of a login, in place of a feed. */
export function webPage(): FeedRefusal {
  return new FeedRefusal(
    staffText('This is a web page and not a feed. Open the address in a browser and see what it says.'),
  )
}

function addText(texts: Map<string, string[]>, path: string, text: string): void {
  const found = texts.get(path)
  if (found) found.push(text)
  else texts.set(path, [text])
}

function chosenNode(node: PathNode, tag: SaxesTagPlain): PathNode {
  const attributes = attributesOf(tag)
  const choice = node.choices?.find(({ attribute, value }) => attributes.get(attribute) === value)
  return choice?.node ?? node
}

/** Hands over the wanted attributes of an element. */
function addAttributes(node: PathNode, tag: SaxesTagPlain, add: (path: string, text: string) => void): void {
  if (node.attributes === null) return
  const attributes = attributesOf(tag)
  for (const [name, path] of node.attributes) {
    const text = attributes.get(name)
    if (text !== undefined) add(path, text)
  }
}

/** Most elements have none. */
const noAttributes: ReadonlyMap<string, string> = new Map()

function attributesOf(tag: SaxesTagPlain): ReadonlyMap<string, string> {
  let attributes: Map<string, string> | null = null
  // Made without pairs: every picture of a feed is asked.
  for (const name in tag.attributes) {
    attributes ??= new Map()
    attributes.set(plainName(name), (tag.attributes[name] ?? '').trim())
  }
  return attributes ?? noAttributes
}
