import { staffText } from '#domain/staff/staff-text.ts'
import { FeedRefusal } from '../feed-refusal.ts'
import { plainName } from '../reading/path-tree.ts'
import type { XmlShape } from '../reading/xml-reader.ts'
import { allTexts, type XmlRecord } from '../reading/xml-record.ts'
import type { FieldPath } from './field-path.ts'
import type { ItemFields } from './item-fields.ts'

/**
 * What is wanted of an XML feed whose fields the mapping names.
 *
 * @throws FeedRefusal for a path that XML cannot have
 */
export function xmlShapeOf({ items, paths }: ItemFields): XmlShape {
  const offer = xmlPath(items.path, items.where)
  const all = paths.map(({ path, where }) => ({ path, text: xmlPath(path, where) }))
  return {
    offer: '',
    paths: all.filter(({ path }) => !path.isFromRoot).map(({ text }) => text),
    depth: null,
    outside: {
      offer,
      paths: all.filter(({ path }) => path.isFromRoot).map(({ text }) => text),
    },
  }
}

/** The texts of an item at a path, those that are not empty. */
export function xmlTexts(record: XmlRecord, path: FieldPath): readonly string[] {
  const text = xmlPath(path, '')
  if (path.isFromRoot) return [record.around.get(text) ?? ''].filter((found) => found !== '')
  const [first] = path.steps
  const own = first?.name.startsWith('@') ? record.attributes.get(text.slice(1)) : undefined
  return own === undefined ? allTexts(record, text) : [own].filter((found) => found !== '')
}

const known = new WeakMap<FieldPath, string>()

/** A path as the reader of XML has it: in small letters, without prefixes. */
function xmlPath(path: FieldPath, where: string): string {
  const found = known.get(path)
  if (found !== undefined) return found
  const steps = path.steps.map(({ name, where: chosen }) => {
    if (name === '*' || (chosen !== null && !chosen.key.startsWith('@'))) {
      throw new FeedRefusal(
        staffText(
          '{where}: «{path}» is a path of JSON, and this feed is XML. Write the names of elements, «house/flat», an attribute as «@id», and an element with an attribute as «param[@name=Этаж]».',
          { where, path: path.text },
        ),
      )
    }
    const plain = name.startsWith('@') ? `@${plainName(name.slice(1))}` : plainName(name)
    return chosen === null ? plain : `${plain}[@${plainName(chosen.key.slice(1))}=${chosen.value}]`
  })
  const text = steps.join('/')
  known.set(path, text)
  return text
}
