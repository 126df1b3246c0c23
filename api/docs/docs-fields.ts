import type { ListedEndpoint } from '#contract/all-endpoints.ts'
import { Tracking } from '#contract/lead-fields.ts'
import { escaped, table } from './docs-text.ts'
import { parameterSchemas } from './json-schemas.ts'
import { schemaText } from './schema-text.ts'

/** One row of a table of parameters or fields. `mark` stands beside the name. */
type Field = { name: string; mark: string; type: string; meaning: string; example?: unknown }

const heads = ['Name', 'Type', 'Meaning']

/** The parameters in the address of a call. */
export function parameterTable({ endpoint, name }: ListedEndpoint): string {
  const fields = [
    ...fieldsOf(endpoint.params).map((field) => ({ ...field, mark: 'in the path' })),
    ...fieldsOf(endpoint.query),
  ]
  if (fields.length === 0) return ''
  return `<h4>Parameters</h4>${table(heads, fields.map(row), `Parameters of ${name}`)}`
}

/** The fields of a body: required ones first, the visitor's origin last and in one row. */
export function bodyTable({ endpoint, name }: ListedEndpoint): string {
  if (endpoint.body === undefined) return ''
  const all = fieldsOf(endpoint.body)
  const fields = all.filter((field) => !Object.hasOwn(Tracking.shape, field.name))
  const tracking = all.filter((field) => Object.hasOwn(Tracking.shape, field.name))
  const files = Object.entries(endpoint.files ?? {}).map(([name, { description }]) => ({
    name,
    mark: '',
    type: 'file',
    meaning: `${description}. Only in multipart`,
  }))
  const rows = [
    ...fields.filter(({ mark }) => mark !== ''),
    ...files,
    ...fields.filter(({ mark, meaning }) => mark === '' && meaning !== ''),
    ...fields.filter(({ mark, meaning }) => mark === '' && meaning === ''),
  ].map(row)
  if (tracking.length > 0) rows.push(trackingRow(tracking))
  return `<h4>Body: JSON, urlencoded or multipart</h4>${table(heads, rows, `Body of ${name}`)}`
}

function fieldsOf(group: ListedEndpoint['endpoint']['query']): Field[] {
  return parameterSchemas(group).map(({ name, required, schema }) => ({
    name,
    mark: required ? 'required' : '',
    type: schemaText(schema),
    meaning: schema.description ?? '',
    ...(Array.isArray(schema.examples) ? { example: schema.examples[0] } : {}),
  }))
}

function row({ name, mark, type, meaning, example }: Field): string {
  const shown = typeof example === 'string' ? example : JSON.stringify(example)
  const marked = mark === '' ? '' : ` <span class="method">${mark}</span>`
  const eg = example === undefined ? '' : ` <span class="quiet">e.g. <code>${escaped(shown)}</code></span>`
  return `<tr><td><code class="name">${escaped(name)}</code>${marked}</td>
<td>${escaped(type)}</td><td>${escaped(meaning)}${eg}</td></tr>`
}

function trackingRow(fields: readonly Field[]): string {
  const names = fields.map(({ name }) => `<code>${escaped(name)}</code>`).join(', ')
  return `<tr><td colspan="2">${names}</td><td>Where the visitor came from: text, cut at 300 characters</td></tr>`
}
