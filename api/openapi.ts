import { Hono } from 'hono'
import { allEndpoints, type ListedEndpoint } from '#contract/all-endpoints.ts'
import { languages } from '#domain/languages.ts'
import type { ApiEnv } from './api-env.ts'
import { contractSchemas, parameterSchemas, schemaName, schemaRef, shapeName } from './json-schemas.ts'
import { statusWords } from './status-words.ts'

/** GET /api/openapi.json: the contract as an OpenAPI 3.1 document, made once from the zod schemas. */
export function openapi() {
  const text = JSON.stringify(openapiDocument())
  return new Hono<ApiEnv>().get('/api/openapi.json', (c) =>
    c.body(text, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, no-cache',
    }),
  )
}

export function openapiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const listed of allEndpoints) {
    const path = listed.endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [listed.endpoint.method.toLowerCase()]: operation(listed) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kerege API',
      version: '1',
      description:
        'Listings, projects, texts and requests of the site. The manual with examples is at /api/docs.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas: contractSchemas() },
  }
}

function operation(listed: ListedEndpoint) {
  const { endpoint } = listed
  const reads = endpoint.method === 'GET'
  return {
    operationId: listed.name,
    summary: endpoint.summary,
    ...(listed.notes === undefined ? {} : { description: listed.notes.join('\n\n') }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      reads ? acceptLanguage : idempotencyKey,
    ],
    ...(endpoint.body === undefined ? {} : { requestBody: requestBody(listed) }),
    responses: {
      [endpoint.success ?? 200]: {
        ...content(statusWords(endpoint.success ?? 200), schemaRef(schemaName(listed, 'Answer'))),
        ...(reads ? { headers: readHeaders } : {}),
      },
      ...(reads ? { 304: { description: statusWords(304) } } : {}),
      ...Object.fromEntries(
        Object.entries(listed.refusals).map(([status, shape]) => [
          status,
          content(statusWords(Number(status)), schemaRef(shapeName(shape))),
        ]),
      ),
      default: content('Anything else that went wrong', schemaRef('ErrorBody')),
    },
  }
}

function parameters(place: 'path' | 'query', group: ListedEndpoint['endpoint']['query']) {
  return parameterSchemas(group).map(({ name, required, schema: { description, ...schema } }) => ({
    name,
    in: place,
    required,
    ...(description === undefined ? {} : { description }),
    schema,
  }))
}

function requestBody(listed: ListedEndpoint) {
  const schema = schemaRef(schemaName(listed, 'Body'))
  const kinds = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
  return { required: true, content: Object.fromEntries(kinds.map((kind) => [kind, { schema }])) }
}

function content(description: string, schema: { $ref: string }) {
  return { description, content: { 'application/json': { schema } } }
}

const acceptLanguage = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of the texts in the answer; Russian when it names none of ru, kk, en',
  schema: { type: 'string', example: 'kk', default: languages[0] },
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeat with the same key, form and phone answers with the id of the first request',
  schema: { type: 'string', maxLength: 200 },
}

const readHeaders = {
  'Content-Language': { description: 'Language of the answer', schema: { type: 'string', enum: languages } },
  ETag: { description: 'Send it back in If-None-Match to get 304', schema: { type: 'string' } },
}
