import type { JsonSchema } from './json-schemas.ts'

/** Texts of the formats that the contract knows. */
const formats: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T10:00:00.000Z',
  email: 'reader@example.kz',
  uri: 'https://example.kz',
}

/**
 * A value of a schema, for examples of records that a database does not have yet: its own example where it has one,
 * else the smallest value of its type; a text says the name of its field. `schemas` are those that references name.
 */
export function schemaExample(
  schema: JsonSchema | boolean | undefined,
  schemas: Readonly<Record<string, JsonSchema>>,
  name = 'text',
): unknown {
  if (schema === undefined || typeof schema === 'boolean') return name
  if (schema.examples?.[0] !== undefined) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.$ref !== undefined)
    return schemaExample(schemas[schema.$ref.split('/').at(-1) ?? ''], schemas, name)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return schemaExample(choices[0], schemas, name)
  switch (firstType(schema)) {
    case 'array':
      return (schema.prefixItems ?? [schema.items]).map((item) =>
        schemaExample(Array.isArray(item) ? undefined : item, schemas, name),
      )
    case 'object':
      return Object.fromEntries(
        // A map with known keys has no properties, but requires them.
        [...new Set([...Object.keys(schema.properties ?? {}), ...(schema.required ?? [])])].map((key) => [
          key,
          schemaExample(schema.properties?.[key] ?? schema.additionalProperties, schemas, key),
        ]),
      )
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    case 'null':
      return null
    case 'string':
    case undefined:
      return formats[schema.format ?? ''] ?? name
  }
}

/** A value that may also be null is shown as its other type. */
function firstType({ type }: JsonSchema): JsonSchema['type'] {
  return Array.isArray(type) ? (type[0] as JsonSchema['type']) : type
}
