import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import sharp from 'sharp'
import { findCompanyPictures } from '#database/catalogue/dictionaries.ts'
import type { Database } from '#database/open.ts'
import { keepLeft } from '#media/pictures/left-pictures.ts'
import { finishPictures, makeShown } from '#media/pictures/own-pictures.ts'
import { storePicture } from '#media/pictures/store-picture.ts'
import { madeFile } from '#server/files/media-folder.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { changedFile, contentFolderWith } from '#tests/helpers/content-folder.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi } from '#tests/helpers/servers/sample-api.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { checkContentFolder, finishFolder, importContentFolder } from '#content/import-folder.ts'
import { ContentError } from '#content/problem.ts'
import { readContent } from '#content/read-content.ts'

/** A photograph of one colour. */
function photo(background: string, width = 900, height = 600) {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** The records of these pictures. */
function records(...names: readonly string[]): string {
  const alt = { ru: 'На картинке дом', kk: 'Суретте үй', en: 'The house' }
  return JSON.stringify(
    Object.fromEntries(names.map((name) => [name, { alt, project: null, kind: 'hero' }])),
    null,
    1,
  )
}

const names = ['street', 'above', 'yard'] as const

/** The cover of the only article, in the database. */
async function cover(db: Database): Promise<{ src: string; srcset_avif: string }> {
  const { cover } = await db.selectFrom('articles').select('cover').executeTakeFirstOrThrow()
  return JSON.parse(cover) as { src: string; srcset_avif: string }
}

/** What an import refuses, by lines, with paths relative to the folder. */
async function refused(work: Promise<unknown>, folder: string): Promise<string[]> {
  const error = await work.then(
    () => assert.fail('it was taken'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ContentError)) throw error
  return error.message.split('\n').map((line) => line.replace(`${folder}/`, ''))
}

eachDatabase('R478 R480 a picture added while the site runs is shown after the import', async (db, _, t) => {
  const { api, index } = await sampleApi(t, db, { rows: {} })
  const shownCover = async () => {
    await index.refresh()
    const { data } = (await (await api.request('/api/articles')).json()) as {
      data: { cover: { src: string; srcset: string; srcset_avif: string } }[]
    }
    return data[0]?.cover ?? assert.fail('no article')
  }
  const media = temporaryFolder(t)
  const site = new Hono().get('*', staticFiles([], madeFile(media)))
  const folder = contentFolderWith(t)
  await importContentFolder(db, folder, { media })
  const { src: before } = await shownCover()

  rmSync(join(folder, 'media/street.png'))
  await photo('#134a45').jpeg().toFile(join(folder, 'media/street.JPG'))
  const progress: string[] = []
  const { made, unfinished } = await importContentFolder(db, folder, {
    media,
    onPicture: (done, total, name) => progress.push(`${done}/${total} ${name}`),
  })
  assert.deepEqual([made, unfinished], [1, []])
  // Three to look at, then the AVIF files of the new one.
  assert.deepEqual([progress.length, progress.at(-1)], [4, '1/1 street'])
  const after = await shownCover()
  assert.notEqual(after.src, before)
  const addresses = [after.srcset, after.srcset_avif].flatMap((list) =>
    list.split(', ').map((each) => each.split(' ')[0] ?? ''),
  )
  assert.equal(addresses.length, 6)
  for (const address of [...addresses, before]) {
    const response = await site.request(address)
    assert.equal(response.status, 200, address)
    assert.equal(response.headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
    assert.match(response.headers.get('Content-Type') ?? '', /^image\/(webp|avif)$/)
    assert.ok((await response.arrayBuffer()).byteLength > 0)
  }
  for (const file of readdirSync(media).filter((name) => name.endsWith('.json')))
    assert.notEqual((await site.request(`/media/${file}`)).status, 200, file)
})

eachDatabase(
  'R702 the words over the picture of the home page are light where it is dark, as soon as it is shown',
  async (db, _, t) => {
    const media = temporaryFolder(t)
    const home = changedFile(
      'company.yaml',
      'credit: null',
      'credit: null\npictures: { home: { picture: street } }',
    )
    const tone = async (colour: string) => {
      const folder = contentFolderWith(t, {
        ...home,
        'media/street.png': await photo(colour).png().toBuffer(),
      })
      await importContentFolder(db, folder, { media, avifLater: true })
      return (await findCompanyPictures(db, 'kk')).home?.text
    }
    assert.equal(await tone('#0b2a3c'), 'light')
    assert.equal(await tone('#e8eef2'), undefined)
  },
)

eachDatabase('R479 a new picture is shown in WebP before its AVIF files are there', async (db, _, t) => {
  const media = temporaryFolder(t)
  const looks: Promise<{ cover: string | null } | undefined>[] = []
  await importContentFolder(db, contentFolderWith(t), {
    media,
    onPicture: () => looks.push(db.selectFrom('articles').select('cover').executeTakeFirst()),
  })
  const shown = (await Promise.all(looks)).flatMap((row) => row?.cover ?? [])
  assert.ok(shown.length > 0)
  for (const text of shown) assert.match(text, /"srcset_avif": ?""/)
  assert.match((await cover(db)).srcset_avif, /\.avif 8w$/)
})

eachDatabase('R478 an import makes only what is new', async (db, _, t) => {
  const media = temporaryFolder(t)
  const folder = contentFolderWith(t)
  assert.equal((await importContentFolder(db, folder, { media })).made, 3)
  assert.equal((await importContentFolder(db, folder, { media })).made, 0)
  const lost = readdirSync(media).find((file) => /^yard.*\.avif$/.test(file)) ?? ''
  rmSync(join(media, lost))
  assert.equal((await importContentFolder(db, folder, { media })).made, 1)
  assert.ok(readdirSync(media).includes(lost))
})

eachDatabase('R481 a broken picture is named, and the old one stays', async (db, _, t) => {
  const media = temporaryFolder(t)
  const folder = contentFolderWith(t)
  await importContentFolder(db, folder, { media })
  const before = await cover(db)
  const whole = await photo('#a93f26').webp({ lossless: true }).toBuffer()
  const cases: [file: string, bytes: Uint8Array | string, problem: RegExp][] = [
    ['street.png', 'no picture', /^media\/street\.png: is not a picture in JPEG, PNG, WebP, AVIF or SVG$/],
    [
      'street.png',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      /^media\/street\.png: needs a viewBox of four numbers$/,
    ],
    [
      'street.png',
      '<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      /^media\/street\.png: draws nothing$/,
    ],
    ['street.png', whole.subarray(0, whole.length / 2), /^media\/street\.png: /],
    [
      'street.png',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0heicmif1')]),
      /^media\/street\.png: is HEIC, which cannot be read here: save it as JPEG$/,
    ],
  ]
  for (const [file, bytes, problem] of cases) {
    writeFileSync(join(folder, 'media', file), bytes)
    const [line = '', ...more] = await refused(importContentFolder(db, folder, { media }), folder)
    assert.match(line, problem)
    assert.deepEqual(more, [])
    assert.deepEqual(await refused(checkContentFolder(folder, media), folder), [line])
    assert.deepEqual(await cover(db), before)
    for (const name of readdirSync(media)) assert.ok(!name.endsWith('.part'), name)
  }
})

eachDatabase('R478 a dry run makes no picture', async (db, _, t) => {
  const media = temporaryFolder(t)
  const folder = contentFolderWith(t)
  await importContentFolder(db, folder, { media, dryRun: true })
  assert.deepEqual(readdirSync(media), [])
  await importContentFolder(db, folder, { media })
  for (const file of readdirSync(media).filter((name) => name.endsWith('.avif'))) rmSync(join(media, file))
  const before = readdirSync(media)
  assert.equal((await importContentFolder(db, folder, { media, dryRun: true })).made, 0)
  assert.deepEqual(readdirSync(media), before)
})

eachDatabase(
  'R478 a picture that comes while others are made is not shown before it is made',
  async (db, _, t) => {
    const png = await photo('#fff', 9, 9).png().toBuffer()
    for (const moment of ['the first picture is made', 'the AVIF files are made'] as const) {
      const media = temporaryFolder(t)
      const folder = contentFolderWith(t)
      let calls = 0
      const importing = importContentFolder(db, folder, {
        media,
        onPicture() {
          calls++
          if (calls !== (moment === 'the first picture is made' ? 1 : names.length + 1)) return
          writeFileSync(join(folder, 'media/roof.png'), png)
          writeFileSync(join(folder, 'media/pictures.json'), records(...names, 'roof'))
        },
      })
      const line = 'media/roof.png: came during the import: import once more'
      if (moment === 'the first picture is made') {
        assert.deepEqual(await refused(importing, folder), [line])
        continue
      }
      const { unfinished } = await importing
      assert.match(unfinished.map(({ message }) => message).join(), /was changed since its import/)
      assert.ok(existsSync(join(media, 'left.json')))
      assert.match((await cover(db)).srcset_avif, /^$/)
    }
  },
)

/** The problems of a folder, with paths relative to it. */
function problemsOf(t: TestContext, files: Parameters<typeof contentFolderWith>[1]): Promise<string[]> {
  const folder = contentFolderWith(t, files)
  return refused(
    Promise.resolve().then(() => readContent(folder)),
    folder,
  )
}

test('R478 records and originals that do not fit are named by file, line and field', async (t) => {
  const png = await photo('#fff', 9, 9).png().toBuffer()
  assert.deepEqual(await problemsOf(t, { 'media/roof.png': png }), [
    'media/roof.png: has no record in media/pictures.json: its text in three languages, project and kind',
  ])
  const [missing = ''] = await problemsOf(t, { 'media/pictures.json': records(...names, 'roof') })
  assert.match(missing, /^media\/pictures\.json:\d+: roof: there is no picture of that name in media/)
  const [twice = ''] = await problemsOf(t, { 'media/yard.webp': png })
  assert.match(twice, /^media\/pictures\.json:\d+: yard: there are two, yard\.png and yard\.webp/)
  assert.deepEqual(
    await problemsOf(t, {
      'media/pictures.json': records(...names).replace('"kk": "Суретте үй"', '"kk": " "'),
    }),
    ['media/pictures.json:5: street.alt in kk: must not be empty'],
  )
})

eachDatabase('R517 mistakes of records and all bad pictures are told at once', async (db, _, t) => {
  const media = temporaryFolder(t)
  const folder = contentFolderWith(t, { ...changedFile('cities/almaty.yaml', 'kk: Алматы, ', '') })
  for (const name of ['street', 'yard']) writeFileSync(join(folder, `media/${name}.png`), 'no picture')
  const lines = await refused(checkContentFolder(folder, media), folder)
  assert.deepEqual(
    lines.map((line) => line.slice(0, line.indexOf(':'))),
    ['cities/almaty.yaml', 'media/street.png', 'media/yard.png'],
  )
  for (const dryRun of [true, false])
    assert.deepEqual(await refused(importContentFolder(db, folder, { media, dryRun }), folder), lines)
  assert.deepEqual(existsSync(media) ? readdirSync(media) : [], [])
})

eachDatabase('R518 AVIF files that were left for later are made by a later run', async (db, _, t) => {
  const media = temporaryFolder(t)
  const folder = contentFolderWith(t)
  assert.equal(await finishFolder(db, media), null)
  await importContentFolder(db, folder, { media, avifLater: true })
  assert.equal((await cover(db)).srcset_avif, '')
  assert.ok(readdirSync(media).every((file) => !file.endsWith('.avif')))
  assert.equal(
    await finishFolder(db, media),
    'pictures: AVIF files of 3 made, and their names are on the site',
  )
  assert.match((await cover(db)).srcset_avif, /\.avif 8w$/)
  assert.equal(await finishFolder(db, media), null)
  assert.equal((await importContentFolder(db, folder, { media })).made, 0)
})

eachDatabase(
  'R518 a run that was interrupted between AVIF files and their names is finished',
  async (db, _, t) => {
    const media = temporaryFolder(t)
    const folder = contentFolderWith(t)
    await importContentFolder(db, folder, { media, avifLater: true })
    const places = { shipped: {}, made: pathToFileURL(`${media}/`) }
    assert.equal((await finishPictures(readContent(folder).pictures, places)).made, 3)
    assert.equal((await cover(db)).srcset_avif, '')
    assert.equal(
      await finishFolder(db, media),
      'pictures: AVIF files of 0 made, and their names are on the site',
    )
    assert.match((await cover(db)).srcset_avif, /\.avif 8w$/)
    assert.equal(await finishFolder(db, media), null)
  },
)

eachDatabase(
  'R994 two imports of one folder at a time, as of the site and of staff, do not take each other for a change of it',
  async (db, _, t) => {
    const media = temporaryFolder(t)
    const folder = contentFolderWith(t)
    const both = await Promise.all([1, 2].map(() => importContentFolder(db, folder, { media })))
    assert.deepEqual(
      both.map(({ unfinished }) => unfinished),
      [[], []],
    )
    assert.match((await cover(db)).srcset_avif, /\.avif 8w$/)
    // Another import brings the AVIF files after this run has read that they are left.
    const names = readContent(folder).pictures.map(({ name }) => name)
    keepLeft(media, { folder, names })
    assert.equal(await finishFolder(db, media), null)
  },
)

eachDatabase('R518 what editors have changed since the import waits for their word', async (db, _, t) => {
  const media = temporaryFolder(t)
  const folder = contentFolderWith(t)
  await importContentFolder(db, folder, { media, avifLater: true })
  const cities = () => db.selectFrom('cities').selectAll().orderBy('id').execute()
  const before = [await cover(db), await cities()]
  const file = 'cities/almaty.yaml'
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace('Almaty', 'Elsewhere'))
  assert.match((await finishFolder(db, media)) ?? '', /was changed since its import/)
  assert.deepEqual([await cover(db), await cities()], before)
})

eachDatabase(
  'R518 what editors change while AVIF files are made waits for their word too',
  async (db, _, t) => {
    const media = temporaryFolder(t)
    const folder = contentFolderWith(t)
    await importContentFolder(db, folder, { media, avifLater: true })
    const cities = () => db.selectFrom('cities').selectAll().orderBy('id').execute()
    const before = [await cover(db), await cities()]
    const finishing = finishFolder(db, media)
    while (!readdirSync(media).some((file) => file.endsWith('.avif'))) await wait(5)
    const file = 'cities/almaty.yaml'
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace('Almaty', 'Elsewhere'))
    assert.match((await finishing) ?? '', /was changed since its import/)
    assert.deepEqual([await cover(db), await cities()], before)
  },
)

eachDatabase(
  'R518 an import brings nothing that editors change while it makes AVIF files, and removes no house for it',
  async (db, _, t) => {
    const media = temporaryFolder(t)
    const folder = contentFolderWith(t)
    const rows = async () => [
      await db.selectFrom('cities').selectAll().orderBy('id').execute(),
      await db.selectFrom('houses').select('slug').orderBy('id').execute(),
    ]
    await importContentFolder(db, contentFolderWith(t, {}), { media: temporaryFolder(t), avifLater: true })
    const before = await rows()
    const importing = importContentFolder(db, folder, { media, removeProjects: true })
    while (!readdirSync(media).some((file) => file.endsWith('.avif'))) await wait(5)
    const file = 'cities/almaty.yaml'
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace('Almaty', 'Elsewhere'))
    const houses = readdirSync(join(folder, 'houses'))
    rmSync(join(folder, 'houses', houses.at(-1) ?? ''))
    const { unfinished } = await importing
    assert.match(unfinished.map(({ message }) => message).join(), /was changed since its import/)
    assert.deepEqual(await rows(), before)
  },
)

eachDatabase(
  'R518 what editors change during the last look at the folder waits for their word too',
  async (db, _, t) => {
    const folder = contentFolderWith(t)
    const file = join(folder, 'cities/almaty.yaml')
    let isLast = false
    let isEdited = false
    // The first query after the last AVIF file is that of the look.
    const watched = db.withPlugin({
      transformQuery({ node }) {
        if (isLast && !isEdited)
          writeFileSync(file, readFileSync(file, 'utf8').replace('Almaty', 'Elsewhere'))
        isEdited ||= isLast
        return node
      },
      transformResult: async ({ result }) => result,
    })
    let looked = 0
    await importContentFolder(watched, folder, {
      media: temporaryFolder(t),
      onPicture: () => (isLast = ++looked === 2 * names.length),
    })
    assert.ok(isEdited)
    assert.match((await cover(db)).srcset_avif, /\.avif 8w$/)
    assert.doesNotMatch(JSON.stringify(await db.selectFrom('cities').selectAll().execute()), /Elsewhere/)
  },
)

test('R564 links and what is not a file are never read from a content folder, and neither is a text without end', async (t) => {
  const outside = temporaryFolder(t)
  const photoOutside = join(outside, 'photo.png')
  await photo('#345678').png().toFile(photoOutside)
  const media = temporaryFolder(t)
  const problemsOf = async (change: (folder: string) => void) => {
    const folder = contentFolderWith(t)
    change(folder)
    return refused(checkContentFolder(folder, media), folder)
  }
  const inPlaceOf = (file: string, put: (path: string) => void) => (folder: string) => {
    rmSync(join(folder, file), { recursive: true })
    put(join(folder, file))
  }
  const linkTo = (target: string) => (path: string) => symlinkSync(target, path)
  const isLink = 'is a link: put the file itself in its place'
  assert.deepEqual(await problemsOf(inPlaceOf('media/yard.png', linkTo(photoOutside))), [
    `media/yard.png: ${isLink}`,
  ])
  assert.deepEqual(await problemsOf(inPlaceOf('media/yard.png', linkTo('/dev/zero'))), [
    `media/yard.png: ${isLink}`,
  ])
  const pipe = (path: string) => assert.equal(spawnSync('mkfifo', [path]).status, 0)
  assert.deepEqual(await problemsOf(inPlaceOf('media/yard.png', pipe)), ['media/yard.png: is not a file'])
  assert.ok((await problemsOf(inPlaceOf('features.yaml', pipe))).includes('features.yaml: is not a file'))
  const linked = await problemsOf(inPlaceOf('features.yaml', linkTo('/dev/zero')))
  assert.ok(linked.includes(`features.yaml: ${isLink}`))
  const long = await problemsOf((folder) =>
    writeFileSync(join(folder, 'features.yaml'), '#'.repeat(5_000_001)),
  )
  assert.ok(long.includes('features.yaml: is larger than 5 MB'))
  const whole = await problemsOf((folder) => {
    renameSync(join(folder, 'media'), join(outside, 'media'))
    symlinkSync(join(outside, 'media'), join(folder, 'media'))
  })
  assert.ok(whole.includes('media: does not belong into a content folder'), whole.join('\n'))
})

test('R519 two runs at once in one folder make the same whole files', async (t) => {
  const folder = temporaryFolder(t)
  const path = join(folder, 'wide.png')
  await photo('#a93f26', 700).png().toFile(path)
  const original = { alt: { ru: 'Дом', kk: 'Үй', en: 'House' }, project: null, kind: 'hero' } as const
  const places = { shipped: {}, made: pathToFileURL(`${folder}/made/`) }
  const source = { name: 'wide', original, path }
  const both = async (work: typeof makeShown) =>
    (await Promise.all([work([source], places), work([source], places)])).map(
      ({ pictures }) => pictures['wide'],
    )
  const [first, second] = await both(makeShown)
  assert.deepEqual(first, second)
  const [whole, same] = await both(finishPictures)
  assert.deepEqual(whole, same)
  const files = readdirSync(places.made)
  assert.deepEqual([files.length, files.filter((file) => file.endsWith('.part'))], [5, []])
  for (const file of files.filter((file) => !file.endsWith('.json')))
    assert.ok((await sharp(join(folder, 'made', file)).metadata()).width > 0, file)
})

test('R519 a file that cannot be stored leaves nothing behind', async (t) => {
  const folder = temporaryFolder(t)
  mkdirSync(join(folder, 'taken.webp'))
  await assert.rejects(storePicture(pathToFileURL(`${folder}/`), 'taken.webp', 'bytes'))
  assert.deepEqual(readdirSync(folder), ['taken.webp'])
})

test('R478 a folder may describe its pictures in YAML', (t) => {
  const text = "alt: { ru: 'Дом', kk: 'Үй', en: House }\n  project: null\n  kind: hero\n"
  const yaml = names.map((name) => `${name}:\n  ${text}`).join('')
  const folder = contentFolderWith(t, { 'media/pictures.json': null, 'media/pictures.yaml': yaml })
  assert.equal(readContent(folder).pictures.length, 3)
})

test('R482 a photograph of twelve megapixels, turned by its camera, is usable in WebP', async (t) => {
  const folder = temporaryFolder(t)
  const path = join(folder, 'wide.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#000', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path)
  const original = { alt: { ru: 'Дом', kk: 'Үй', en: 'House' }, project: null, kind: 'hero' } as const
  const run = await makeShown([{ name: 'wide', original, path }], {
    shipped: {},
    made: pathToFileURL(`${folder}/made/`),
  })
  assert.deepEqual(run.broken, [])
  const { wide } = run.pictures
  assert.deepEqual([wide?.width, wide?.height, wide?.srcset_avif], [3000, 4000, ''])
  assert.match(wide?.srcset ?? '', /-2560\.webp 2560w$/)
})

/** A PDF of two pages, 300 by 200 points: the first one of this colour with a white left half, the other one black. */
function pdf(colour: string): string {
  const page = (contents: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents ${contents} 0 R>>`
  const stream = (shapes: string) => `<</Length ${shapes.length}>>stream\n${shapes}\nendstream`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    page(5),
    page(6),
    stream(`${colour} rg 150 0 150 200 re f`),
    stream('0 0 0 rg 0 0 300 200 re f'),
  ]
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.4\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`
}

test('R668 the first page of a PDF is a plan, and no other picture; one that cannot be drawn is named', async (t) => {
  const folder = temporaryFolder(t)
  const places = { shipped: {}, made: pathToFileURL(`${folder}/made/`) }
  const alt = { ru: 'План', kk: 'Жоспар', en: 'Plan' }
  const shown = (name: string, bytes: string, kind: 'plan' | 'hero') => {
    const path = join(folder, `${name}.pdf`)
    writeFileSync(path, bytes)
    const plans = kind === 'plan' ? { plans: [name] } : {}
    return makeShown([{ name, original: { alt, project: null, kind, ...plans }, path }], places)
  }
  const { broken, pictures } = await shown('good', pdf('0 0.5 0'), 'plan')
  assert.deepEqual(broken, [])
  assert.deepEqual([pictures['good']?.width, pictures['good']?.height], [2560, 1706])
  const file = readdirSync(places.made).find((each) => each.endsWith('-2560.webp')) ?? ''
  const { data, info } = await sharp(join(folder, 'made', file))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colourAt = (x: number) => {
    const at = (Math.floor(info.height / 2) * info.width + x) * info.channels
    return [...data.subarray(at, at + 3)]
  }
  for (const [x, colour] of [
    [200, [255, 255, 255]],
    [2300, [0, 128, 0]],
  ] as const)
    for (const [index, part] of colourAt(x).entries())
      assert.ok(Math.abs(part - (colour[index] ?? 0)) < 6, `${x}: ${colourAt(x).join()}`)

  const refusals: [bytes: string, kind: 'plan' | 'hero', problem: RegExp][] = [
    ['%PDF-1.7 and nothing else', 'plan', /^is PDF whose first page cannot be drawn: /],
    [pdf('1 0 0'), 'hero', /^is not a picture in JPEG, PNG, WebP, AVIF or SVG$/],
  ]
  for (const [index, [bytes, kind, problem]] of refusals.entries()) {
    const { broken: named } = await shown(`bad-${index}`, bytes, kind)
    assert.match(named[0]?.problem ?? '', problem)
  }
})
