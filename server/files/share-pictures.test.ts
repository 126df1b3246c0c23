import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, type TestContext } from 'node:test'
import { plainColours } from '#domain/brand-colours.ts'
import { Hono } from 'hono'
import sharp from 'sharp'
import { getArticle } from '#contract/articles.ts'
import { getComplex } from '#contract/complexes.ts'
import { getEstate } from '#contract/estates.ts'
import { getPromotion } from '#contract/promotions.ts'
import type { ShareSubject } from '#contract/share-pictures.ts'
import { bumpContentVersion } from '#database/contents/content-state.ts'
import type { Database } from '#database/open.ts'
import { documentThread } from '#documents/document-thread.ts'
import { type Language, languages } from '#domain/languages.ts'
import { texts } from '#texts/texts.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { sampleApi, unit } from '#tests/helpers/servers/sample-api.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { createApiClient } from '../api-client/api-client.ts'
import { parseEnv } from '../env.ts'
import { type RenderQueue, renderQueue, TooBusy } from '../http/render-queue.ts'
import { inProcessApi } from '../api-client/in-process-api.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import type { OtherPictures } from './passed-on-pictures.ts'
import { shareNaming, sharePictures } from './share-pictures.ts'

const documents = documentThread()
after(documents.close)

const publicFiles = join(import.meta.dirname, '../../public')
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><path d="M0 0h80v60H0z" /></svg>'

/** The pictures of links over the sample site, the names that pages give them, and a way to change the content. */
async function site(
  t: TestContext,
  db: Database,
  {
    hasPictures = true,
    colours = plainColours,
    otherPictures,
    queue = renderQueue(parseEnv({})),
  }: {
    hasPictures?: boolean
    colours?: typeof plainColours
    otherPictures?: OtherPictures
    queue?: Pick<RenderQueue, 'admit'>
  } = {},
) {
  const folder = temporaryFolder(t)
  const { bothWays } = await sampleApi(t, db)
  let forget = () => {}
  const apiClient = createApiClient(inProcessApi(bothWays, (clear) => (forget = clear)))
  const answer = sharePictures(apiClient, {
    numberStyle: 'spec',
    files: [publicFiles, folder],
    otherPictures,
    documents,
    queue,
  })

  /** The name that a page gives the picture of a subject, whose plans and renders are laid into the site's folder. */
  function name(subject: ShareSubject, language: Language) {
    for (const [src] of hasPictures ? JSON.stringify(subject).matchAll(/\/media\/[\w./-]+/g) : []) {
      mkdirSync(dirname(join(folder, src)), { recursive: true })
      writeFileSync(join(folder, src), drawing)
    }
    return shareNaming('spec')(subject, language, { colours, name: 'Sample', logo: null }, texts[language])
  }

  const asIn = (language: Language) => apiClient({ language, clientAddress: '', requestId: '' })
  const app = new Hono<ServerContext>()
    .use(async (c, next) => {
      c.set('clientAddress', c.req.header('X-Visitor') ?? '')
      await next()
    })
    .get('/og/*', answer)
    .onError((error, c) => c.text(error.message, error instanceof TooBusy ? 429 : 500))
  return {
    app,
    name,
    estate: async (id: number, language: Language): Promise<ShareSubject> => {
      const { data: estate } = await asIn(language)(getEstate, { id })
      return { kind: 'estate', estate }
    },
    project: async (language: Language): Promise<ShareSubject> => {
      const { data: project } = await asIn(language)(getComplex, { slug: 'project-2' })
      return { kind: 'project', project }
    },
    article: async (language: Language): Promise<ShareSubject> => {
      const { slug } = await db.selectFrom('articles').select('slug').executeTakeFirstOrThrow()
      const { data: article } = await asIn(language)(getArticle, { slug })
      return { kind: 'article', article }
    },
    promotion: async (language: Language): Promise<ShareSubject> => {
      const { slug } = await db.selectFrom('promotions').select('slug').executeTakeFirstOrThrow()
      const { data: promotion } = await asIn(language)(getPromotion, { slug })
      return { kind: 'promotion', promotion }
    },
    say: async (key: string, content: string) => {
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('localizations').values({ language: 'ru', key, content }).execute()
        await bumpContentVersion(trx)
      })
      forget()
    },
    change: async (id: number, values: { price?: number; status?: 'sold' }) => {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('estates').set(values).where('id', '=', id).execute()
        await bumpContentVersion(trx)
      })
      forget()
    },
  }
}

eachDatabase(
  'a link to a unit, a project, an article or a promotion has a picture in each language',
  async (db, _, t) => {
    const { app, name, estate, project, article, promotion } = await site(t, db)
    const seen = new Set<string>()
    for (const language of languages) {
      for (const subject of [
        await estate(1, language),
        await estate(unit.garage, language),
        await project(language),
        await article(language),
        await promotion(language),
        { kind: 'site', title: texts[language]['home.title'], picture: null } as const,
      ]) {
        const { src, width, height, alt } = name(subject, language)
        assert.match(
          src,
          new RegExp(`^/og/${language}/${subject.kind}/(?:\\d+|[a-z][a-z0-9-]*)-[0-9a-f]{12}\\.jpg$`),
        )
        assert.ok(alt.length > 10, src)
        const response = await app.request(src)
        assert.equal(response.status, 200, src)
        assert.equal(response.headers.get('Content-Type'), 'image/jpeg')
        assert.equal(response.headers.get('Cache-Control'), 'public, max-age=31536000, immutable')
        const bytes = Buffer.from(await response.arrayBuffer())
        assert.equal(response.headers.get('Content-Length'), String(bytes.length))
        const picture = await sharp(bytes).metadata()
        assert.deepEqual([picture.format, picture.width, picture.height], ['jpeg', width, height])
        assert.deepEqual([width, height], [1200, 630])
        assert.ok(bytes.length < 300_000, `${src}: ${bytes.length} bytes`)
        seen.add(src)
      }
    }
    assert.equal(seen.size, 18)
  },
)

eachDatabase('A1 another price is another picture, and the old address leads to it', async (db, _, t) => {
  const { app, name, estate, change } = await site(t, db)
  const before = name(await estate(1, 'ru'), 'ru')
  assert.match(before.alt, /21,000,000\u00A0₸/)
  await change(1, { price: 19_500_000 })
  const after = name(await estate(1, 'ru'), 'ru')
  assert.match(after.alt, /19,500,000\u00A0₸/)
  const moved = await app.request(before.src)
  assert.deepEqual([moved.status, moved.headers.get('Location')], [302, after.src])
  assert.equal(moved.headers.get('Cache-Control'), 'public, max-age=300')
  await change(1, { status: 'sold' })
  const sold = name(await estate(1, 'ru'), 'ru')
  assert.notEqual(sold.src, after.src)
  assert.doesNotMatch(sold.alt, /₸/)
  assert.equal((await app.request(after.src)).headers.get('Location'), sold.src)
})

eachDatabase('who holds the picture of a link gets 304', async (db, _, t) => {
  const { app, name, estate } = await site(t, db)
  const { src } = name(await estate(2, 'kk'), 'kk')
  const first = await app.request(src, { method: 'HEAD' })
  assert.deepEqual([first.status, await first.text()], [200, ''])
  const tag = first.headers.get('ETag') ?? ''
  const again = await app.request(src, { headers: { 'If-None-Match': tag } })
  assert.deepEqual([again.status, again.headers.get('ETag'), await again.text()], [304, tag, ''])
})

eachDatabase('a picture without the plan that it should show is nobody’s for ever', async (db, _, t) => {
  const { app, name, estate } = await site(t, db, { hasPictures: false })
  const { status, headers } = await app.request(name(await estate(1, 'en'), 'en').src)
  assert.deepEqual(
    [status, headers.get('Cache-Control'), headers.get('ETag')],
    [200, 'public, max-age=300', null],
  )
})

eachDatabase(
  'R567 a picture that only the other server has is in the preview of a link',
  async (db, _, t) => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#00ff00' } })
      .webp()
      .toBuffer()
    const asked: string[] = []
    const { app, name, project } = await site(t, db, {
      hasPictures: false,
      otherPictures: async (path) => {
        asked.push(path)
        return new Uint8Array(photo)
      },
    })
    const subject = await project('ru')
    const answer = await app.request(name(subject, 'ru').src)
    assert.deepEqual(
      [answer.status, answer.headers.get('Cache-Control')],
      [200, 'public, max-age=31536000, immutable'],
    )
    assert.equal(asked.length, 1)
    assert.ok(JSON.stringify(subject).includes(asked[0] ?? '-'))
    const { data, info } = await sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    let green = 0
    for (let at = 0; at < data.length; at += info.channels)
      if ((data[at] ?? 0) < 40 && (data[at + 1] ?? 0) > 215 && (data[at + 2] ?? 0) < 40) green++
    assert.ok(green > (info.width * info.height) / 10, String(green))
  },
)

eachDatabase('what is not there has no picture', async (db, _, t) => {
  const { app, name, estate } = await site(t, db)
  const { src } = name(await estate(2, 'kk'), 'kk')
  const version = '0a1b2c3d4e5f'
  for (const path of [
    `/og/kk/estate/99999-${version}.jpg`,
    `/og/kk/estate/${unit.withdrawn}-${version}.jpg`,
    `/og/kk/estate/${unit.hidden}-${version}.jpg`,
    `/og/kk/estate/alatau-${version}.jpg`,
    `/og/kk/project/no-such-${version}.jpg`,
    `/og/kk/article/no-such-${version}.jpg`,
    `/og/kk/site/another-${version}.jpg`,
    `/og/kk/house/1-${version}.jpg`,
    `/og/de/estate/2-${version}.jpg`,
    src.replace('/2-', '/02-'),
    src.replace('.jpg', '.png'),
    '/og/',
    '/og/kk/estate/2.jpg',
  ]) {
    const response = await app.request(path)
    assert.deepEqual([response.status, response.headers.get('Cache-Control')], [404, 'no-store'], path)
  }
})

eachDatabase('of more drawings than can wait, the last are put off', async (db, _, t) => {
  const { app, name, estate } = await site(t, db)
  const addresses: string[] = []
  for (let id = 1; id <= 24; id += 1) addresses.push(name(await estate(id, 'en'), 'en').src)
  const answers = await Promise.all(addresses.map((src) => app.request(src)))
  const refused = answers.filter(({ status }) => status === 429)
  const drawn = answers.filter(({ status }) => status === 200).length
  // The first may be drawn before the last one comes.
  assert.ok(drawn >= 20 && refused.length > 0, `${drawn} drawn`)
  assert.equal(drawn + refused.length, addresses.length)
  for (const { headers } of refused) assert.ok(Number(headers.get('Retry-After')) > 0)
})

eachDatabase(
  'R632 R379 a picture that memory does not have counts for the address that asks for it, one from memory for nobody',
  async (db, _, t) => {
    const asked: string[] = []
    const bothAsked = Promise.withResolvers<void>()
    const robot = '198.51.100.9'
    const admit = async (address: string) => {
      if (asked.push(address) === 2) bothAsked.resolve()
      await bothAsked.promise
      if (address === robot) throw new TooBusy()
    }
    const { app, name, estate } = await site(t, db, { queue: { admit } })
    const { src } = name(await estate(1, 'ru'), 'ru')
    const get = async (visitor: string) =>
      (await app.request(src, { headers: { 'X-Visitor': visitor } })).status
    // Whoever waits for the same picture does not wait for a robot's turn.
    assert.deepEqual(await Promise.all([get(robot), get('203.0.113.7')]), [429, 200])
    assert.deepEqual(new Set(asked), new Set([robot, '203.0.113.7']))
    assert.deepEqual([await get(robot), await get('192.0.2.1')], [200, 200])
    assert.equal(asked.length, 2)
  },
)

eachDatabase('R692 a preview picture is drawn in the words of the company', async (db, _, t) => {
  const { app, name, promotion, say } = await site(t, db)
  const subject = await promotion('ru')
  const { src: builtIn } = name(subject, 'ru')
  assert.equal((await app.request(builtIn)).status, 200)
  await say('promo.one', 'Предложение')
  const moved = await app.request(builtIn)
  assert.equal(moved.status, 302)
  assert.equal((await app.request(moved.headers.get('Location') ?? '')).status, 200)
})
