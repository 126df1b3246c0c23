import { isKind } from '#content/kinds.ts'
import { isLanguage } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { fieldLabels, type Label, valueLabels, type Words } from './labels.ts'
import type { Shape } from './shapes.ts'

/** Which language the labels have: staff of the company reads one of them. */
export type LabelLanguage = 'ru' | 'kk'

/** A field as Sveltia CMS takes it. */
export type Field = {
  name: string
  label: string
  widget: string
  required: boolean
  hint?: string
  fields?: Field[]
  [option: string]: unknown
}

/** A field of a shape that the editor leaves as it is, and why: geometry is drawn, and numbers come from the import. */
export const leftOut: readonly string[] = [
  // The ids of records from before they were files.
  ...[
    'cities',
    'complexes',
    'houses',
    'articles',
    'answers',
    'promotions',
    'awards',
    'employees',
    'reviews',
    'contacts',
    'banners',
    'vacancy-categories',
    'vacancies',
    'mortgages',
    'calculators',
    'photos',
    'videos',
    'property-descriptions',
    'progress',
  ].map((kind) => `${kind}.id`),
  // Outlines and places on pictures.
  'complexes.genplan',
  'complexes.neighbours',
  'houses.footprint',
  'houses.parts',
  'houses.windows',
  'houses.facade',
  'pictures.grainy',
  'pictures.tall',
  // Files and licences of fonts; how the folder is written.
  'company.fonts',
  'company.format',
]

/** How long a text may be that has one line; of others it has several. */
const severalLines = ['lead', 'text', 'description', 'conditions', 'alt', 'policy']

/** What of Markdown the site shows (R801). */
const buttons = [
  'bold',
  'italic',
  'link',
  'heading-two',
  'heading-three',
  'quote',
  'bulleted-list',
  'numbered-list',
]

/** The fields of a record or a single file, from its shape. */
export function fieldsOf(shape: Shape, path: string, language: LabelLanguage): Field[] {
  return Object.entries(shape.properties ?? {})
    .filter(([name]) => !leftOut.includes(`${path}.${name}`))
    .map(([name, value]) =>
      fieldOf(name, value, `${path}.${name}`, shape.required?.includes(name) ?? false, language),
    )
}

function fieldOf(
  name: string,
  given: Shape,
  path: string,
  isRequired: boolean,
  language: LabelLanguage,
): Field {
  const words = labelOf(path)
  const above = isLanguage(name)
    ? `${said(labelOf(path.slice(0, path.lastIndexOf('.'))).label, language)}: `
    : ''
  const shape = withoutNull(given)
  return {
    name,
    // Lists of mistakes show the label of a field alone.
    label: above + said(words.label, language),
    ...(words.hint === undefined ? {} : { hint: said(words.hint, language) }),
    required: isRequired,
    ...widgetOf(name, shape, path, language),
    ...defaultOf(given),
  }
}

/** What is said where a value does not have the form that its schema wants. */
function hintOf(path: string, language: LabelLanguage): string {
  const { hint } = labelOf(path)
  if (hint === undefined)
    throw new Error(`The editor has no hint for the form of ${path}: editor/config/labels.ts`)
  return said(hint, language)
}

function labelOf(path: string): Label {
  const words = found(fieldLabels, path)
  if (words === undefined) throw new Error(`The editor has no label for ${path}: editor/config/labels.ts`)
  return words
}

/** What may be left out is read as if it were null. */
function withoutNull(shape: Shape): Shape {
  if (Array.isArray(shape.type)) return { ...shape, type: shape.type.find((type) => type !== 'null') }
  const rest = shape.anyOf?.filter(({ type }) => type !== 'null')
  if (rest === undefined) return shape
  // A number of a unit may be written as a number or as a text: as a text it stays what it is.
  return rest.find(({ type }) => type === 'string') ?? rest[0] ?? shape
}

function defaultOf({ default: value }: Shape): { default?: unknown } {
  return typeof value === 'boolean' || (typeof value === 'string' && value !== '') ? { default: value } : {}
}

type Widget = Omit<Field, 'name' | 'label' | 'required'> & { widget: string }

function widgetOf(name: string, shape: Shape, path: string, language: LabelLanguage): Widget {
  if (path === 'pictures.file')
    return { widget: 'image', choose_url: false, media_folder: '/media', public_folder: '/media' }
  if (path === 'texts.key') return { widget: 'select', options: textKeys() }
  if (shape.names !== undefined) return relationTo(shape.names)
  const values = shape.enum ?? (shape.const === undefined ? undefined : [shape.const])
  if (values !== undefined) return choice(values, path, language)
  switch (shape.type) {
    case 'boolean':
      return { widget: 'boolean' }
    case 'integer':
    case 'number':
      return numberField(shape)
    case 'string':
      return textField(name, shape, path, language)
    case 'array':
      return listField(name, shape, path, language)
    case 'object':
      return objectField(shape, path, language)
    default:
      throw new Error(`The editor has no widget for ${path}`)
  }
}

function numberField({ type, minimum, maximum, exclusiveMinimum }: Shape): Widget {
  const isWhole = type === 'integer'
  const least =
    minimum ?? (isWhole && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : exclusiveMinimum)
  return {
    widget: 'number',
    value_type: isWhole ? 'int' : 'float',
    ...(isWhole ? {} : { step: 0.000_001 }),
    ...(least === undefined || least === Number.MIN_SAFE_INTEGER ? {} : { min: least }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { max: maximum }),
  }
}

function textField(
  name: string,
  { format, isMarkdown, pattern }: Shape,
  path: string,
  language: LabelLanguage,
): Widget {
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (format === 'date-time')
    return {
      widget: 'datetime',
      format: 'YYYY-MM-DDTHH:mm:ssZ',
      input_timezone: 'Asia/Almaty',
      default: '{{now}}',
    }
  if (isMarkdown) return markdownField
  const owner = path.split('.').at(-2) ?? ''
  const isLong =
    severalLines.includes(name) || (['ru', 'kk', 'en'].includes(name) && severalLines.includes(owner))
  return {
    widget: isLong ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...(pattern === undefined || format !== undefined ? {} : { pattern: [pattern, hintOf(path, language)] }),
  }
}

export const markdownField: Widget = {
  widget: 'markdown',
  buttons,
  editor_components: ['content-picture'],
  modes: ['rich_text', 'raw'],
  linked_images: false,
  use_emoji_autocomplete: false,
}

function listField(
  name: string,
  { items = {}, minItems, maxItems }: Shape,
  path: string,
  language: LabelLanguage,
): Widget {
  const count = {
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  }
  if (items.names !== undefined) return { ...relationTo(items.names), multiple: true, ...count }
  if (items.enum !== undefined) return { ...choice(items.enum, path, language), multiple: true, ...count }
  if (items.type === 'string') return { widget: 'list', ...count }
  if (items.type === 'object')
    return {
      widget: 'list',
      collapsed: 'auto',
      ...count,
      fields: fieldsOf(items, path, language),
      ...summaryOf(path),
    }
  const { widget, ...options } = widgetOf(name, items, path, language)
  return {
    widget: 'list',
    ...count,
    field: { name, label: said(fieldLabels[name]?.label ?? ['', ''], language), widget, ...options },
  }
}

/** What a closed item of a list shows. */
function summaryOf(path: string): { summary?: string } {
  const summaries: Readonly<Record<string, string>> = {
    // Numbers that are not there would be shown as 0.
    'units.units': '{{fields.house}}: {{fields.number}} {{fields.status}} → {{fields.until}}',
    'redirects.redirects': '{{fields.path}} → {{fields.target}}',
    'features.features': '{{fields.title.ru}}',
  }
  return summaries[path] === undefined ? {} : { summary: summaries[path] }
}

function objectField(shape: Shape, path: string, language: LabelLanguage): Widget {
  const fields = fieldsOf(shape, path, language)
  if (!shape.isMarkdown) return { widget: 'object', fields }
  return { widget: 'object', fields: fields.map((field) => ({ ...field, ...markdownField })) }
}

/** Fields whose value names a record show a list of them. */
function relationTo(names: NonNullable<Shape['names']>): Widget {
  if (names === 'features')
    return {
      widget: 'relation',
      collection: '_singletons',
      file: 'features',
      value_field: 'features.*.code',
      display_fields: ['features.*.title.ru'],
    }
  return {
    widget: 'relation',
    collection: names,
    value_field: '{{slug}}',
    display_fields: isKind(names) ? [shownField[names] ?? 'title.ru'] : ['alt.ru', '{{slug}}'],
  }
}

/** What of a record stands in lists of such records. */
const shownField: Readonly<Record<string, string>> = {
  cities: 'name.ru',
  complexes: 'name.ru',
  houses: '{{complex}}: {{name.ru}}',
}

function choice(
  values: readonly (string | number | boolean)[],
  path: string,
  language: LabelLanguage,
): Widget {
  const words = found(valueLabels, path)
  const options = values.map((value) => {
    const word = words?.[String(value)]
    if (word === undefined)
      throw new Error(`The editor has no label for ${value} of ${path}: editor/config/labels.ts`)
    return { value, label: said(word, language) }
  })
  return { widget: 'select', options }
}

/** The texts of the site by key, each with its beginning, so that it can be found by both. */
function textKeys() {
  return Object.entries(texts.ru).map(([key, text]) => {
    const start = text.replaceAll(/\s+/g, ' ').slice(0, 200)
    return { value: key, label: `${start} (${key})` }
  })
}

/** The words of a path, or of what is left of it when its beginning goes. */
function found<Found>(table: Readonly<Record<string, Found>>, path: string): Found | undefined {
  for (let rest = path; ; rest = rest.slice(rest.indexOf('.') + 1)) {
    if (Object.hasOwn(table, rest)) return table[rest]
    if (!rest.includes('.')) return undefined
  }
}

export function said([ru, kk]: Words, language: LabelLanguage): string {
  return language === 'kk' ? kk : ru
}
