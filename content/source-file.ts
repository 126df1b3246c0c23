import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { z } from 'zod'
import { FileFault } from '#media/apart/file-fault.ts'
import { readOutsideFile } from '#media/apart/outside-file.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { placeOf, type Problem, wordsOf } from './problem.ts'
import { firstErrors, yamlWords } from './yaml-words.ts'

/** A file of the content: its path and its name in messages. */
export type FileName = {
  readonly path: string
  readonly name: string
  /** What it says in the present format, where the folder has an older one. */
  readonly text?: string | undefined
}

/** A record as it was written, with the way back to its lines. */
export type SourceFile = {
  readonly name: string
  readonly data: unknown
  /** The line of a field; for a missing field the line of the object that lacks it. */
  lineOf(path: readonly PropertyKey[]): number
  /** The line of a part of a text, counted from its beginning, where the text is written line by line. */
  lineIn(path: readonly PropertyKey[], line: number): number
}

/** Bytes that a text may have, a hundred times those of a long one. */
const maxBytes = 5_000_000

/** The text of a file. Bytes that are not UTF-8 are a problem: a browser would show them as question marks. */
export function readText({ path, name, text }: FileName, problems: Problem[]): string | null {
  if (text !== undefined) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readOutsideFile(path, maxBytes))
  } catch (error) {
    problems.push({ file: name, line: null, message: faultOf(error) })
    return null
  }
}

function faultOf(error: unknown): string {
  if (error instanceof FileFault) return error.message
  if (error instanceof TypeError) return staffText('is not UTF-8 text: save it with that encoding')
  return staffText('cannot be read: {why}', { why: errorMessage(error) })
}

/** The record of a file; null where it cannot be read, which is a problem then. */
export function readSource(file: FileName, problems: Problem[]): SourceFile | null {
  const text = readText(file, problems)
  return text === null ? null : parseSource(text, file.name, problems)
}

/** Parses a record of YAML, of which JSON is a part. Invalid YAML is a problem with its line, and gives no record. */
export function parseSource(text: string, name: string, problems: Problem[]): SourceFile | null {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const broken = [...document.errors, ...document.warnings]
  for (const error of firstErrors(broken)) {
    const { line } = lines.linePos(error.pos[0])
    problems.push({ file: name, line, message: yamlWords(error, text) })
  }
  if (broken.length > 0) return null
  let data: unknown
  try {
    data = document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    problems.push({ file: name, line: null, message: errorMessage(error) })
    return null
  }
  const lineAt = (offset: number) => lines.linePos(offset).line
  return {
    name,
    data,
    lineOf: (path) => lineAt(find(document, path).offset),
    lineIn(path, line) {
      const { offset, node } = find(document, path)
      if (!isScalar(node) || node.type !== 'BLOCK_LITERAL') return lineAt(offset)
      return lineAt(node.range?.[0] ?? offset) + line
    },
  }
}

/**
 * Checks a record. Mistakes are added to the problems, each with its line.
 *
 * @returns the record as its schema makes it, or null
 */
export function checkSource<S extends z.ZodType>(
  schema: S,
  source: SourceFile,
  problems: Problem[],
): z.output<S> | null {
  const result = schema.safeParse(source.data, { error: wordsOf })
  if (result.success) return result.data
  for (const issue of result.error.issues) problems.push(...problemsOf(issue, source))
  return null
}

function problemsOf(issue: z.core.$ZodIssue, source: SourceFile): Problem[] {
  const file = source.name
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key]
      return {
        file,
        line: source.lineOf(path),
        message: `${placeOf(path)}: ${isPiece(source.data, path) ? staffText('there is no such field; a text with a comma in curly brackets stands in quotes') : staffText('there is no such field')}`,
      }
    })
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return ofUnion(issue, source)
  const inText: unknown = issue.code === 'custom' ? issue.params?.['line'] : undefined
  const line = typeof inText === 'number' ? source.lineIn(issue.path, inText) : source.lineOf(issue.path)
  const place = placeOf(issue.path)
  return [{ file, line, message: place === '' ? issue.message : `${place}: ${issue.message}` }]
}

/** Whether a field has no value, as the piece of a text after a comma in curly brackets. */
function isPiece(data: unknown, path: readonly PropertyKey[]): boolean {
  let value = data
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return false
    value = (value as Readonly<Record<PropertyKey, unknown>>)[part]
  }
  return value === null
}

/** A value that may be one of several things: what the nearest of them lacks, or what each of them is. */
function ofUnion({ path, errors }: z.core.$ZodIssueInvalidUnion, source: SourceFile): Problem[] {
  const whole = errors.map((issues) => issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })))
  const depthOf = (issues: readonly z.core.$ZodIssue[]) => issues[0]?.path.length ?? 0
  const [nearest = []] = whole.toSorted((a, b) => depthOf(b) - depthOf(a))
  const found = nearest.flatMap((issue) => problemsOf(issue, source))
  const others = whole.flatMap((issues) => issues.flatMap((issue) => problemsOf(issue, source)))
  const [first] = found
  if (first === undefined || depthOf(nearest) > path.length) return found
  const place = placeOf(path)
  const words = others.map(({ message }) => message.slice(place === '' ? 0 : place.length + 2))
  const message = [...new Set(words)].join(staffText(', or '))
  return [{ ...first, message: place === '' ? message : `${place}: ${message}` }]
}

/** The node at a path and where its key begins; as far as the path leads. */
function find(document: Document, path: readonly PropertyKey[]): { offset: number; node: Node | null } {
  let node: Node | null = document.contents
  let offset = node?.range?.[0] ?? 0
  for (const part of path) {
    if (isMap(node)) {
      const pair: { key: unknown; value: unknown } | undefined = node.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(part),
      )
      if (!pair) return { offset, node: null }
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset
      node = isNode(pair.value) ? pair.value : null
    } else if (isSeq(node) && typeof part === 'number') {
      const item: unknown = node.items[part]
      if (!isNode(item)) return { offset, node: null }
      offset = item.range?.[0] ?? offset
      node = item
    } else {
      return { offset, node: null }
    }
  }
  return { offset, node }
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
