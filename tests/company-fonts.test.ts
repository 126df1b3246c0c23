import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { checkContentFolder, importContentFolder } from '#content/import-folder.ts'
import { ContentError } from '#content/problem.ts'
import { pages } from '#contract/pages.ts'
import { readSetting } from '#database/settings.ts'
import { facesOf } from '#documents/site-faces.ts'
import { policyIn } from '#documents/policy-wording.ts'
import { policyPdf } from '#documents/policy.ts'
import { texts } from '#texts/texts.ts'
import { sharePicture } from '#documents/share/share-picture.ts'
import { plainColours } from '#domain/brand-colours.ts'
import { documentFonts } from '#media/places.ts'
import { createApiClient } from '#server/api-client/api-client.ts'
import { inProcessApi } from '#server/api-client/in-process-api.ts'
import { madeFile } from '#server/files/media-folder.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { changedFile, contentFolderWith } from './helpers/content-folder.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { samplePages } from './helpers/servers/sample-pages.ts'
import { temporaryFolder } from './helpers/servers/server.ts'

/** Files of another family than the site's own, as a company would have them. */
const font = (file: string) => readFileSync(fileURLToPath(new URL(file, documentFonts)))
const files = {
  'brand/heading.ttf': font('site-serif-400.ttf'),
  'brand/text.ttf': font('onest-400.ttf'),
  'brand/bold.ttf': font('onest-600.ttf'),
}

/** A company whose record says this of its fonts. */
function recordWith(fonts: string): Record<string, string> {
  return changedFile('company.yaml', 'credit: null', `credit: null\nfonts: ${fonts}`)
}

const own = recordWith(
  '{ display: { file: brand/heading.ttf, licence: OFL 1.1 }, text: { file: brand/text.ttf, bold: brand/bold.ttf, licence: OFL 1.1 } }',
)

eachDatabase(
  'R651 fonts of a company come with the import: pages, documents and preview pictures show them, no restart',
  async (db, _, t) => {
    const { bothWays, index } = await sampleApi(t, db)
    const render = await samplePages(
      createApiClient(inProcessApi(bothWays, (forget) => index.onChange(forget))),
    )
    const open = async () => {
      const request = new Request(`http://localhost${pages.home('kk')}`)
      return (await render({ request, scheme: 'http', clientAddress: '', requestId: '' })).text()
    }
    const share = (html: string) => /og:image" content="([^"]+)/.exec(html)?.[1]
    const preloaded = (html: string) =>
      [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, src = '']) => src)
    const before = await open()
    assert.ok(preloaded(before).every((src) => !src.includes('/own-')))
    const media = temporaryFolder(t)
    await importContentFolder(db, contentFolderWith(t, { ...files, ...own }), { media, removeProjects: true })
    await index.refresh()
    const html = await open()
    const shown = preloaded(html)
    assert.equal(shown.length, 3)
    assert.notEqual(share(html), share(before))
    assert.match(/<style data-brand>([^<]*)</.exec(html)?.[1] ?? '', /--font-text:'Own Text'/)
    const site = new Hono().get('*', staticFiles([], madeFile(media)))
    for (const src of shown) {
      assert.match(src, /^\/fonts\/own-/)
      const answer = await site.request(src)
      assert.equal(answer.headers.get('content-type'), 'font/woff2')
      assert.ok((await answer.arrayBuffer()).byteLength > 5_000)
    }
    assert.equal((await site.request('/fonts/own-text-0123abcd-400.json')).status, 404)
    const fonts = (await readSetting(db, 'fonts')) ?? undefined
    const faces = facesOf(fonts, media)
    const operator = { name: 'Sample', phone: '', email: '', hours: '' }
    const { text } = policyIn('kk', (language) => texts[language])
    const pdf = (await policyPdf(text, 'kk', operator, { leads: 1095, cv: 180 }, faces)).toString('latin1')
    for (const name of ['SiteText', 'SiteHeading']) assert.match(pdf, new RegExp(`/BaseFont /\\w+\\+${name}`))
    assert.doesNotMatch(pdf, /Golos|Onest/)
    const words = {
      name: 'a',
      over: '',
      title: 'Үй',
      facts: [],
      line: '',
      isPrice: false,
      shown: null,
      brand: { colours: plainColours, name: '', logo: null },
    } as const
    const drawn = await sharePicture(words, null, faces)
    assert.ok(!drawn.equals(await sharePicture(words, null)))
    // A site over another API has no folder with them.
    assert.equal(facesOf(fonts, join(media, 'nowhere')).text.family, 'Golos Text')
  },
)

test('R650 the check names a font that is missing, unknown or no font, by file, line and field', async (t) => {
  const refused = async (record: Record<string, string>) => {
    const folder = contentFolderWith(t, { ...files, 'brand/words.ttf': 'no font', ...record })
    const media = temporaryFolder(t)
    try {
      await checkContentFolder(folder, media)
      return []
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return error.problems.map(
        ({ file, line, message }) => `${file.slice(folder.length + 1)}:${line}: ${message}`,
      )
    }
  }
  assert.deepEqual(await refused(recordWith('{ display: { file: brand/gone.ttf, licence: OFL } }')), [
    'brand/gone.ttf:null: there is no such file',
  ])
  assert.deepEqual(await refused(recordWith('{ display: { file: brand/words.ttf, licence: OFL } }')), [
    'brand/words.ttf:null: is not a font: TTF, OTF and WOFF2 are taken',
  ])
  assert.deepEqual(await refused(recordWith('{ text: site-serif }')), [
    'company.yaml:7: fonts.text: must be one of golos-text, onest, inter',
  ])
  assert.deepEqual(await refused(recordWith('{ text: { file: ../text.ttf, bold: brand/bold.ttf } }')), [
    'company.yaml:7: fonts.text.file: must be a font like brand/text.ttf (TTF, OTF or WOFF2), its name in small Latin letters',
    'company.yaml:7: fonts.text.licence: is missing',
  ])
  assert.deepEqual(await refused(recordWith('{ display: onest, text: inter }')), [])
})
