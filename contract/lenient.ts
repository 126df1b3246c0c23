import { z } from 'zod'
import { isRecord } from './error-body.ts'

/** The mark of a value that does not fit its schema. */
export const unreadable = Symbol('unreadable')

type Fields = Readonly<Record<string, unknown>>

/** For fields of a schema: the value to use, given the other fields, where one is missing or cannot be read. */
export type StandIns = ReadonlyMap<z.ZodType, (others: Fields) => unknown>

/**
 * Reads answers of another server by the schemas of our own, as far as they can be read (A41): a missing field is the
 * nothing of its kind (null where the schema allows it, an empty list, an empty text, 0), text where a number is
 * expected is read as one, a picture or a film may be its address alone, a thing without a name is called by its slug, an item of a list that cannot be read is
 * left out. Pages leave out empty values.
 */
export function lenientReader(standIns: StandIns) {
  function read(schema: z.ZodType, value: unknown): unknown {
    if (schema instanceof z.ZodNullable) return readOr(null, schema.unwrap() as z.ZodType, value)
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
      return readOr(undefined, schema.unwrap() as z.ZodType, value)
    if (schema instanceof z.ZodArray) return readList(schema.element as z.ZodType, value)
    if (schema instanceof z.ZodObject) {
      const fields = 'src' in schema.shape && isAddress(value) ? { src: value } : value
      return isRecord(fields) ? readFields(schema.shape, fields) : unreadable
    }
    if (schema instanceof z.ZodRecord) return readRecord(schema, value)
    const { success, data } = schema.safeParse(alike(schema, value))
    return success ? data : unreadable
  }

  function readOr(nothing: null | undefined, schema: z.ZodType, value: unknown): unknown {
    const found = value === null || value === undefined ? unreadable : read(schema, value)
    return found === unreadable ? nothing : found
  }

  /** Every item with an address has a slug; one without a slug cannot be listed. A missing id is below zero. */
  function readList(item: z.ZodType, value: unknown): unknown {
    if (!Array.isArray(value)) return unreadable
    return value
      .map((each) => read(item, each))
      .filter((each) => each !== unreadable && !(isRecord(each) && each['slug'] === ''))
      .map((each, index) => (isRecord(each) && each['id'] === 0 ? { ...each, id: -1 - index } : each))
  }

  function readFields(shape: Readonly<Record<string, z.ZodType>>, value: Fields): unknown {
    const called = ['title', 'name', 'slug'].map((key) => value[key]).find(isName)
    const named: Fields =
      called === undefined
        ? value
        : {
            ...value,
            title: isName(value['title']) ? value['title'] : called,
            name: isName(value['name']) ? value['name'] : called,
          }
    const found: Record<string, unknown> = {}
    for (const [key, field] of Object.entries(shape)) {
      const given = read(field, key === 'src' ? rooted(named[key]) : named[key])
      found[key] =
        given === unreadable
          ? (standIns.get(field)?.(named) ?? nothingOf(field))
          : (given ?? standIns.get(field)?.(named) ?? given)
      if (found[key] === unreadable) return unreadable
      if (found[key] === undefined) delete found[key]
    }
    return found
  }

  function readRecord(schema: z.ZodRecord, value: unknown): unknown {
    if (!isRecord(value)) return unreadable
    const entries = Object.entries(value)
      .filter(([key]) => read(schema.keyType as z.ZodType, key) !== unreadable)
      .map(([key, each]) => [key, read(schema.valueType as z.ZodType, each)] as const)
    return Object.fromEntries(entries.filter(([, each]) => each !== unreadable))
  }

  function nothingOf(schema: z.ZodType): unknown {
    if (schema instanceof z.ZodArray) return []
    if (schema instanceof z.ZodObject) return readFields(schema.shape, {})
    if (schema instanceof z.ZodNull) return null
    if (schema instanceof z.ZodRecord) return {}
    if (schema instanceof z.ZodNumber) return 0
    if (schema instanceof z.ZodBoolean) return false
    return isText(schema) && !schema.minLength ? '' : unreadable
  }

  return { read, nothingOf }
}

/** An address may stand for the picture that it leads to. */
function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(?:https?:\/)?\/\S+$/.test(value)
}

/** An address of a picture without its leading slash: below the root of its host, and not below that of a page. */
function rooted(value: unknown): unknown {
  return typeof value === 'string' && /^[\w-]+(?:\/[^/:\s]+)+$/.test(value) ? `/${value}` : value
}

/** What a thing may be called by: words or a number. */
function isName(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}

function isText(schema: z.ZodType): schema is z.ZodString | z.ZodStringFormat {
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat
}

/** The value as the schema has it, where only the way of writing differs. */
function alike(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodNumber && typeof value === 'string')
    return /^-?\d{1,15}(\.\d{1,15})?$/.test(value.trim()) ? Number(value) : value
  if (schema instanceof z.ZodBoolean)
    return ['1', 'true', '0', 'false'].includes(String(value)) ? Boolean(JSON.parse(String(value))) : value
  if (schema instanceof z.ZodISODate && typeof value === 'string') return value.slice(0, 10)
  if (schema instanceof z.ZodISODateTime && typeof value === 'string') return momentOf(value)
  if (isText(schema) && typeof value === 'number') return String(value)
  return value
}

/** Other ways of writing a moment: with a blank, with an offset. */
function momentOf(text: string): string {
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? text : new Date(moment).toISOString()
}
