import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Hono } from 'hono'
import sharp from 'sharp'
import { checkContentFolder, importContentFolder } from '#content/import-folder.ts'
import { ContentError } from '#content/problem.ts'
import { iconFiles } from '#contract/icons.ts'
import { pages } from '#contract/pages.ts'
import { readSetting } from '#database/settings.ts'
import { documentThread } from '#documents/document-thread.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { iconAnswers } from '#server/files/icon-files.ts'
import { madeFile } from '#server/files/media-folder.ts'
import { staticFiles } from '#server/http/static-files.ts'
import type { ServerContext } from '#server/middleware/request-log.ts'
import { changedFile, contentFolderWith } from './helpers/content-folder.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'
import { temporaryFolder } from './helpers/servers/server.ts'

const named = (file: string) => changedFile('company.yaml', 'credit: null', `credit: null\nicon: ${file}`)

/** A mark in the middle of its ground, as a PNG. */
function png(width: number, height = width): Promise<Buffer> {
  const mark = `<svg width="${Math.round(width / 2)}" height="${Math.round(height / 2)}"><rect width="100%" height="100%" fill="#fff"/></svg>`
  return sharp({ create: { width, height, channels: 3, background: '#0a64c8' } })
    .composite([{ input: Buffer.from(mark) }])
    .png()
    .toBuffer()
}

async function pixelOf(bytes: ArrayBuffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(bytes)).raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
}

eachDatabase(
  'R700 a PNG becomes the icons of tabs, home screens and the manifest, no restart',
  async (db, _, t) => {
    const { bothWays, index } = await sampleApi(t, db)
    const apiClient = createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget)))
    const render = await samplePages(apiClient)
    const data = temporaryFolder(t)
    const media = join(data, 'media')
    const folder = contentFolderWith(t, { ...named('brand/icon.png'), 'brand/icon.png': await png(700) })
    await importContentFolder(db, folder, { media, removeProjects: true, avifLater: true })
    await index.refresh()
    const picture = await readSetting(db, 'icon_picture')
    assert.ok(picture)

    const request = new Request(`http://localhost${pages.home('kk')}`)
    const html = await (await render({ request, scheme: 'http', clientAddress: '', requestId: '' })).text()
    const [, tab = ''] = /<link rel="icon" href="data:image\/png;base64,([^"]+)"/.exec(html) ?? []
    const { width, height } = await sharp(Buffer.from(tab, 'base64')).metadata()
    assert.deepEqual([width, height], [48, 48])
    assert.ok(!html.includes(picture.src))

    const documents = documentThread()
    t.after(documents.close)
    const settings = { files: [data], documents, queue: { admit: async () => {} } }
    const icons = new Hono<ServerContext>().get('*', iconAnswers(apiClient, settings))
    for (const { path, side, look } of iconFiles) {
      if (look === 'tab') continue
      const bytes = await (await icons.request(path)).arrayBuffer()
      const { width, height, format } = await sharp(Buffer.from(bytes)).metadata()
      assert.deepEqual([width, height, format], [side, side, 'png'], path)
      assert.deepEqual(await pixelOf(bytes, 0, 0), [10, 100, 200], path)
      assert.deepEqual(await pixelOf(bytes, side / 2, side / 2), [255, 255, 255], path)
      // Systems cut a maskable icon: its mark is smaller, and the ground goes on.
      const inMark = Math.round(side * 0.28)
      const isSmaller = look === 'maskable'
      assert.deepEqual(await pixelOf(bytes, inMark, inMark), isSmaller ? [10, 100, 200] : [255, 255, 255])
    }
    const file = await new Hono().get('*', staticFiles([], madeFile(media))).request(picture.src)
    assert.equal(file.headers.get('content-type'), 'image/webp')

    // Without the file the plain icon stands in, and is not kept.
    const bare = new Hono<ServerContext>().get('*', iconAnswers(apiClient, { ...settings, files: [] }))
    const standIn = await bare.request('/icon-192.png')
    assert.match(standIn.headers.get('Cache-Control') ?? '', /no-store/)
    assert.notDeepEqual(await pixelOf(await standIn.arrayBuffer(), 96, 0), [10, 100, 200])

    // The same icon is not made again, and one that is a drawing takes its place.
    const made = readdirSync(media)
    await importContentFolder(db, folder, { media, avifLater: true })
    assert.deepEqual(readdirSync(media), made)
    const drawn =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h20v10z"/></svg>'
    const other = contentFolderWith(t, { ...named('brand/icon.svg'), 'brand/icon.svg': drawn })
    await importContentFolder(db, other, { media, avifLater: true })
    assert.equal(await readSetting(db, 'icon_picture'), null)
    assert.match((await readSetting(db, 'icon')) ?? '', /viewBox="0 -5 20 20"/)
  },
)

test('R700 the check refuses an icon that cannot be used, by its file', async (t) => {
  const folder = contentFolderWith(t, { ...named('brand/icon.png'), 'brand/icon.png': await png(300) })
  await assert.rejects(checkContentFolder(folder, temporaryFolder(t)), (error) => {
    assert.ok(error instanceof ContentError)
    const problems = error.problems.map(({ file, message }) => `${file.slice(folder.length + 1)}: ${message}`)
    assert.deepEqual(problems, ['brand/icon.png: has 300 by 300 pixels, and needs 512 by 512 at least'])
    return true
  })
})
