import { allEndpoints, type ListedEndpoint, namedShapes } from '#contract/all-endpoints.ts'
import type { Example } from './docs-examples.ts'
import { docsStyle } from './docs-style.ts'
import { contractSchemas, type JsonSchema, parameterSchemas, schemaName, shapeName } from './json-schemas.ts'
import { schemaText } from './schema-text.ts'
import { statusWords } from './status-words.ts'

/** The manual as one HTML text without scripts and without anything from another host. */
export function docsHtml(examples: ReadonlyMap<string, Example>, origin: string): string {
  const schemas = contractSchemas()
  const shown = (listed: ListedEndpoint, part: 'Answer' | 'Body') =>
    schemaText(schemas[schemaName(listed, part)])
  const parts = new Set(allEndpoints.flatMap((one) => [schemaName(one, 'Answer'), schemaName(one, 'Body')]))
  const shapes = Object.keys(schemas).filter((name) => !parts.has(name))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Kerege API</title>
<style>${docsStyle}</style>
</head>
<body>
<main>
<h1>Kerege API</h1>
${introduction(origin)}
<nav aria-label="Calls"><h2>Calls</h2><ul>${allEndpoints.map(link).join('')}</ul></nav>
${allEndpoints.map((listed) => call(listed, examples.get(listed.name), origin, shown)).join('\n')}
<section id="shapes"><h2>Shapes</h2>
${shapes.map((name) => `<h3 id="${name}">${name}</h3>${shape(schemas[name])}`).join('\n')}
</section>
</main>
</body>
</html>
`
}

function introduction(origin: string): string {
  return `<p>All calls are public and answer JSON in UTF-8. The same contract as a document for tools:
<a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p>
<ul>
<li>Language: send <code>Accept-Language: ru</code>, <code>kk</code> or <code>en</code>; Russian is the default.
The answer names its language in <code>Content-Language</code>.</li>
<li>Envelopes: one thing <code>{"data": {…}}</code>, a list <code>{"data": […]}</code>, a page of a list
<code>{"data": […], "links": {…}, "meta": {…}}</code>; <code>per_page</code> is 12 unless told, from 1 to 100.
A page past the end is empty, a malformed one is refused with 422.</li>
<li>Filters: unknown values are ignored; a repeated key means the same as a comma list.</li>
<li>Reads carry an <code>ETag</code>; send it back in <code>If-None-Match</code> to get 304 while nothing changed.</li>
<li>Money is whole tenge, areas are m², azimuths degrees clockwise from north, moments ISO 8601 in UTC.</li>
<li>Errors: <code>{"message": "…", "errors": {"field": ["message.key"]}}</code>. Texts of the keys in three languages
come from <code>/api/localizations/{lang}</code>.</li>
</ul>
<p class="quiet">Examples are answers of this server, shortened. <code>BASE=${escaped(origin)}</code></p>`
}

function link({ name, endpoint }: ListedEndpoint): string {
  return `<li><a href="#${name}">${endpoint.method} ${escaped(braced(endpoint.path))}</a></li>`
}

function call(
  listed: ListedEndpoint,
  example: Example | undefined,
  origin: string,
  shown: (listed: ListedEndpoint, part: 'Answer' | 'Body') => string,
): string {
  const { endpoint, name } = listed
  return `<section id="${name}">
<h2><span class="method">${endpoint.method}</span> <code>${escaped(braced(endpoint.path))}</code></h2>
<p>${escaped(endpoint.summary)}</p>
${notes(listed)}
${parameterTable(listed)}
${endpoint.body === undefined ? '' : `<h3>Body: JSON, urlencoded or multipart</h3>${shown(listed, 'Body')}`}
<h3>Answer ${endpoint.success ?? 200}</h3>
${shown(listed, 'Answer')}
${refusals(listed)}
${example === undefined ? '' : exampleText(example, origin)}
</section>`
}

/** `/api/estates/:id` as a reader of OpenAPI knows it. */
function braced(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

function notes({ notes = [] }: ListedEndpoint): string {
  return notes.length === 0 ? '' : `<ul>${notes.map((note) => `<li>${escaped(note)}</li>`).join('')}</ul>`
}

function parameterTable({ endpoint }: ListedEndpoint): string {
  const rows = [
    ...parameterSchemas(endpoint.params).map((one) => ({ ...one, place: 'path' })),
    ...parameterSchemas(endpoint.query).map((one) => ({ ...one, place: 'query' })),
  ].map(
    ({ name, place, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}</td><td>${escaped(schemaText(schema))}</td>` +
      `<td>${escaped(schema.description ?? '')}</td></tr>`,
  )
  if (rows.length === 0) return ''
  return `<h3>Parameters</h3><div class="wide"><table><thead><tr><th>Name</th><th>In</th><th>Type</th><th>Meaning</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`
}

function refusals(listed: ListedEndpoint): string {
  const rows = Object.entries(listed.refusals).map(([status, shape]) => {
    const name = shapeName(shape)
    return `<tr><td>${status}</td><td><a href="#${name}">${name}</a></td><td>${escaped(statusWords(Number(status)))}</td></tr>`
  })
  if (rows.length === 0) return ''
  return `<h3>Refusals</h3><div class="wide"><table><tbody>${rows.join('')}</tbody></table></div>`
}

function exampleText(example: Example, origin: string): string {
  return `<h3>Example</h3>${code(example.curl.replaceAll('$BASE', origin))}
<details open><summary>What it answers</summary>${code(example.answer)}</details>`
}

/** A schema whose named shapes lead to their own text. */
function shape(schema: JsonSchema | undefined): string {
  const names = Object.keys(namedShapes).join('|')
  const text = escaped(schemaText(schema)).replaceAll(
    new RegExp(`\\b(?:${names})\\b`, 'g'),
    (name) => `<a href="#${name}">${name}</a>`,
  )
  return `<pre tabindex="0"><code>${text}</code></pre>`
}

function code(text: string): string {
  return `<pre tabindex="0"><code>${escaped(text)}</code></pre>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
