import { z } from 'zod'
import type { Shape as FieldShape } from '#content/schemas/parts.ts'
import { contentSchemas, type Place } from '../schemas/content-schemas.ts'

type ShapeType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null'

/** What a value may be, as JSON Schema says it; `names` and `isMarkdown` are the content's own. */
export type Shape = FieldShape & {
  readonly type?: ShapeType | readonly ShapeType[]
  readonly anyOf?: readonly Shape[]
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number | boolean
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly prefixItems?: readonly Shape[]
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/** The shapes of all records and single files that the schemas of the content know. */
export function contentShapes(): Record<Place, Shape> {
  return Object.fromEntries(
    Object.entries(contentSchemas()).map(([name, schema]) => [name, shapeOf(schema)]),
  ) as Record<Place, Shape>
}

function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  }) as Shape
}

/** An object that any of some names may stand in has a field for each of them. */
function nameProperties(shape: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = shape
  const names = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : []
  if (names.length === 0 || typeof additionalProperties !== 'object') return
  shape.properties = Object.fromEntries(names.map((name) => [String(name), additionalProperties]))
}
