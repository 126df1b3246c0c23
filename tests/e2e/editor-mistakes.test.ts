import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { toRecords } from '#commands/content/records.ts'
import { readContent } from '#content/read-content.ts'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { copyBack } from '#tests/helpers/editor/browser-folder.ts'
import { fieldOf, Hand } from '#tests/helpers/editor/hand.ts'
import { type Editor, openFolder } from '#tests/helpers/editor/open-editor.ts'
import { until } from '#tests/helpers/until.ts'
import { texts } from '#texts/texts.ts'

/** The editor on a small folder, and a person at it. */
async function opened(t: TestContext): Promise<Editor & { folder: string; hand: Hand }> {
  const folder = contentFolderWith(t, {
    'texts.yaml': 'texts:\n  home.hero.title: { ru: Дома у гор, kk: Тау үйлері, en: Homes by mountains }\n',
  })
  await toRecords({ print: async () => {} }, folder)
  const editor = await openFolder(t, folder)
  return { ...editor, folder, hand: new Hand(editor.page) }
}

/** The drafts that the editor keeps in the browser, as text. */
async function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    const opening = indexedDB.open(name)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const base = opening.result
    const has = base.objectStoreNames.contains('draft-backups')
    const asking = has ? base.transaction('draft-backups').objectStore('draft-backups').getAll() : null
    if (asking !== null) await new Promise((resolve) => asking.addEventListener('success', resolve))
    base.close()
    return JSON.stringify(asking?.result ?? [])
  })
}

const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true }).click()

/** What stopped a save, line by line; the message is closed. */
async function refusal(page: Page): Promise<string[]> {
  const message = page.getByRole('alertdialog', { name: 'Запись не сохранена' })
  const words = await message.locator('.error').innerText()
  await message.getByRole('button', { name: 'OK' }).click()
  await message.waitFor({ state: 'detached' })
  return words.trim().split('\n')
}

async function startNews(hand: Hand): Promise<void> {
  await hand.openList('Новости')
  await hand.begin()
}

async function fillNews(hand: Hand): Promise<void> {
  await hand.typeThree(hand.page, 'Заголовок', ['Двор открыт', 'Аула ашылды', 'The yard is open'])
  await hand.typeThree(hand.page, 'Коротко', ['Он зелёный', 'Ол жасыл', 'It is green'])
  await hand.click(hand.page.getByRole('radio', { name: 'стройка' }))
}

test('R900 R903 a piece of news is saved neither without its text nor while a name in its address waits to be confirmed', async (t) => {
  const { page, hand, folder, problems } = await opened(t)
  await startNews(hand)
  await fillNews(hand)
  await save(page)
  assert.deepEqual(await refusal(page), [
    'Текста ещё нет: отметьте «Добавить Текст» в конце формы и напишите его на трёх языках',
  ])

  const text = fieldOf(page, 'Текст')
  await text.getByRole('checkbox', { name: /^Добавить/ }).click()
  await text.evaluate((field) => field.scrollIntoView({ block: 'end' }))
  for (const [index, words] of ['Двор.', 'Аула.', 'A yard.'].entries()) {
    await text.getByRole('textbox').nth(index).focus()
    await page.keyboard.insertText(words)
  }
  await page.getByRole('radio', { name: 'Имя в адресе' }).click()
  await page.getByRole('button', { name: 'Изменить имя в адресе' }).click()
  const name = page.getByRole('textbox', { name: 'Имя в адресе' })
  await name.fill('двор')
  await page.getByText('Имя в адресе страницы: латинские буквы, цифры, дефисы').nth(1).waitFor()
  await name.fill('green-yard')
  await save(page)
  assert.deepEqual(await refusal(page), [
    'Имя в адресе вписано, но не подтверждено: нажмите галочку рядом с ним',
  ])
  assert.deepEqual(await copyBack(page, folder), [])
  await page.getByRole('button', { name: 'Готово' }).click()
  await hand.save()
  assert.deepEqual(await copyBack(page, folder), ['articles/green-yard.yaml'])
  assert.ok(readContent(folder).articles.some(({ slug }) => slug === 'green-yard'))
  assert.deepEqual(problems, [])
})

test('R901 R902 R908 a text of the site is found by its words, keeps its values, and a word of two alphabets is asked about', async (t) => {
  const { page, hand, folder, problems } = await opened(t)
  await hand.openList('Тексты сайта')
  await page
    .getByRole('row')
    .filter({ hasText: /^\s*Дома у гор\s*$/ })
    .waitFor()
  await page.getByRole('searchbox').fill('у гор')
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('row').filter({ hasText: 'Дома у гор' }).waitFor()
  await page.getByRole('searchbox').fill('')
  await hand.openList('Тексты сайта')

  const [key = '', words = ''] =
    Object.entries(texts.ru).find(([, each]) => /^[^|{]{80,}\{contact\}[^|{]*$/.test(each)) ??
    Object.entries(texts.ru).find(([, each]) => /^[^|{]*\{contact\}[^|{]*$/.test(each)) ??
    []
  await hand.begin()
  await hand.click(fieldOf(page, 'Какой текст').getByRole('combobox'))
  await page.keyboard.insertText(words.slice(-30))
  await hand.click(page.getByRole('option', { name: `(${key})` }))
  await hand.typeThree(page, 'Текст', ['Напишите нам', 'Бізге {contact} жазыңыз', 'Write to {contact}'])
  await save(page)
  assert.deepEqual(await refusal(page), [
    'Текст: по-русски: нужны те же значения, что в заменяемом тексте: {contact}',
  ])

  const russian = fieldOf(page, 'Текст: по-русски').getByRole('textbox')
  await russian.fill('Нaпишите: {contact}')
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  await save(page)
  const doubt = 'Текст: по-русски: «Нaпишите»: латинские и русские буквы в одном слове'
  assert.deepEqual(await refusal(page), [doubt])
  assert.deepEqual(asked, [`${doubt}\n\nТак и задумано? Сохранить?`])
  page.once('dialog', (dialog) => void dialog.accept())
  await hand.save()
  assert.equal((await copyBack(page, folder)).length, 1)
  assert.equal(readContent(folder).texts[key]?.ru, 'Нaпишите: {contact}')
  assert.deepEqual(problems, [])
})

test('R904 typed work is offered again after the arrow, the browser’s way back and a reload', async (t) => {
  const { page, hand, problems } = await opened(t)
  const title = fieldOf(page, 'Заголовок: по-русски').getByRole('textbox')
  const typeOn = async (words: string) => {
    await title.click()
    await page.keyboard.press('End')
    await page.keyboard.type(words)
    const all = await title.inputValue()
    await until(async () => (await keptDrafts(page)).includes(`"${all}"`))
    return all
  }
  const giveBack = async (words: string) => {
    const question = page.getByRole('alertdialog', { name: 'Здесь остался несохранённый черновик' })
    await question.getByRole('button', { name: 'Вернуть' }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByText('Черновик возвращён.').first().waitFor()
    assert.equal(await title.inputValue(), words)
  }

  await startNews(hand)
  await typeOn('Двор')
  await hand.leave()
  await startNews(hand)
  await giveBack('Двор')

  const more = await typeOn(' открыт')
  await page.goBack()
  await startNews(hand)
  await giveBack(more)

  const most = await typeOn(' всем')
  await page.reload()
  await giveBack(most)
  assert.deepEqual(problems, [])
})

test('R905 R906 the list of mistakes names each field, and a single file stays open when it is saved', async (t) => {
  const { page, hand, folder, problems } = await opened(t)
  await startNews(hand)
  await save(page)
  await page.getByRole('button', { name: 'Показать ошибки' }).click()
  const named = await page.getByRole('group', { name: 'Проверка' }).getByRole('button').allInnerTexts()
  for (const field of ['Заголовок', 'Коротко'])
    for (const language of ['по-русски', 'по-казахски', 'по-английски'])
      assert.ok(
        named.some((each) => each.startsWith(`${field}: ${language}`)),
        `${field} ${language}: ${named.join(' | ')}`,
      )
  await hand.leave()

  await hand.openList('Цены и статусы')
  await hand.click(fieldOf(page, 'Квартиры').getByRole('button', { name: /^Добавить/ }))
  await hand.type(fieldOf(page, 'Номер квартиры').getByRole('textbox'), '12')
  await hand.type(fieldOf(page, 'По какой день').getByRole('textbox'), '2099-01-31')
  await hand.type(fieldOf(page, 'Цена, ₸').getByRole('spinbutton'), '41500000')
  await save(page)
  assert.deepEqual(await refusal(page), [
    'Квартиры → строка 1 → Дом: отсутствует: назовите дом и номер или номер из адреса',
  ])
  const ofUnits = '"slug":"units"'
  await until(async () => (await keptDrafts(page)).includes(ofUnits))
  await fieldOf(page, 'Дом').evaluate((field) => field.scrollIntoView())
  await hand.click(fieldOf(page, 'Дом').getByRole('radio').nth(1))
  await hand.save()
  assert.deepEqual(await copyBack(page, folder), ['units.yaml'])
  assert.equal(await fieldOf(page, 'Номер квартиры').getByRole('textbox').inputValue(), '12')
  assert.ok(!(await keptDrafts(page)).includes(ofUnits), 'it would be offered again')
  await fieldOf(page, 'Квартиры').getByRole('button', { name: 'Убрать' }).first().click()
  await hand.save()
  assert.deepEqual(await copyBack(page, folder), ['units.yaml'])
  assert.deepEqual(readContent(folder).overrides, [])
  assert.deepEqual(problems, [])
})

test('R901 a text in files beside its record is judged in all three languages before it is saved', async (t) => {
  const { page, hand, folder, problems } = await opened(t)
  await hand.openList('Акции: тексты файлами')
  await hand.openEntry('less')
  const text = fieldOf(page, 'Текст').first().getByRole('textbox').first()
  await text.getByText('Дешевле.').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Двoр.')
  await text.getByText('Дешевле. Двoр.').waitFor()
  page.once('dialog', (dialog) => void dialog.dismiss())
  await save(page)
  assert.deepEqual(await refusal(page), ['Текст: по-русски: «Двoр»: латинские и русские буквы в одном слове'])
  page.once('dialog', (dialog) => void dialog.accept())
  await hand.save()
  assert.deepEqual(await copyBack(page, folder), ['promotions/less.ru.md'])
  assert.deepEqual(problems, [])
})
