import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { schemaText } from './schema-text.ts'

test('a schema reads as a developer would write it, with its explanations', () => {
  const shape = z.object({
    id: z.int().min(1).max(2_147_483_647),
    title: z.string().nullable().meta({ description: 'Plain text' }),
    kind: z.enum(['a', 'b']).optional(),
    tags: z.array(z.union([z.string(), z.boolean()])),
    point: z.tuple([z.number(), z.number()]),
    size: z.object({ width: z.int().min(1).max(100) }).meta({ description: 'In pixels' }),
  })
  assert.equal(
    schemaText(z.toJSONSchema(shape)),
    `{
  id: integer (≥ 1)
  title: string | null  // Plain text
  kind?: "a" | "b"
  tags: (string | boolean)[]
  point: [number, number]
  // In pixels
  size: {
    width: integer (≥ 1, ≤ 100)
  }
}`,
  )
})
