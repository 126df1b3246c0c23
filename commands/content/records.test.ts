import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readContent } from '#content/read-content.ts'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { startSecondCompany } from '#tests/helpers/second-company/make-second-company.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { listedPictures, toRecords } from './records.ts'

test('R804 npm run content -- records gives listed pictures and texts records of their own; the site stays the same', async (t) => {
  const folder = contentFolderWith(t, {
    'texts.yaml':
      'kk_review: false\ntexts:\n  home.hero.title: { ru: Дома у гор, kk: Тау үйлері, en: Homes by mountains }\n',
  })
  const before = readContent(folder)
  assert.equal(listedPictures(folder), 3)
  const said: string[] = []
  const print = async (text: string) => void said.push(text)
  assert.equal(await toRecords({ print }, folder), true)
  const after = readContent(folder)
  assert.equal(listedPictures(folder), 0)
  const shown = ({ pictures, texts }: typeof before) => ({
    pictures: pictures
      .map(({ name, original, path }) => ({ name, original, path }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    texts,
  })
  assert.deepEqual(shown(after), shown(before))
  assert.ok(!existsSync(join(folder, 'media/pictures.json')) && !existsSync(join(folder, 'texts.yaml')))
  assert.match(
    readFileSync(join(folder, 'texts/home-hero-title.yaml'), 'utf8'),
    /^kk_review: false\nkey: home\.hero\.title/,
  )
  assert.match(said.join(''), /4/)
  await toRecords({ print }, folder)
  assert.match(said.at(-1) ?? '', /There is no list/)
})

test('R1590 npm run content -- records takes the lists of a new folder, which hold nothing but comments yet', async (t) => {
  const home = temporaryFolder(t)
  const folder = join(home, 'company')
  const print = async () => {}
  await startSecondCompany(folder, home)
  await toRecords({ print }, folder)
  assert.ok(!existsSync(join(folder, 'media/pictures.yaml')) && !existsSync(join(folder, 'texts.yaml')))
  assert.equal(readContent(folder).pictures.length, 0)
})
