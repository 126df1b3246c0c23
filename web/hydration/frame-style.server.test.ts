import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withBrandStyle } from './frame-style.server.ts'

const tag = '<link rel="stylesheet" href="/assets/frame-a1.css#"/>'
const head = `<head>${tag}</head>`
const brand = ':root{--spruce:#123456}'
const textOf = (href: string) => (href === '/assets/frame-a1.css' ? '.a{color:red}' : undefined)

/** A place for files, and what it was given. */
function place(isShared: boolean) {
  const kept: string[] = []
  return {
    kept,
    keepFrameText: async (text: string, kind: string) => {
      kept.push(text)
      return { address: `/frame/x.${kind}`, isShared }
    },
  }
}

test('R1223 styles of every page and of the brand are one file, and the router finds its own link, which fetches nothing', async () => {
  const { kept, keepFrameText } = place(true)
  const made = await withBrandStyle(head, brand, { textOf, keepFrameText })
  assert.equal(
    made,
    '<head><link rel="stylesheet" href="/frame/x.css" data-brand/><link rel="stylesheet" href="/assets/frame-a1.css" disabled=""/><link rel="stylesheet" href="/assets/frame-a1.css#" disabled=""/></head>',
  )
  assert.deepEqual(kept, [`.a{color:red}${brand}`])
})

test('R1223 where no file can be kept, or the styles of every page are not known, the brand is in the page', async () => {
  const inPage = head.replace('</head>', `<style data-brand>${brand}</style></head>`)
  const { keepFrameText } = place(false)
  assert.equal(await withBrandStyle(head, brand, { textOf, keepFrameText }), inPage)
  const { keepFrameText: shared } = place(true)
  assert.equal(await withBrandStyle(head, brand, { textOf: () => undefined, keepFrameText: shared }), inPage)
  assert.equal(await withBrandStyle(head, '', { textOf, keepFrameText: shared }), head)
})
