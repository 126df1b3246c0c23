import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { openapiDocument } from './openapi.ts'

type Operation = {
  operationId: string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: object }
  responses: Record<string, { description: string }>
}

const document = openapiDocument()

function operationOf(path: string, method: string): Operation | undefined {
  return document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation | undefined
}

test('every address of the API is in the list of calls, and every call in the OpenAPI document', () => {
  const listed = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  assert.deepEqual(
    listed.toSorted(),
    Object.values(endpoints)
      .map((one) => `${one.method} ${one.path}`)
      .toSorted(),
  )
  for (const { endpoint, name } of allEndpoints) {
    assert.equal(operationOf(endpoint.path, endpoint.method)?.operationId, name)
  }
})

test('the OpenAPI document is 3.1 and every reference in it leads to a schema', () => {
  assert.match(document.openapi, /^3\.1\.\d+$/)
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '')
  assert.ok(references.length > allEndpoints.length)
  for (const reference of references) {
    const name = reference.replace(/^#\/components\/schemas\//, '')
    assert.ok(Object.hasOwn(document.components.schemas, name), `${reference} leads nowhere`)
  }
})

test('operations have names of their own, described answers and all parameters of their path', () => {
  const ids = allEndpoints.map(({ name }) => name)
  assert.equal(new Set(ids).size, ids.length)
  for (const { endpoint } of allEndpoints) {
    const operation = operationOf(endpoint.path, endpoint.method)
    assert.ok(operation !== undefined)
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const described = operation.parameters.filter((parameter) => parameter.in === 'path')
    assert.deepEqual(
      described.map(({ name }) => name),
      inPath,
    )
    assert.ok(described.every(({ required }) => required))
    assert.equal(operation.requestBody !== undefined, endpoint.method === 'POST')
    for (const response of Object.values(operation.responses)) assert.ok(response.description.length > 3)
    assert.ok(Object.hasOwn(operation.responses, String(endpoint.success ?? 200)))
  }
})

test('schemas keep what a generated client needs: integers, nullable prices, required fields', () => {
  const { EstateCard, Dictionaries, PostCallbackBody } = document.components.schemas
  assert.ok(EstateCard !== undefined)
  assert.ok(EstateCard.required?.includes('price_old'))
  assert.deepEqual(EstateCard.properties?.['price_old'], {
    anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }],
  })
  assert.ok(Dictionaries !== undefined)
  assert.deepEqual(PostCallbackBody?.required, ['name', 'phone'])
})
