import { z } from 'zod'
import { type Kind, kinds, schemasOf } from '#content/kinds.ts'
import type { Shape as FieldShape } from '#content/schemas/parts.ts'
import { companySchema, Features, feedbackImagesSchema, Redirects } from '#content/schemas/lists.ts'
import { TextRecord } from '#content/schemas/site-texts.ts'
import { UnitsFile } from '#feeds/overrides/units-file.ts'
import { PictureRecord } from '#media/pictures/picture-originals.ts'

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

/** The files that there is one of, without their ending: the editor's order. */
export const singles = ['company', 'units', 'features', 'redirects', 'feedback-images'] as const
export type Single = (typeof singles)[number]

/** A folder with anything in it: the editor asks for the shape of a record, not for what it refers to. */
const anyWorld = {
  pictures: {},
  videos: {},
  features: new Set<string>(),
  today: '2100-01-01',
  has: () => true,
  slugs: () => [],
}

/** The shapes of all records and single files that the schemas of the content know. */
export function contentShapes(): Record<Kind | Single | 'pictures' | 'texts', Shape> {
  const records = schemasOf(anyWorld)
  return {
    ...(Object.fromEntries(kinds.map((kind) => [kind, shapeOf(records[kind])])) as Record<Kind, Shape>),
    pictures: shapeOf(PictureRecord),
    company: shapeOf(companySchema(anyWorld)),
    units: shapeOf(UnitsFile),
    texts: shapeOf(TextRecord),
    features: shapeOf(Features),
    redirects: shapeOf(Redirects),
    'feedback-images': shapeOf(feedbackImagesSchema(anyWorld)),
  }
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
