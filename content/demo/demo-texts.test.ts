import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { languages } from '#domain/languages.ts'
import { longTexts, recordFiles, textsIn } from '#tests/helpers/content-texts.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { placeOf } from '../problem.ts'

const texts = recordFiles(demoCompany).flatMap((file) =>
  textsIn(parse(readFileSync(join(demoCompany, file), 'utf8')), file),
)
const allTexts = [...texts, ...longTexts(demoCompany)]

test('R25 R26 R27 every text of the demo company has three languages', () => {
  assert.ok(allTexts.length > 1000, `only ${allTexts.length} texts found`)
  for (const { file, path, texts } of allTexts) {
    const where = `${file} ${placeOf(path)}`
    assert.deepEqual(Object.keys(texts).toSorted(), languages.toSorted(), where)
    for (const language of languages) assert.ok(texts[language]?.trim(), `${where}: ${language} is empty`)
  }
})

test('long texts are translated in full: no language is much shorter than the Russian text', () => {
  for (const { file, path, texts } of allTexts) {
    const { ru = '', kk = '', en = '' } = texts
    if (ru.length < 120) continue
    const paragraphs = (text: string) => text.trim().split(/\n\s*\n/).length
    for (const text of [kk, en]) {
      const where = `${file} ${placeOf(path)}`
      assert.ok(text.length > ru.length * 0.7, `${where}: ${text.length} against ${ru.length}`)
      assert.equal(paragraphs(text), paragraphs(ru), `${where}: paragraphs differ`)
    }
  }
})

test('Kazakh texts are Kazakh: every longer one has letters that Russian lacks', () => {
  for (const { file, path, texts } of allTexts) {
    if ((texts['kk'] ?? '').length < 40) continue
    assert.match(texts['kk'] ?? '', /[әғқңөұүһі]/i, `${file} ${placeOf(path)}`)
  }
})

test('texts keep to the voice of the site: no exclamation marks, no big words', () => {
  for (const { file, path, texts } of allTexts) {
    for (const text of Object.values(texts)) {
      const where = `${file} ${placeOf(path)}`
      assert.doesNotMatch(
        text.replaceAll('![', '['),
        /!|мечт|элитн|уникальн|эксклюзив|(?<!\p{L})арман|dream|unique|exclusive|luxur/iu,
        where,
      )
      assert.doesNotMatch(text, / {2}(?! *[-\d])|\.\.|[^\S\n][,.;:]/, where)
    }
  }
})

test('no text promises the price of every flat or photographs of the site: some are sold on request, pictures are visualisations', () => {
  const promises =
    /цены (видны )?у каждой|видны цены всех|фотографи\S* со стройки|(әр|барлық) пәтердің (бүгінгі )?бағасы|құрылыс суреттері|price of every apartment|every apartment on the website shows|site photographs/iu
  for (const { file, path, texts } of allTexts) {
    for (const text of Object.values(texts)) assert.doesNotMatch(text, promises, `${file} ${placeOf(path)}`)
  }
})

test('titles and descriptions for search engines have a length that is shown in full', () => {
  for (const { file, path, texts } of allTexts) {
    const place = placeOf(path)
    for (const [language, text] of Object.entries(texts)) {
      if (place === 'seo.title') assert.ok(text.length <= 65, `${file} ${language}: ${text.length}`)
      if (place === 'seo.description') {
        assert.ok(text.length >= 90 && text.length <= 180, `${file} ${language}: ${text.length}`)
      }
    }
  }
})

test('the same figures stand in all three languages of a description of a project', () => {
  const figures = (text: string) =>
    [...text.replaceAll(/Q[1-4]/g, '').matchAll(/\d+([.,]\d+)?/g)]
      .map(([figure]) => figure.replace(',', '.'))
      .toSorted()
  for (const { file, texts } of longTexts(demoCompany)) {
    if (!file.startsWith('complexes')) continue
    assert.deepEqual(figures(texts['kk'] ?? ''), figures(texts['ru'] ?? ''), `${file}: kk`)
    assert.deepEqual(figures(texts['en'] ?? ''), figures(texts['ru'] ?? ''), `${file}: en`)
  }
})
