import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { frameFilePath, maxFrameFiles } from '#contract/frame-files.ts'
import { frameValue } from './frame-value.ts'
import { keepFrame } from './keep-frame.server.ts'

/** Sends a value as the loader of a document does, and reads it as the page does. */
async function shown(value: object) {
  const keepFrameText = async (text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 32)
    return { address: frameFilePath(hash, 'json'), isShared: true }
  }
  return frameValue(await keepFrame({ keepFrameText, isDocument: true }, JSON.stringify(value)))
}

test('R433 texts that many pages say are read once, and what was read is not kept for ever', async () => {
  const texts = { 'common.brand': 'Sample' }
  const first = await shown(texts)
  assert.deepEqual(first, texts)
  assert.equal(await shown(texts), first)
  for (let number = 0; number < maxFrameFiles; number++) await shown({ 'common.brand': String(number) })
  assert.notEqual(await shown(texts), first)
})
