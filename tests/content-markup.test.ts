import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberRecords } from '#content/ids.ts'
import { makeRows } from '#content/rows/make-rows.ts'
import { readContent } from '#content/read-content.ts'
import { readJson } from '#database/engines/json.ts'
import { plainMarkup } from '#web/ui/plain-markup.ts'
import { changedFile, contentFolderWith } from '#tests/helpers/content-folder.ts'

/** Everything that an editor may write, in a text beside a record. */
const rich = `## Двор

Абзац с **жирным**, *курсивом*, [ссылкой](/projects/garden) и [чужой](https://other.example/a?b=1&c=2).

### Меньше

- пункт
- второй пункт

1. первый
2. второй

> Цитата: 5 < 6 & 7

![Двор днём](yard)
`

test('pages show all that the import makes of the texts of editors', (t) => {
  const folder = contentFolderWith(t, {
    ...changedFile('articles/first-news.ru.md', '## Двор', rich),
    'complexes/garden.ru.md': rich,
    'promotions/less.kk.md': rich,
  })
  const made = (name: string) => ({
    src: `/media/${name}-a1-480.webp`,
    srcset: `/media/${name}-a1-480.webp 480w, /media/${name}-a1-768.webp 768w`,
    srcset_avif: `/media/${name}-a1-480.avif 480w, /media/${name}-a1-768.avif 768w`,
    width: 768,
    height: 576,
    placeholder: 'data:image/webp;base64,UklGRg==',
    alt: { ru: 'Двор', kk: 'Аула', en: 'A yard' },
  })
  const pictures = Object.fromEntries(['street', 'above', 'yard'].map((name) => [name, made(name)]))
  const records = readContent(folder, { pictures })
  const rows = makeRows({ records, ids: numberRecords(records), now: new Date().toISOString() })
  const columns = [
    ...rows.complexes.map((row) => row.description_html),
    ...rows.articles.map((row) => row.body_html),
    ...rows.promotions.flatMap((row) => [row.body_html, row.conditions_html]),
    ...rows.mortgages.map((row) => row.conditions_html),
    ...rows.property_descriptions.map((row) => row.text_html),
    ...rows.vacancies.flatMap((row) => [row.duties_html, row.requirements_html, row.conditions_html]),
  ]
  const texts = columns.flatMap((column) => Object.values(readJson(column)))
  for (const tag of ['figure', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'strong', 'em', 'a'])
    assert.ok(
      texts.some((html) => html.includes(`<${tag}`)),
      tag,
    )
  for (const html of texts) assert.equal(plainMarkup(html), html)
})
