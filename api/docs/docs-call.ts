import { type ListedEndpoint, namedShapes } from '#contract/all-endpoints.ts'
import { LeadAnswer } from '#contract/lead-fields.ts'
import type { Example } from './write-examples.ts'
import { bodyTable, parameterTable } from './docs-fields.ts'
import { code, escaped, table } from './docs-text.ts'
import { type JsonSchema, schemaName, shapeName } from './json-schemas.ts'
import { schemaText } from './schema-text.ts'
import { statusWords } from './status-words.ts'

export type Schemas = Readonly<Record<string, JsonSchema>>

/** One call with everything that a caller has to know. */
export function docsCall(
  listed: ListedEndpoint,
  schemas: Schemas,
  example: Example | undefined,
  origin: string,
): string {
  const { endpoint, name } = listed
  const { answer, file, success = 200 } = endpoint
  return `<section id="${name}">
<h3><span class="method">${endpoint.method}</span> <code>${escaped(braced(endpoint.path))}</code></h3>
<p>${escaped(endpoint.summary)} <span class="quiet">(${name})</span></p>
${notes(listed)}
${answer === LeadAnswer ? `<p class="quiet">See also <a href="#requests">how requests are kept</a> and <a href="#limits">limits</a>.</p>` : ''}
${parameterTable(listed)}
${bodyTable(listed)}
<h4>Answer ${success}</h4>
${file === undefined ? linked(schemas[schemaName(listed, 'Answer')], `Answer of ${name}`) : fileTypes(file.types)}
${refusals(listed)}
${example === undefined ? '' : exampleText(name, example, origin)}
</section>`
}

/** `/api/estates/:id` as a reader of OpenAPI knows it. */
export function braced(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

const shapeNames = new RegExp(`\\b(?:${Object.keys(namedShapes).join('|')})\\b`, 'g')

/** A schema whose named shapes lead to their own text; words of explanation that are called the same do not. */
export function linked(schema: JsonSchema | undefined, label: string): string {
  const lines = escaped(schemaText(schema))
    .split('\n')
    .map((line) => {
      const [type = '', ...words] = line.split('//')
      return [type.replaceAll(shapeNames, (name) => `<a href="#${name}">${name}</a>`), ...words].join('//')
    })
  return `<pre tabindex="0" role="region" aria-label="${escaped(label)}"><code>${lines.join('\n')}</code></pre>`
}

function notes({ notes = [] }: ListedEndpoint): string {
  return notes.length === 0 ? '' : `<ul>${notes.map((note) => `<li>${escaped(note)}</li>`).join('')}</ul>`
}

function fileTypes(types: readonly string[]): string {
  return `<p>A file: ${types.map((type) => `<code>${escaped(type)}</code>`).join(' or ')}</p>`
}

function refusals(listed: ListedEndpoint): string {
  const rows = Object.entries(listed.refusals).map(([status, shape]) => {
    const name = shapeName(shape)
    return `<tr><td>${status}</td><td><a href="#${name}">${name}</a></td><td>${escaped(statusWords(Number(status)))}</td></tr>`
  })
  return rows.length === 0
    ? ''
    : `<h4>Refusals</h4>${table(['Status', 'Shape', 'Meaning'], rows, `Refusals of ${listed.name}`)}`
}

function exampleText(name: string, example: Example, origin: string): string {
  return `<h4>Example</h4>${code(example.curl.replaceAll('$BASE', origin), `Example of ${name}`)}
<details open><summary>What it answers</summary>${code(example.answer, `Example answer of ${name}`)}</details>`
}
