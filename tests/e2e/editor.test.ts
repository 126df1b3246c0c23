import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { toRecords } from '#commands/content/records.ts'
import type { Entry } from '#content/records.ts'
import { readContent } from '#content/read-content.ts'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { copyBack } from '#tests/helpers/editor/browser-folder.ts'
import { startGitea } from '#tests/helpers/editor/gitea-stand-in.ts'
import { fieldOf, Hand } from '#tests/helpers/editor/hand.ts'
import { openFolder, openHost } from '#tests/helpers/editor/open-editor.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'

/** A copy of the demo company, with its pictures and texts as records. */
async function companyFolder(t: TestContext): Promise<string> {
  const folder = join(temporaryFolder(t), 'content')
  cpSync(demoCompany, folder, { recursive: true })
  await toRecords({ print: async () => {} }, folder)
  return folder
}

/** A picture that the list of files shows. */
function somePicture(folder: string): string {
  return (
    readdirSync(join(folder, 'media')).find((file) => file.endsWith('.webp')) ?? assert.fail('no picture')
  )
}

/** A house as lists of the editor name it: by its project, and by its own name. */
function nameOf(folder: string, { record: house }: Entry<'houses'>): RegExp {
  const project = readContent(folder).complexes.find(({ slug }) => slug === house.complex)
  const names = [house.complex, project?.record.name.ru ?? ''].map((name) => RegExp.escape(name))
  return new RegExp(`(?:${names.join('|')}).*${RegExp.escape(house.name.ru)}`)
}

const record = (folder: string, file: string): unknown => parse(readFileSync(join(folder, file), 'utf8'))

test('R805 R808 R809 a news item with a picture, a price and the end of a promotion, through the editor itself', async (t) => {
  const folder = await companyFolder(t)
  const { page, problems } = await openFolder(t, folder)

  {
    const photo = join(temporaryFolder(t), 'Двор 1.JPG')
    writeFileSync(
      photo,
      await sharp({ create: { width: 1920, height: 1080, channels: 3, background: '#456' } })
        .jpeg()
        .toBuffer(),
    )
    const hand = new Hand(page)
    await hand.openList('Новости')
    await hand.begin()
    await hand.typeThree(page, 'Заголовок', [
      'Двор озеленён: сто деревьев',
      'Аула көгалдандырылды: жүз ағаш',
      'The yard is planted: a hundred trees',
    ])
    await hand.typeThree(page, 'Коротко', ['Посадили осенью', 'Күзде отырғызылды', 'Planted in autumn'])
    await hand.click(fieldOf(page, 'Картинка').getByRole('button', { name: /^Добавить/ }))
    const picture = page.getByRole('dialog', { name: /^Создание/ })
    await hand.click(fieldOf(picture, 'Файл картинки').getByRole('button', { name: 'Обзор' }))
    const files = page.getByRole('dialog', { name: 'Выбрать изображение' })
    await files.getByRole('option', { name: somePicture(folder) }).waitFor()
    const chooser = page.waitForEvent('filechooser')
    await hand.click(files.getByRole('button', { name: 'Загрузить' }))
    hand.actions += 1
    await (await chooser).setFiles(photo)
    await hand.click(files.getByRole('button', { name: 'Вставить', exact: true }))
    await hand.typeThree(picture, 'Что на картинке', [
      'Двор с деревьями',
      'Ағаштары бар аула',
      'A yard with trees',
    ])
    await hand.choose(fieldOf(picture, 'Вид картинки'), 'двор')
    await hand.click(picture.getByRole('button', { name: 'Добавить', exact: true }))
    await picture.waitFor({ state: 'detached' })
    await hand.click(page.getByRole('radio', { name: 'стройка' }))
    const text = fieldOf(page, 'Текст')
    await hand.click(text.getByRole('checkbox', { name: /^Добавить/ }))
    await text.evaluate((field) => field.scrollIntoView({ block: 'end' }))
    const long = [
      'Мы посадили **сто** деревьев.',
      'Біз **жүз** ағаш отырғыздық.',
      'We planted a hundred trees.',
    ]
    for (const [index, words] of long.entries()) {
      const box = text.getByRole('textbox').nth(index)
      await box.focus()
      hand.actions += 1
      await page.keyboard.insertText(words)
    }
    await hand.save()

    const slug = 'the-yard-is-planted-a-hundred-trees'
    const changed = await copyBack(page, folder)
    assert.deepEqual(changed, [
      `articles/${slug}.yaml`,
      'media/dvor-1.jpg',
      'pictures/a-yard-with-trees.yaml',
    ])
    const { articles, pictures } = readContent(folder)
    const article = articles.find((each) => each.slug === slug)
    assert.equal(article?.record.title.kk, 'Аула көгалдандырылды: жүз ағаш')
    assert.equal(article?.record.cover?.src, '/media/a-yard-with-trees.webp')
    assert.match(article?.text.html.en ?? '', /<p>We planted a hundred trees\.<\/p>/)
    assert.equal(pictures.find(({ name }) => name === 'a-yard-with-trees')?.original.kind, 'courtyard')
    await hand.leave()
    t.diagnostic(`a news item: ${hand.actions} actions`)
    assert.ok(hand.actions <= 40, `${hand.actions} actions`)
  }

  {
    const hand = new Hand(page)
    await hand.openList('Цены и статусы')
    await hand.click(fieldOf(page, 'Квартиры').getByRole('button', { name: /^Добавить/ }))
    const { houses } = readContent(folder)
    const house = houses[0] ?? assert.fail('no house')
    await hand.choose(fieldOf(page, 'Дом'), nameOf(folder, house))
    await hand.type(fieldOf(page, 'Номер квартиры').getByRole('textbox'), '12')
    await hand.type(fieldOf(page, 'По какой день').getByRole('textbox'), '2099-01-31')
    await hand.type(fieldOf(page, 'Цена, ₸').getByRole('spinbutton'), '41500000')
    await hand.save()
    assert.deepEqual(await copyBack(page, folder), ['units.yaml'])
    const [unit, ...others] = readContent(folder).overrides
    assert.deepEqual(
      [unit?.number, unit?.price, unit?.until, others.length],
      ['12', 41_500_000, '2099-01-31', 0],
    )
    t.diagnostic(`a price: ${hand.actions} actions`)
    assert.ok(hand.actions <= 8, `${hand.actions} actions`)
  }

  {
    const hand = new Hand(page)
    const lastDay = '2026-11-20'
    const running = readContent(folder).promotions.find(({ record: { starts_at, ends_at } }) => {
      return starts_at < lastDay && (ends_at === null || ends_at > lastDay)
    })
    assert.ok(running !== undefined)
    const file = `promotions/${running.slug}.yaml`
    const before = record(folder, file) as Record<string, unknown> & { title: { ru: string } }
    await hand.leave()
    await hand.openList('Акции')
    await hand.openEntry(before.title.ru)
    await hand.type(fieldOf(page, 'Последний день').getByRole('textbox'), lastDay)
    await hand.save()
    assert.deepEqual(await copyBack(page, folder), [file])
    const after = record(folder, file) as Record<string, unknown>
    assert.equal(after['ends_at'], lastDay)
    const { promotions } = readContent(folder)
    const kept = promotions.find(({ slug }) => slug === running.slug)
    assert.equal(kept?.record.title.ru, before.title.ru)
    t.diagnostic(`a promotion: ${hand.actions} actions`)
    assert.ok(hand.actions <= 6, `${hand.actions} actions`)
  }
  assert.deepEqual(problems, [])
})

test('R807 what the editor does not show, such as the geometry of a house, stays when it saves', async (t) => {
  const folder = await companyFolder(t)
  const house = readContent(folder).houses.find(({ record: { footprint, facade } }) => footprint && facade)
  assert.ok(house !== undefined)
  const file = `houses/${house.slug}.yaml`
  const before = record(folder, file) as Record<string, unknown>
  assert.ok('footprint' in before && 'facade' in before)
  const { page, problems } = await openFolder(t, folder)
  const hand = new Hand(page)
  await hand.openList('Дома')
  await hand.openEntry(nameOf(folder, house))
  const floors = fieldOf(page, 'Этажей').first().getByRole('spinbutton')
  await hand.type(floors, String(Number(before['floors']) + 1))
  await hand.save()
  assert.deepEqual(await copyBack(page, folder), [file])
  const after = record(folder, file) as Record<string, unknown>
  assert.equal(after['floors'], Number(before['floors']) + 1)
  for (const field of ['footprint', 'facade', 'parts', 'windows', 'id'])
    assert.deepEqual(after[field], before[field], field)
  assert.deepEqual(problems, [])
})

test('R813 a team signs in at its forge, and one save of the editor is one commit in the name of who saved', async (t) => {
  const folder = contentFolderWith(t)
  await toRecords({ print: async () => {} }, folder)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('-c', 'user.name=Start', '-c', 'user.email=start@example.kz', 'commit', '--quiet', '-m', 'start')
  const address = await startGitea(t, folder, 'secret-token')
  const place = { repo: 'firm/site', branch: 'main', appId: null, folder: '' }
  const { page, address: host, problems } = await openHost(t, { kind: 'gitea', address, ...place })
  await page.goto(host)
  await page.getByRole('button', { name: /токена/ }).click()
  await page.getByRole('textbox').fill('secret-token')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await page.getByRole('treeitem', { name: /^Акции( \d+)?$/ }).waitFor()
  const hand = new Hand(page)
  await hand.openList('Акции')
  await hand.openEntry('Offer по-русски')
  await hand.type(fieldOf(page, 'Скидка, %').getByRole('spinbutton'), '7')
  await hand.save()
  assert.equal(git('rev-list', '--count', 'HEAD'), '2')
  assert.equal(git('log', '-1', '--format=%an <%ae> %s'), 'Aigul <aigul@example.kz> editor: Акция «less»')
  assert.equal(git('diff', '--name-only', 'HEAD~1'), 'promotions/less.yaml')
  const [promotion] = readContent(folder).promotions
  assert.equal(promotion?.record.discount, 7)
  assert.deepEqual(problems, [])
})
