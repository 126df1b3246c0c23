import assert from 'node:assert/strict'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse, stringify } from 'yaml'
import { isLanguage, languages } from '#domain/languages.ts'
import { contentFolderWith } from '#tests/helpers/content-folder.ts'
import { longTexts, type Path, recordFiles, textsIn } from '#tests/helpers/content-texts.ts'
import { secondRecords } from '#tests/helpers/second-company/records.ts'
import { ContentError, placeOf } from './problem.ts'
import { readContent } from './read-content.ts'

/** Records of the kinds that the sample has none of, about its project. */
const allKinds = Object.fromEntries(
  Object.entries(secondRecords)
    .filter(([file]) => /^(banners|calculators|contacts|employees|photos|progress|reviews)\//.test(file))
    .map(([file, record]) => [
      file,
      stringify(record)
        .replaceAll('tulpar-city', 'garden')
        .replaceAll(/\b(shymkent|karaganda)\b/g, 'almaty')
        .replaceAll(/: (crane|river)\b/g, ': street')
        .replaceAll(/- (crane|river)\b/g, '- street'),
    ]),
)

for (const language of languages) {
  test(`R25 R26 R27 the check finds every text of the content that lacks its ${language}`, (t) => {
    const folder = contentFolderWith(t, allKinds)
    readContent(folder)
    const long = longTexts(folder)
    const expected: string[] = []
    for (const file of recordFiles(folder)) {
      const record: unknown = parse(readFileSync(join(folder, file), 'utf8'))
      for (const { path } of textsIn(record, file)) {
        remove(record, [...path, language])
        expected.push(`${file} ${placeOf([...path, language])}: is missing`)
      }
      writeFileSync(join(folder, file), stringify(record))
    }
    for (const { file } of long) {
      const text = file.replace('.ru.md', `.${language}.md`)
      rmSync(join(folder, text))
      expected.push(`${text} the text in ${language} is missing`)
    }
    assert.throws(
      () => readContent(folder),
      (error) => {
        assert.ok(error instanceof ContentError)
        const found = new Set(
          error.problems.map(({ file, message }) => `${file.slice(folder.length + 1)} ${message}`),
        )
        assert.deepEqual(
          expected.filter((problem) => !found.has(problem)),
          [],
        )
        return true
      },
    )
  })
}

function remove(value: unknown, path: Path): void {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], value)
  const key = path.at(-1)
  if (isLanguage(key)) delete (holder as Record<string, unknown>)[key]
}
