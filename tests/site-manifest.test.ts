import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../public')

type Manifest = {
  name: string
  start_url: string
  icons: { src: string; type: string; sizes: string }[]
}

test('the manifest of the site names icons that are there, in the sizes that it says', async () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'site.webmanifest'), 'utf8')) as Manifest
  assert.equal(manifest.name, 'Kerege')
  assert.equal(manifest.start_url, '/')
  for (const { src, type, sizes } of manifest.icons) {
    const { format, width, height } = await sharp(join(folder, src)).metadata()
    assert.ok(type.includes(format ?? '?'), src)
    if (sizes !== 'any') assert.equal(`${width}x${height}`, sizes, src)
  }
  const sizes = manifest.icons.map(({ sizes }) => sizes)
  assert.ok(sizes.includes('192x192') && sizes.includes('512x512'))
})
