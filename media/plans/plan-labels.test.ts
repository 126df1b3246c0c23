import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { planSources } from '../places.ts'
import { readPlanDrawing } from './plan-drawing.ts'
import { lineHeight, placeLabels } from './plan-labels.ts'
import { readPlanSources } from './plan-sources.ts'
import { overlap } from './rectangle.ts'
import { textWidth } from './text-width.ts'

const sources = readPlanSources(new URL('plans.json', planSources))

test('every room of every plan has its area written inside it, off the walls, in all languages', () => {
  for (const [code, source] of Object.entries(sources)) {
    const drawing = readPlanDrawing(readFileSync(new URL(`${code}.svg`, planSources), 'utf8'), 4)
    const sizes = { name: 22, area: 24 }
    for (const language of languages) {
      const rooms = source.rooms_list.map(({ id, name, area }) => ({
        id,
        name: name[language],
        area: String(area),
      }))
      const labels = placeLabels(drawing, rooms, sizes)
      assert.equal(labels.length, rooms.length, `${code} ${language}`)
      for (const { name, area, x, y } of labels) {
        const width = Math.max(
          textWidth(area, sizes.area),
          ...name.map((line) => textWidth(line, sizes.name)),
        )
        const height = (name.length * sizes.name + sizes.area) * lineHeight
        const label = { x: x - width / 2, y: y - height / 2, width, height }
        const walls = drawing.walls.reduce((sum, wall) => sum + overlap(wall, label), 0)
        // A centimetre of tolerance: centres are rounded.
        assert.ok(walls <= width + height, `${code} ${language} ${name.join(' ')} ${area} lies on a wall`)
      }
    }
  }
})

test('a name without room for it is left out and the area remains', () => {
  const drawing = readPlanDrawing(readFileSync(new URL('1-a.svg', planSources), 'utf8'), 4)
  const [label] = placeLabels(drawing, [{ id: 'ward', name: 'Гардеробная', area: '1.4' }], {
    name: 40,
    area: 40,
  })
  assert.deepEqual([label?.name, label?.area], [[], '1.4'])
})

test('a long name is broken at its hyphen before it is given up', () => {
  const drawing = readPlanDrawing(readFileSync(new URL('3-a.svg', planSources), 'utf8'), 4)
  const [label] = placeLabels(drawing, [{ id: 'ma', name: 'Мастер-спальня', area: '14.4' }], {
    name: 40,
    area: 40,
  })
  assert.deepEqual(label?.name, ['Мастер-', 'спальня'])
})
