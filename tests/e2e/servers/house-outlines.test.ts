import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoServer } from '#tests/helpers/servers/demo-server.ts'
import { pagesOver } from '#tests/helpers/servers/other-server.ts'
import { word } from '#tests/helpers/browser/words.ts'
import { examples } from '../sweep.ts'

type Outline = { points: unknown; house_id: number }

/** What another server may say of the houses on the picture, and how many of them can be drawn. */
const cases: Readonly<Record<string, (outlines: Outline[]) => readonly [Outline[], number]>> = {
  'all of them': (outlines) => [outlines, outlines.length],
  'one without points': (outlines) => [outlines.with(0, { house_id: 1, points: [] }), outlines.length - 1],
  'one of no house': (outlines) => [
    outlines.with(0, { house_id: -1, points: [[0, 0]] }),
    outlines.length - 1,
  ],
  'all without points': (outlines) => [outlines.map((outline) => ({ ...outline, points: [] })), 0],
  'no outline': () => [[], 0],
}

test('R332 a house without corners is in the list alone, and a picture without houses promises no press', async () => {
  const demo = await demoServer()
  for (const [name, altered] of Object.entries(cases)) {
    for (const [kind, hint] of [
      ['project', 'project.houses.hint'],
      ['queue', 'queue.place.hint'],
    ] as const) {
      const [address = ''] = await examples[kind]('ru')
      let drawn = -1
      const { open } = await pagesOver(async (path, method, language) => {
        const response = await demo(path, method, language)
        if (!/^\/api\/complexes\/s\/[^/]+$/.test(path)) return response
        const { data } = (await response.json()) as { data: { genplan: { polygons: Outline[] } } }
        const [polygons, count] = altered(data.genplan.polygons)
        drawn = count
        return Response.json({ data: { ...data, genplan: { ...data.genplan, polygons } } })
      })
      const { status, html, isWhole } = await open(address)
      const which = `${kind} with ${name}`
      assert.deepEqual([status, isWhole], [200, true], which)
      assert.equal(html.match(/class="genplan-house[ "]/g)?.length ?? 0, drawn, which)
      assert.equal(html.includes(word('ru', hint)), drawn > 0, which)
      assert.equal(/<svg[^>]*role="group"/.test(html), drawn > 0, which)
      assert.ok(html.includes('class="house-list"'), which)
      assert.doesNotMatch(html, /NaN|Infinity/, which)
    }
  }
})
