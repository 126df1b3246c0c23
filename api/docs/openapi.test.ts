import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { z } from 'zod'
import { allEndpoints, namedShapes } from '#contract/all-endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { linkEndpoints } from '#contract/link-endpoints.ts'
import { exactly } from '#tests/helpers/servers/call-api.ts'
import { shapeName } from './json-schemas.ts'
import { openapiDocument } from './openapi.ts'
import { writeExamples } from './write-examples.ts'

type Operation = {
  operationId: string
  tags: string[]
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
    Object.values({ ...endpoints, ...linkEndpoints })
      .map((one) => `${one.method} ${one.path}`)
      .toSorted(),
  )
  for (const { endpoint, name } of allEndpoints) {
    assert.equal(operationOf(endpoint.path, endpoint.method)?.operationId, name)
  }
})

test('the OpenAPI document is a valid one of version 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)))
  assert.ok(valid, JSON.stringify(errors, null, 2))
  assert.equal(validator.version, '3.1')
  const broken = await new Validator().validate({ ...document, paths: { 'no/slash': 1 } })
  assert.equal(broken.valid, false, 'the validator looks inside')
})

test('every reference in the OpenAPI document leads to a schema', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref ?? '')
  assert.ok(references.length > allEndpoints.length)
  for (const reference of references) {
    const name = reference.replace(/^#\/components\/schemas\//, '')
    assert.ok(Object.hasOwn(document.components.schemas, name), `${reference} leads nowhere`)
  }
})

test('R328 every schema of the OpenAPI document is an answer, or a part of one', () => {
  const used = new Set([...JSON.stringify(document).matchAll(/schemas\/(\w+)"/g)].map(([, name]) => name))
  assert.deepEqual(
    Object.keys(document.components.schemas).filter((name) => !used.has(name)),
    [],
  )
})

test('operations have names of their own, described answers and all parameters of their path', () => {
  const ids = [...allEndpoints.map(({ name }) => name), document.webhooks.lead.post.operationId]
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

test('every refusal of the contract is documented with its shape, and 429 with its Retry-After', () => {
  for (const { endpoint, refusals, name } of allEndpoints) {
    const { responses } = operationOf(endpoint.path, endpoint.method) ?? assert.fail(name)
    const known = Object.keys(responses).filter((status) => status.startsWith('4') || status.startsWith('5'))
    assert.deepEqual(known.toSorted(), Object.keys(refusals).toSorted(), name)
    for (const [status, shape] of Object.entries(refusals)) {
      const text = JSON.stringify(responses[status])
      assert.ok(text.includes(`"#/components/schemas/${shapeName(shape)}"`), `${name} ${status}`)
      assert.equal(text.includes('Retry-After'), status === '429', `${name} ${status}`)
    }
    assert.ok(JSON.stringify(responses['default']).includes('ErrorBody'), name)
  }
})

test('R343 the manual says of no form that it loses or cuts what a visitor sends', () => {
  const notes = allEndpoints
    .filter(({ name, endpoint }) => endpoint.method === 'POST' && name.startsWith('post'))
    .flatMap(({ name, notes = [] }) => notes.map((note) => `${name}: ${note}`))
  assert.ok(notes.length > 20)
  assert.deepEqual(
    notes.filter((note) => /is left out|cut at/.test(note)),
    [],
  )
  for (const [call, key] of [
    ['postMeets', 'validation.choice'],
    ['postReserve', 'validation.choice'],
    ['postStudentApplication', 'validation.line'],
    ['postStudentApplication', 'validation.vacancy'],
  ] as const)
    assert.ok(
      notes.some((note) => note.startsWith(call) && note.includes(key)),
      `${call}: ${key}`,
    )
})

test('every call belongs to a group, and no group is empty', () => {
  const groups = document.tags.map(({ name }) => name)
  const used = allEndpoints.flatMap(({ endpoint }) => operationOf(endpoint.path, endpoint.method)?.tags ?? [])
  assert.equal(used.length, allEndpoints.length)
  assert.deepEqual(new Set(used), new Set(groups))
})

test('every example in the document is what the contract takes and gives', () => {
  const writes = writeExamples(new Date())
  let found = 0
  for (const { name, endpoint } of allEndpoints) {
    for (const part of [endpoint.params, endpoint.query, endpoint.body, endpoint.answer]) {
      if (part !== undefined) found += checkExamples(part, name)
    }
    assert.equal(
      writes[name] === undefined,
      endpoint.body === undefined,
      `${name} has no example of its body`,
    )
    const { path, body, answer } = writes[name] ?? { body: undefined, answer: undefined }
    if (endpoint.body === undefined) continue
    assert.equal(path, endpoint.path)
    endpoint.body.parse(body)
    if (endpoint.file === undefined) exactly(endpoint.answer, answer)
  }
  for (const [name, shape] of Object.entries(namedShapes)) found += checkExamples(shape, name)
  assert.ok(found > 60, `${found} examples`)
})

/** Parses the examples of a schema and of everything inside it; gives their number. */
function checkExamples(schema: z.core.$ZodType, place: string): number {
  const { example } = z.globalRegistry.get(schema) ?? {}
  if (example !== undefined) {
    const parsed = z.safeParse(schema, example)
    assert.ok(
      parsed.success,
      `${place}: the example ${JSON.stringify(example)} is none: ${parsed.error?.message}`,
    )
  }
  const inner = innerSchemas(schema).map(([key, part]) => checkExamples(part, `${place}.${key}`))
  return inner.reduce((sum, count) => sum + count, example === undefined ? 0 : 1)
}

function innerSchemas(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape as z.core.$ZodLooseShape)
  if (schema instanceof z.ZodArray) return [['[]', schema.element]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option, index) => [`|${index}`, option])
  if (schema instanceof z.ZodPipe)
    return [
      ['in', schema.in],
      ['out', schema.out],
    ]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [['?', schema.unwrap()]]
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodCatch) return [['?', schema.unwrap()]]
  return []
}

test('schemas keep what a generated client needs: integers, nullable prices, required fields', () => {
  const { EstateCard, Dictionaries, PostCallbackBody } = document.components.schemas
  assert.ok(EstateCard !== undefined)
  assert.ok(EstateCard.required?.includes('price_old'))
  assert.deepEqual(EstateCard.properties?.['price_old'], {
    anyOf: [{ type: 'integer', exclusiveMinimum: 0 }, { type: 'null' }],
    description: 'Before a reduction; null without one',
  })
  assert.ok(Dictionaries !== undefined)
  assert.deepEqual(PostCallbackBody?.required, ['name', 'phone'])
})

test('R188 the file of a form is a binary part of its multipart body, with the types it may have', () => {
  const contentOf = (path: string) => ({ ...operationOf(path, 'POST')?.requestBody?.content })
  const { 'multipart/form-data': multipart, ...others } = contentOf('/api/vacancies/application') as Record<
    string,
    object
  >
  for (const kind of ['application/json', 'application/x-www-form-urlencoded']) {
    assert.match(
      JSON.stringify(others[kind]),
      /"schema":\{"\$ref":"#\/components\/schemas\/PostApplicationBody"\}/,
    )
  }
  const text = JSON.stringify(multipart)
  assert.match(text, /"allOf":\[\{"\$ref":"#\/components\/schemas\/PostApplicationBody"\}/)
  assert.match(text, /"resume":\{"type":"string","format":"binary"/)
  assert.match(text, /"encoding":\{"resume":\{"contentType":"application\/pdf, application\/msword, /)
  assert.doesNotMatch(JSON.stringify(contentOf('/api/feedback/callback')), /binary/)
})
