import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainColours } from '#domain/brand-colours.ts'
import { readPdf } from '#tests/helpers/read-pdf.ts'
import { texts } from '#texts/texts.ts'
import type { DocumentJob } from './document-job.ts'
import { policyIn } from './policy-wording.ts'
import { documentThread, TooManyDocuments } from './document-thread.ts'

const operator = { name: 'Sample', phone: '', email: '', hours: '' }
const policy: DocumentJob = {
  kind: 'policy',
  ...policyIn('en', (language) => texts[language]),
  operator,
  keep: { leads: 1095, cv: 180 },
}

test('R377 a thread makes a document, and another one after its rest', async (t) => {
  const documents = documentThread()
  t.after(documents.close)
  const first = await documents.make(policy)
  assert.equal(readPdf(first).language, 'en-US')
  await documents.close()
  assert.deepEqual(await documents.make(policy), first)
})

test('R378 what is accepted counts, begun or not; an ended document makes room', async (t) => {
  const documents = documentThread({ longest: 2 })
  t.after(documents.close)
  const both = [documents.make(policy), documents.make(policy)]
  await assert.rejects(
    documents.make(policy),
    (error) => error instanceof TooManyDocuments && error.retryAfter > 0,
  )
  await Promise.all(both)
  assert.ok((await documents.make(policy)).byteLength > 10_000)
})

test('R377 a document that fails tells its own caller only', async (t) => {
  const documents = documentThread()
  t.after(documents.close)
  const file = Buffer.from('no picture')
  const words = {
    name: 'a',
    over: '',
    title: 'A',
    facts: [],
    line: '',
    isPrice: false,
    brand: { colours: plainColours, name: 'A', logo: null },
  }
  const shown = { kind: 'picture', src: '/media/a.jpg' } as const
  const failed = documents.make({ kind: 'share', words: { ...words, shown }, file })
  const next = documents.make(policy)
  await assert.rejects(failed)
  assert.ok((await next).byteLength > 10_000)
})

test('R377 a document that is never ready ends with its thread', async (t) => {
  const documents = documentThread({ timeoutMs: 0 })
  t.after(documents.close)
  await assert.rejects(documents.make(policy), /ended/)
})
