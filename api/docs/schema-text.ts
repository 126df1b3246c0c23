import type { JsonSchema } from './json-schemas.ts'

/** A schema the way a developer would write it: `{ id: integer, title: string | null }`, names of shapes kept. */
export function schemaText(schema: JsonSchema | boolean | undefined, indent = ''): string {
  if (schema === undefined || typeof schema === 'boolean') return 'anything'
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? schema.$ref
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return choices.map((choice) => schemaText(choice, indent)).join(' | ')
  if (schema.type === 'array') return arrayText(schema, indent)
  if (schema.type === 'object') return objectText(schema, indent)
  return Array.isArray(schema.type) ? schema.type.join(' | ') : scalarText(schema)
}

function arrayText(schema: JsonSchema, indent: string): string {
  if (schema.prefixItems !== undefined) {
    return `[${schema.prefixItems.map((item) => schemaText(item, indent)).join(', ')}]`
  }
  const item = schemaText(Array.isArray(schema.items) ? undefined : schema.items, indent)
  return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`
}

function objectText(schema: JsonSchema, indent: string): string {
  const inner = `${indent}  `
  if (schema.properties === undefined) return `{ [key]: ${schemaText(schema.additionalProperties, inner)} }`
  const required = new Set(schema.required)
  const lines = Object.entries(schema.properties).map(([name, value]) => {
    const line = `${inner}${name}${required.has(name) ? '' : '?'}: ${schemaText(value, inner)}`
    const meaning = typeof value === 'boolean' ? undefined : value.description
    if (meaning === undefined) return line
    return line.includes('\n') ? `${inner}// ${meaning}\n${line}` : `${line}  // ${meaning}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** The end of PostgreSQL's integers says nothing about an id. */
const largestId = 2_147_483_647

function scalarText(schema: JsonSchema): string {
  const { type, format, minimum, maximum, exclusiveMinimum, maxLength } = schema
  const notes = [
    format,
    minimum === undefined ? undefined : `≥ ${minimum}`,
    exclusiveMinimum === undefined ? undefined : `> ${exclusiveMinimum}`,
    maximum === undefined || maximum === largestId ? undefined : `≤ ${maximum}`,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
  ].filter((note) => note !== undefined)
  const name = typeof type === 'string' ? type : 'anything'
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`
}
