import { Hono } from 'hono'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { contractVersion } from '#contract/version.ts'
import type { ApiEnv } from '../http/api-env.ts'
import { callGroups } from './call-groups.ts'
import { contractSchemas } from './json-schemas.ts'
import { operation } from './openapi-operation.ts'
import { leadWebhook } from './openapi-webhook.ts'
import { type WriteExample, writeExamples } from './write-examples.ts'

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
  const examples: Readonly<Record<string, WriteExample>> = writeExamples(new Date())
  for (const listed of allEndpoints) {
    const path = listed.endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    const method = listed.endpoint.method.toLowerCase()
    paths[path] = { ...paths[path], [method]: operation(listed, examples[listed.name]) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API of the site',
      version: contractVersion,
      description:
        'Listings, projects, texts and requests of the site. The manual with examples is at /api/docs.',
    },
    servers: [{ url: '/' }],
    tags: callGroups().map(({ name, about }) => ({ name, description: about })),
    paths,
    webhooks: { lead: { post: leadWebhook } },
    components: { schemas: contractSchemas() },
  }
}
