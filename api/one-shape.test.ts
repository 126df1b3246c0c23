import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JsonSchema } from './docs/json-schemas.ts'
import { openapiDocument } from './docs/openapi.ts'

/** A field at any place in the API: its type, and of an object the names of its own fields. */
type Field = { at: string; type: string; fields: string[] }

const { schemas } = openapiDocument().components as { schemas: Record<string, JsonSchema> }

/** The meanings of a word that has two, by type. */
const twoMeanings: Readonly<Record<string, string>> = {
  id: 'a number; a request and a build have one of letters',
  data: 'one thing or a list of them, in every answer (the specification)',
  category: 'the code of a unit or an article; of a vacancy a record with a slug (the specification)',
  image: 'a picture in sizes; the drawing of a floor is one address',
  months: 'a number of months; a calculator has several terms, the diary has months of the calendar',
  hours: 'one line of the company; of an office by days',
  status: 'a word of sale; of a redirect the HTTP status',
  rooms: 'the number of a unit; of a project a table by numbers, of a plan its rooms',
  from: 'first record of a page; opening hour',
  to: 'last record of a page; closing hour',
  views: 'codes of a unit; in the dictionaries with their words',
  value: 'of a choice, as addresses have it; a near list names a bound',
  complex: 'a project; where staff read of a request its name',
  house: 'a house; where staff read of a request its name',
  program: 'a programme; where staff read of a request its name',
  restoration: 'code and word; in the units of a whole house the code',
  first: 'link to the first page; first unit of a plan',
  consent: 'ticked in a form; told with the day in a request',
  text: 'words; of the fonts the one that all but headings are set in',
  estate_ids: 'units; a form may send them as one text with commas',
}

/** Objects of one name that have fields of their own. */
const twoKinds: Readonly<Record<string, string>> = {
  about: 'the picture of the page about the company; of a request what it is about',
  data: 'whatever was asked for',
  first: 'the first unit of a plan; of a house the deadline that was published first, with its day',
  houses: 'the houses of a project; in a model the bodies that are drawn',
  image: 'a picture; of a banner one for wide and one for narrow screens',
  options: 'choices of a filter; down payments of a calculator (the specification)',
  polygons: 'houses on a general plan; flats on a facade',
  rooms: 'a table by numbers; the rooms of a plan',
}

/**
 * People and things with a proper name have a `name`. Everything else, a text, an offer, a word of a list, has a
 * `title`. The specification requires `name` of a project and of a person who writes to us, `title` of categories,
 * rooms and finishing types.
 */
const named = new Set(
  [
    'Company Employee Handover House Model ProjectHouse PromisedHouse Complex ComplexCard ComplexLink',
    'city cities complex complexes house houses infrastructure rooms stages files',
    'OutgoingLead PostCallbackBody PostMeetsBody PostQuestionBody PostReserveBody',
    'PostApplicationBody PostStudentApplicationBody',
  ].flatMap((line) => line.split(' ')),
)

const found = Map.groupBy(
  Object.entries(schemas).flatMap(([name, schema]) => fieldsOf(schema, name)),
  ({ at }) => lastOf(at),
)

test('R358 one name has one type in the API, but for the words that mean two things', () => {
  const several = [...found]
    .filter(([, fields]) => new Set(fields.map(({ type }) => type).filter(Boolean)).size > 1)
    .map(([name, fields]) => [name, fields.map(({ at, type }) => `${at}: ${type}`)] as const)
  assert.deepEqual(
    several.filter(([name]) => !Object.hasOwn(twoMeanings, name)),
    [],
  )
  const unused = Object.keys(twoMeanings).filter((name) => !several.some(([each]) => each === name))
  assert.deepEqual(unused, [], 'an exception that is none')
})

test('R358 an object is told by the same fields wherever it has the same name, and more of them at most', () => {
  const odd = [...found].flatMap(([name, fields]) => {
    const objects = fields.filter((field) => field.fields.length > 0)
    const [least] = objects.toSorted((a, b) => a.fields.length - b.fields.length)
    return objects
      .filter((object) => least?.fields.some((field) => !object.fields.includes(field)))
      .map((object) => `${name}: ${object.at} lacks fields of ${String(least?.at)}`)
  })
  const names = new Set(odd.map((line) => line.split(':')[0] ?? ''))
  assert.deepEqual(
    odd.filter((line) => !Object.hasOwn(twoKinds, line.split(':')[0] ?? '')),
    [],
  )
  assert.deepEqual([...names].toSorted(), Object.keys(twoKinds).toSorted(), 'an exception that is none')
})

test('R358 what has a name of its own has a name, everything else a title, and nothing has both', () => {
  for (const [word, isNamed] of [
    ['name', true],
    ['title', false],
  ] as const) {
    const owners = (found.get(word) ?? []).map(({ at }) => lastOf(at.slice(0, -word.length - 1)))
    assert.ok(owners.length > 10)
    assert.deepEqual(
      owners.filter((owner) => named.has(owner) !== isNamed),
      [],
      word,
    )
  }
})

/** The fields of a schema and of its nested objects; a schema referred to is walked by its own name. */
function fieldsOf(schema: JsonSchema, at: string): Field[] {
  if (schema.$ref !== undefined) return []
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = property as JsonSchema
    const path = `${at}.${name}`
    return [{ at: path, type: typeOf(field), fields: objectFields(field) }, ...fieldsOf(field, path)]
  })
  return [...own, ...partsOf(schema).flatMap((part) => fieldsOf(part, at))]
}

/** The schemas of which one holds, and of a list that of its items. */
function partsOf({ anyOf = [], oneOf = [], allOf = [], items }: JsonSchema): JsonSchema[] {
  return [...anyOf, ...oneOf, ...allOf, ...(items === undefined ? [] : [items])] as JsonSchema[]
}

/** Types of JSON without null; integers are numbers. */
function typeOf(schema: JsonSchema): string {
  const meant = resolved(schema)
  const choices = [...(meant.anyOf ?? []), ...(meant.oneOf ?? [])] as JsonSchema[]
  const types =
    choices.length > 0 ? choices.map(typeOf) : [meant.type ?? typeof (meant.const ?? meant.enum?.[0])].flat()
  const told = [...new Set(types)].filter((type) => type !== 'null').map(wordOf)
  return told
    .filter((type) => type !== '')
    .toSorted()
    .join(' or ')

  function wordOf(type: string): string {
    if (type === 'array') return `list of ${typeOf((meant.items ?? {}) as JsonSchema)}`
    return type === 'integer' ? 'number' : type
  }
}

function objectFields(schema: JsonSchema): string[] {
  const meant = resolved(schema)
  const parts = partsOf(meant).flatMap(objectFields)
  return [...Object.keys(meant.properties ?? {}), ...parts]
}

function resolved(schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (schemas[name] as JsonSchema)
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}
