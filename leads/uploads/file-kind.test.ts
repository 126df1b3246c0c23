import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { compoundFile, docxFile, goodFiles, xlsxFile, zipFile } from '#tests/helpers/attachments.ts'
import { fileKind } from './file-kind.ts'

async function endingOf(file: Buffer): Promise<string | undefined> {
  return (await fileKind(file))?.endings[0]
}

test('A14 pdf, doc, docx, rtf and jpg are known by their content', async () => {
  for (const [ending, file] of Object.entries(goodFiles)) assert.equal(await endingOf(file), ending)
})

test('what is not a document of ours is refused, whatever it holds inside', async () => {
  const files: Record<string, Buffer> = {
    nothing: Buffer.alloc(0),
    text: Buffer.from('Резюме'),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    program: Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(200)]),
    png: Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex'),
    workbook: xlsxFile(),
    archive: zipFile([{ name: 'cv.pdf', content: goodFiles.pdf }]),
    'archive with a folder word': zipFile([{ name: 'word/document.xml', content: '<w:document/>' }]),
    'document with macros': zipFile([
      {
        name: '[Content_Types].xml',
        content: '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
      },
      { name: 'word/document.xml', content: '' },
    ]),
    'broken document': docxFile().subarray(0, -30),
    'old workbook': compoundFile(['Workbook']),
    'compound file cut short': goodFiles.doc.subarray(0, 700),
    'head of a compound file': goodFiles.doc.subarray(0, 32),
  }
  for (const [name, file] of Object.entries(files)) assert.equal(await endingOf(file), undefined, name)
})

test('a document that says it unpacks to far more than a document is refused, without unpacking it', async () => {
  const entry = (claims: number) => ({ name: 'word/media/image1.bin', content: 'x', claims })
  assert.equal(await endingOf(docxFile([entry(9_000_000)])), 'docx')
  assert.equal(await endingOf(docxFile([entry(9_000_000), entry(9_000_000)])), undefined)
  const noise = { name: 'word/media/noise.bin', content: randomBytes(2_000_000) }
  assert.equal(await endingOf(docxFile([noise, entry(37_000_000)])), 'docx')
  assert.equal(await endingOf(docxFile([noise, entry(41_000_000)])), undefined)
  const zeros = { name: '[Content_Types].xml', content: Buffer.alloc(20 * 2 ** 20) }
  assert.equal(await endingOf(zipFile([zeros, { name: 'word/document.xml', content: '' }])), undefined)
})

test('R704 a document that unpacks to more than 20 times its size is refused, whatever it says', async () => {
  // 40 MB of nothing in 40 KB, in one part and in many that are harmless each.
  const name = 'word/media/image1.bin'
  assert.equal(await endingOf(docxFile([{ name, content: Buffer.alloc(40_000_000) }])), undefined)
  const parts = Array.from({ length: 40 }, (_, index) => ({
    name: `word/media/image${index}.bin`,
    content: Buffer.alloc(1_000_000),
  }))
  assert.equal(await endingOf(docxFile(parts)), undefined)
})

test('R417 a document that lies about what it unpacks to is refused, wherever it lies', async () => {
  const name = 'word/media/image1.bin'
  const zeros = Buffer.alloc(9_000_000)
  assert.equal(await endingOf(docxFile([{ name, content: zeros }])), 'docx')
  assert.equal(await endingOf(docxFile([{ name, content: zeros, claims: 1000 }])), undefined)
  const stored = { name, content: 'four', method: 0 }
  assert.equal(await endingOf(docxFile([stored])), 'docx')
  assert.equal(await endingOf(docxFile([{ ...stored, claims: 3 }])), undefined)
  assert.equal(await endingOf(docxFile([{ ...stored, method: 9 }])), undefined, 'another way to pack')
  const many = Array.from({ length: 20_000 }, (_, index) => ({ name: `word/${index}`, content: '' }))
  assert.equal(await endingOf(docxFile(many)), undefined, 'more parts than any document has')
})

test('the directory of a compound file is found wherever it lies, and a circle in it ends', async () => {
  const many = Array.from({ length: 20 }, (_, step) => `Stream ${step}`)
  assert.equal(await endingOf(compoundFile([...many, 'WordDocument'])), 'doc')
  assert.equal(await endingOf(compoundFile(['WordDocument'], 18_000)), 'doc')
  const circle = compoundFile(['Workbook'])
  circle.writeUInt32LE(1, 512 + 4)
  assert.equal(await endingOf(circle), undefined)
})

test('a file with any byte changed is judged without breaking', async () => {
  const broken = fc.tuple(fc.constantFrom('doc', 'docx'), fc.nat(), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(broken, async ([kind, place, value]) => {
      const file = Buffer.from(goodFiles[kind])
      file[place % file.length] = value
      await fileKind(file)
    }),
    { numRuns: 500 },
  )
})
