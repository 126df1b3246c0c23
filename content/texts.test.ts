import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { readJsonFile } from './read-record.ts'

type Found = { where: string; texts: Record<string, string> }

/** Every text in three languages of every record, wherever it stands. */
function allTexts(): Found[] {
  return recordFiles().flatMap((file) => textsIn(readJsonFile(new URL(file, import.meta.url), file), file))
}

function recordFiles(): string[] {
  const jsonIn = (folder: string) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((file) => file.endsWith('.json'))
      .map((file) => folder + file)
  return [...jsonIn('./'), ...jsonIn('./complexes/')]
}

function textsIn(value: unknown, where: string): Found[] {
  if (typeof value !== 'object' || value === null) return []
  const texts = value as Record<string, unknown>
  if (typeof texts['ru'] === 'string') return [{ where, texts: texts as Record<string, string> }]
  return Object.entries(texts).flatMap(([key, part]) => textsIn(part, `${where} ${key}`))
}

test('R25 R26 R27 every text of the content has three languages', () => {
  const found = allTexts()
  assert.ok(found.length > 120, `only ${found.length} texts found`)
  for (const { where, texts } of found) {
    assert.deepEqual(Object.keys(texts).toSorted(), languages.toSorted(), where)
    for (const language of languages) assert.ok(texts[language]?.trim(), `${where}: ${language} is empty`)
  }
})

test('long texts are translated in full: no language is much shorter than the Russian text', () => {
  for (const { where, texts } of allTexts()) {
    const { ru = '', kk = '', en = '' } = texts
    if (ru.length < 120) continue
    for (const text of [kk, en]) {
      assert.ok(text.length > ru.length * 0.75, `${where}: ${text.length} against ${ru.length}`)
      assert.equal(text.match(/<p>/g)?.length, ru.match(/<p>/g)?.length, `${where}: paragraphs differ`)
    }
  }
})

test('the same figures stand in all three languages of a description', () => {
  const figures = (text: string) =>
    [...text.replace(/<[^>]*>|Q[1-4]/g, '').matchAll(/\d+([.,]\d+)?/g)]
      .map(([figure]) => figure.replace(',', '.'))
      .toSorted()
  for (const { where, texts } of allTexts()) {
    if (!where.endsWith('description_html')) continue
    assert.deepEqual(figures(texts['kk'] ?? ''), figures(texts['ru'] ?? ''), `${where}: kk`)
    assert.deepEqual(figures(texts['en'] ?? ''), figures(texts['ru'] ?? ''), `${where}: en`)
  }
})

test('Kazakh texts are Kazakh: every longer one has letters that Russian lacks', () => {
  for (const { where, texts } of allTexts()) {
    if ((texts['kk'] ?? '').length < 40) continue
    assert.match(texts['kk'] ?? '', /[әғқңөұүһі]/i, where)
  }
})

test('texts keep to the voice of the house: no exclamation marks, no big words', () => {
  for (const { where, texts } of allTexts()) {
    for (const text of Object.values(texts)) {
      assert.doesNotMatch(text, /!|мечт|элитн|уникальн|эксклюзив|арман|dream|unique|exclusive|luxur/i, where)
      assert.doesNotMatch(text, / {2}|\.\.|\s[,.;:]/, where)
    }
  }
})

test('titles and descriptions for search engines have a length that is shown in full', () => {
  for (const { where, texts } of allTexts()) {
    for (const [language, text] of Object.entries(texts)) {
      if (where.endsWith('seo title')) assert.ok(text.length <= 65, `${where} ${language}: ${text.length}`)
      if (where.endsWith('seo description')) {
        assert.ok(text.length >= 90 && text.length <= 180, `${where} ${language}: ${text.length}`)
      }
    }
  }
})
