import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importContentFolder } from '#content/import-folder.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { readSetting } from '#database/settings.ts'
import { madeFile } from '#server/files/media-folder.ts'
import { changedFile, contentFolderWith } from './helpers/content-folder.ts'
import { eachDatabase } from './helpers/databases/databases.ts'
import { callApi } from './helpers/servers/call-api.ts'
import { sampleApi } from './helpers/servers/sample-api.ts'
import { temporaryFolder } from './helpers/servers/server.ts'

type Files = Parameters<typeof contentFolderWith>[1]

const now = new Date('2026-11-21T06:00:00Z')
const pdf = '%PDF-1.4\n'
const sampleOf = (fields: string) =>
  changedFile('company.yaml', 'networks: []', `networks: []\ncontract_sample: { ${fields} }`)

eachDatabase(
  'R973 the import brings the sample contract to the site, a new edition under a new address, and takes it away again',
  async (db, _, t) => {
    const media = temporaryFolder(t)
    const bring = async (files: Files) => {
      await importContentFolder(db, contentFolderWith(t, files), { media, now })
      return readSetting(db, 'contract_sample')
    }
    const fields = 'date: 2026-11-20, pdf: { ru: documents/contract-ru.pdf, kk: documents/contract-kk.pdf }'
    const editions = []
    for (const ru of ['first', 'second']) {
      const sample = await bring({
        ...sampleOf(fields),
        'documents/contract-ru.pdf': pdf + ru,
        'documents/contract-kk.pdf': pdf,
      })
      assert.ok(sample)
      assert.deepEqual(
        [sample.date, sample.pdfs.map(({ language }) => language)],
        ['2026-11-20', ['ru', 'kk']],
      )
      const [{ src, bytes } = { src: '', bytes: 0 }] = sample.pdfs
      const path = madeFile(media)(src)
      assert.ok(path !== null && existsSync(path), src)
      assert.equal(readFileSync(path, 'utf8'), pdf + ru)
      assert.equal(bytes, pdf.length + ru.length)
      editions.push(src)
    }
    assert.notEqual(editions[0], editions[1])
    const { api } = await sampleApi(t, db, { rows: {} })
    assert.equal((await callApi(api, getDictionaries)).data.contract_sample?.pdfs[0]?.src, editions[1])
    assert.equal(await bring({}), null)
    for (const path of [
      '/media/contract-ru-1.pdf',
      '/media/../contract-ru-0123abcd.pdf',
      '/contract-ru-0123abcd.pdf',
    ])
      assert.equal(madeFile(media)(path), null, path)
    assert.equal(join(media, 'contract-ru-0123abcd.pdf'), madeFile(media)('/media/contract-ru-0123abcd.pdf'))
  },
)
