import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { test } from 'node:test'
import { plainColours } from '#domain/brand-colours.ts'
import { promisify } from 'node:util'
import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { facesOf } from '../site-faces.ts'
import { fitted } from './fitted-text.ts'
import { shareDrawing } from './share-drawing.ts'
import { sharePicture } from './share-picture.ts'
import type { ShareWords } from './share-words.ts'
import { measure } from './typefaces.ts'

const faces = facesOf(undefined, null)

const words: ShareWords = {
  name: 'yard',
  over: 'Стройка',
  title: 'Двор',
  facts: [],
  line: '21 ноября 2026',
  isPrice: false,
  shown: null,
  brand: { colours: { main: '#1f3a6e', accent: '#8a1f4b' }, name: '', logo: null },
}

/** The texts of a drawing as a reader of XML finds them. */
function textsOf(svg: string): string[] {
  const found: string[] = []
  const parser = new SaxesParser()
  parser.on('text', (text) => void (text !== '' && found.push(text)))
  parser.write(svg).close()
  return found
}

test('whatever an editor writes is drawn as it stands', () => {
  const title = `<b>Двор</b> & "сад" 'Ә' \u0007\uD800 конец`
  const [over, ...lines] = textsOf(shareDrawing({ ...words, title, over: ']]><svg>' }, faces))
  assert.equal(over, ']]><svg>')
  assert.equal(lines.pop(), words.line)
  assert.equal(lines.join(' '), `<b>Двор</b> & "сад" 'Ә' \uFFFD конец`)
})

test('a title takes the largest size in which it fits, and ends with an ellipsis where none does', () => {
  const box = { width: 448, height: 300, face: faces.display, sizes: [68, 50, 34], leading: 1.14 } as const
  assert.deepEqual(fitted('Двор', box), { size: 68, lines: ['Двор'] })
  const long = fitted('Как мы считаем инсоляцию квартиры и почему южные окна важнее вида', box)
  assert.ok(long.size < 68 && long.lines.length * long.size * box.leading <= box.height)
  const endless = fitted('слово '.repeat(200), box)
  assert.equal(endless.size, 34)
  assert.match(endless.lines.at(-1) ?? '', /…$/)
  const word = fitted('ы'.repeat(90), box)
  for (const { size, lines } of [long, endless, word]) {
    for (const line of lines) assert.ok(measure(line, faces.display, size) <= box.width, line)
  }
})

/** How much ink the last line takes. */
async function inkOf(line: string): Promise<number> {
  const bytes = await sharePicture({ ...words, over: '', title: '', line }, null)
  const place = { left: 40, top: 530, width: 500, height: 80 }
  const data = await sharp(bytes).extract(place).greyscale().raw().toBuffer()
  return data.reduce((sum, value) => sum + 255 - value, 0)
}

test('Kazakh letters and ₸ come from our own fonts', async () => {
  const empty = await inkOf('')
  for (const letter of 'ӘәҒғҚқҢңӨөҰұҮүҺһІі₸') {
    assert.ok((await inkOf(letter)) > empty + 1_000, letter)
    assert.ok(measure(letter, faces.text, 1) > 0 && measure(letter, faces.display, 1) !== 0.8, letter)
  }
})

test('a picture that cannot be found leaves a drawing with the lattice', async () => {
  const shown = { kind: 'picture', src: '/media/gone.webp' } as const
  const { width, height } = await sharp(await sharePicture({ ...words, shown }, null)).metadata()
  assert.deepEqual([width, height], [1200, 630])
})

test('the words stand on white and what is shown beside them', async () => {
  const blue = { width: 512, height: 512, channels: 3, background: '#2b6cb0' } as const
  const file = await sharp({ create: blue }).png().toBuffer()
  const bytes = await sharePicture({ ...words, shown: { kind: 'picture', src: '/media/a.png' } }, file)
  const at = async (left: number, top: number) => [
    ...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  assert.deepEqual(await at(20, 20), [255, 255, 255])
  const [r = 255, g = 255, b = 255] = await at(1190, 10)
  assert.ok(Math.max(Math.abs(r - 0x2b), Math.abs(g - 0x6c), Math.abs(b - 0xb0)) < 8)
})

test('a machine without any fonts draws the same picture', async () => {
  const here = createHash('sha256')
    .update(await sharePicture(words, null))
    .digest('hex')
  const script = `
    const { sharePicture } = await import('#documents/share/share-picture.ts')
    const { createHash } = await import('node:crypto')
    const bytes = await sharePicture(${JSON.stringify(words)}, null)
    console.log(createHash('sha256').update(bytes).digest('hex'))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../..'),
    env: { FONTCONFIG_FILE: '/nowhere', FONTCONFIG_PATH: '/nowhere', HOME: '/nowhere' },
  })
  assert.equal(stdout.trim(), here)
})

test('R534 a picture of a link is in the colours of the company', async () => {
  assert.match(shareDrawing(words, faces), /fill="#1f3a6e"/)
  const own = shareDrawing({ ...words, shown: { kind: 'picture', src: '/media/a.jpg' } }, faces)
  const other = shareDrawing(
    {
      ...words,
      shown: { kind: 'picture', src: '/media/a.jpg' },
      brand: { ...words.brand, colours: plainColours },
    },
    faces,
  )
  assert.notEqual(own, other)
})

test('R539 a picture of a link shows the logo of the company, or its name', async () => {
  const place = { left: 40, top: 40, width: 500, height: 80 }
  const drawnAt = async (brand: Partial<ShareWords['brand']>) => {
    const bytes = await sharePicture({ ...words, brand: { ...words.brand, ...brand } }, null)
    return sharp(bytes).extract(place).raw().toBuffer()
  }
  const bare = await drawnAt({})
  assert.ok(bare.every((byte) => byte === 255))
  const box = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
  const logo = await drawnAt({ name: 'Двор', logo: `${box}<path fill="#f00" d="M0 0h10v10H0z"/></svg>` })
  // 50 pixels high, from the edge of the words on.
  const [red = 0, green = 255] = logo.subarray((30 * place.width + 40) * 3)
  assert.ok(red > 240 && green < 30)
  assert.deepEqual(
    textsOf(shareDrawing({ ...words, brand: { ...words.brand, name: '<Двор> & К' } }, faces))[0],
    '<Двор> & К',
  )
  assert.ok(!logo.equals(await drawnAt({ name: 'Двор' })))
})
