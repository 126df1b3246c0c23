import { z } from 'zod'
import { allEndpoints, type ListedEndpoint, namedShapes } from '#contract/all-endpoints.ts'

/** A JSON Schema of draft 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/** `getEstate` → `GetEstateAnswer`: the name under which a part of a call stands among the schemas. */
export function schemaName(listed: ListedEndpoint, part: 'Answer' | 'Body'): string {
  return listed.name.charAt(0).toUpperCase() + listed.name.slice(1) + part
}

export function schemaRef(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` }
}

/** The name of a shape of the contract that is used whole. */
export function shapeName(shape: z.ZodType): string {
  const name = Object.keys(namedShapes).find((key) => namedShapes[key] === shape)
  if (name === undefined)
    throw new Error('A refusal of the contract has a shape without a name in namedShapes')
  return name
}

/** All schemas of the contract under their names: answers as they leave the server, bodies as they may come in. */
export function contractSchemas(): Record<string, JsonSchema> {
  const outgoing = z.registry<{ id: string }>()
  const incoming = z.registry<{ id: string }>()
  for (const [id, shape] of Object.entries(namedShapes)) outgoing.add(shape, { id })
  for (const listed of allEndpoints) {
    if (listed.endpoint.file === undefined)
      outgoing.add(listed.endpoint.answer, { id: schemaName(listed, 'Answer') })
    if (listed.endpoint.body !== undefined)
      incoming.add(listed.endpoint.body, { id: schemaName(listed, 'Body') })
  }
  const options = { uri: (id: string) => schemaRef(id).$ref, override: plain }
  const all = {
    ...z.toJSONSchema(outgoing, { ...options, io: 'output' }).schemas,
    ...z.toJSONSchema(incoming, { ...options, io: 'input' }).schemas,
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [name, schema]),
  )
}

/** Path parameters or query of a call, one schema for each name. */
export function parameterSchemas(
  group: z.ZodType | undefined,
): { name: string; required: boolean; schema: JsonSchema }[] {
  if (group === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(group, { io: 'input', override: plain })
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'boolean' ? [] : [{ name, required: required.includes(name), schema }],
  )
}

/**
 * Leaves out details without meaning for a reader: the bounds of a double, the pattern behind a named format, and the
 * promise that no field is ever added to an answer, which would make every new field a break of the contract.
 * Examples go under the word that draft 2020-12 has for them.
 */
function plain({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema['example'] !== undefined) {
    jsonSchema.examples = [jsonSchema['example']]
    delete jsonSchema['example']
  }
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}
