import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import type { JsonKeys } from '../reading/json-reader.ts'
import type { FieldPath } from './field-path.ts'
import type { ItemFields } from './item-fields.ts'

/**
 * Paths to read from a JSON feed whose fields the mapping names: its items, and what stands around them.
 *
 * @throws FeedRefusal for a path around the items with brackets: values there are read one by one, without their entry
 */
export function jsonPathsOf({ items, paths }: ItemFields): string[] {
  const around = paths.filter(({ path }) => path.isFromRoot).map(aroundPath)
  return [...new Set([jsonPath(items.path), ...around])]
}

function aroundPath({ path, where }: ItemFields['paths'][number]): string {
  if (path.steps.every((step) => step.where === null)) return jsonPath(path)
  throw new FeedRefusal(
    staffText(
      '{where}: «{path}» has brackets, which a path from the root of JSON cannot have. Write the way to the entry around the units («/houses/*/name»), or a path in the unit itself, without «/» before it.',
      { where, path: path.text },
    ),
  )
}

function jsonPath({ steps }: FieldPath): string {
  return ['$', ...steps.map(({ name }) => name)].join('.')
}

/** Whether a value with these keys stands at a path from the root. */
function standsAt(keys: JsonKeys, { steps }: FieldPath): boolean {
  return (
    keys.length === steps.length &&
    steps.every(({ name }, index) => name === '*' || name === String(keys[index]))
  )
}

/** What stands around the items of a JSON feed, as far as it came before them. */
export class JsonAround {
  readonly #items: FieldPath
  readonly #paths: readonly FieldPath[]
  readonly #found = new Map<FieldPath, { keys: JsonKeys; text: string }>()

  constructor({ items, paths }: ItemFields) {
    this.#items = items.path
    this.#paths = paths.map(({ path }) => path).filter(({ isFromRoot }) => isFromRoot)
  }

  /** Keeps a value around the items; false where it is an item. */
  keeps(value: unknown, keys: JsonKeys): boolean {
    for (const path of this.#paths)
      if (standsAt(keys, path)) this.#found.set(path, { keys, text: scalarText(value) })
    return !standsAt(keys, this.#items)
  }

  /** The last value at a path, also one that came after the items. */
  last(path: FieldPath): string {
    return this.#found.get(path)?.text ?? ''
  }

  /** The value at a path for an item: of the same entries of the lists that both lie in. */
  textFor(path: FieldPath, item: JsonKeys): string {
    const found = this.#found.get(path)
    if (found === undefined) return ''
    for (const [index, step] of path.steps.entries()) {
      if (this.#items.steps[index]?.name !== step.name) break
      if (found.keys[index] !== item[index]) return ''
    }
    return found.text
  }
}

/** The texts of an item at a path, those that are not empty; of a list all. */
export function jsonTexts(item: unknown, { steps }: FieldPath): string[] {
  let values: unknown[] = [item]
  for (const { name, where } of steps) {
    const next = values.flatMap((value) => (name === '*' ? entriesOf(value) : [memberOf(value, name)]))
    values =
      where === null
        ? next
        : next
            .flatMap((value) => (Array.isArray(value) ? value : [value]))
            .filter((value) => scalarText(memberOf(value, where.key)) === where.value)
  }
  return values
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .map(scalarText)
    .filter((text) => text !== '')
}

function entriesOf(value: unknown): unknown[] {
  return isObject(value) ? Object.values(value) : []
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function scalarText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
