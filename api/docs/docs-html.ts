import { allEndpoints } from '#contract/all-endpoints.ts'
import { contractVersion } from '#contract/version.ts'
import { type CallGroup, callGroups } from './call-groups.ts'
import { braced, docsCall, linked } from './docs-call.ts'
import type { Example } from './write-examples.ts'
import { docsRules } from './docs-rules.ts'
import { docsStyle } from './docs-style.ts'
import { escaped } from './docs-text.ts'
import { contractSchemas, schemaName } from './json-schemas.ts'

/** The manual as one HTML text without scripts and without anything from another host. */
export function docsHtml(examples: ReadonlyMap<string, Example>, origin: string): string {
  const schemas = contractSchemas()
  const parts = new Set(allEndpoints.flatMap((one) => [schemaName(one, 'Answer'), schemaName(one, 'Body')]))
  const shapes = Object.keys(schemas)
    .filter((name) => !parts.has(name))
    .toSorted()
  const rules = docsRules(origin)
  const groups = callGroups()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API</title>
<style>${docsStyle}</style>
</head>
<body>
<main>
<h1>API <span class="quiet">${contractVersion}</span></h1>
<p>Listings, projects, texts of the site, and requests of its visitors. Examples on this page are answers of this server,
shortened.</p>
<nav aria-label="Contents">
<h2>Contents</h2>
<ul class="plain">${rules.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul>
${groups.map(contents).join('\n')}
<p><a href="#shapes">Shapes</a></p>
</nav>
${rules.map(({ id, title, html }) => `<section id="${id}"><h2>${title}</h2>${html}</section>`).join('\n')}
${groups.map((group) => calls(group, (listed) => docsCall(listed, schemas, examples.get(listed.name), origin))).join('\n')}
<section id="shapes"><h2>Shapes</h2>
${shapes.map((name) => `<h3 id="${name}">${name}</h3>${linked(schemas[name], name)}`).join('\n')}
</section>
</main>
</body>
</html>
`
}

function contents({ name, calls }: CallGroup): string {
  const links = calls.map(
    ({ name, endpoint }) =>
      `<li><a href="#${name}">${endpoint.method} ${escaped(braced(endpoint.path))}</a></li>`,
  )
  return `<h3>${name}</h3><ul class="plain">${links.join('')}</ul>`
}

function calls(
  { name, about, calls }: CallGroup,
  section: (call: CallGroup['calls'][number]) => string,
): string {
  return `<section class="group"><h2>${name}</h2><p>${escaped(about)}</p>
${calls.map(section).join('\n')}
</section>`
}
