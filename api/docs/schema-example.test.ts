import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allEndpoints } from '#contract/all-endpoints.ts'
import { contractSchemas, schemaName } from './json-schemas.ts'
import { schemaExample } from './schema-example.ts'

test('an answer that is made up for the manual keeps the contract', () => {
  const schemas = contractSchemas()
  for (const listed of allEndpoints) {
    const schema = schemas[schemaName(listed, 'Answer')]
    if (listed.endpoint.file !== undefined) continue
    const made = schemaExample(schema, schemas)
    assert.ok(listed.endpoint.answer.safeParse(made).success, `${listed.name}: ${JSON.stringify(made)}`)
  }
})
