import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { fillPlaces, importText, offersOf, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { BareAmpersands } from './bare-ampersands.ts'

/** The text as it comes out when it goes in by pieces of a size, and the line breaks before each fault. */
function mended(text: string, size: number): { text: string; faults: number } {
  let faults = 0
  const ampersands = new BareAmpersands(() => {
    faults += 1
  })
  let out = ''
  for (let from = 0; from < text.length; from += size) out += ampersands.mended(text.slice(from, from + size))
  return { text: out + ampersands.rest(), faults }
}

test('R551 an ampersand that begins no entity becomes one, wherever the pieces are cut; CDATA stays', () => {
  const long = 'x'.repeat(60)
  const cases: readonly (readonly [given: string, wanted: string])[] = [
    ['<a>Дом & Ко</a>', '<a>Дом &amp; Ко</a>'],
    [
      '<a href="?a=1&b=2">&amp;&lt;&#169;&#xA9;&nbsp;&hearts;</a>',
      '<a href="?a=1&amp;b=2">&amp;&lt;&#169;&#xA9;&nbsp;&hearts;</a>',
    ],
    [
      '<a>&heartz;<![CDATA[&heartz;]]>&constructor;</a>',
      '<a>&amp;heartz;<![CDATA[&heartz;]]>&amp;constructor;</a>',
    ],
    ['<a>&</a><b>&&amp;&</b>', '<a>&amp;</a><b>&amp;&amp;&amp;</b>'],
    [`<a><![CDATA[ & ${long} & ]]> & </a>`, `<a><![CDATA[ & ${long} & ]]> &amp; </a>`],
    [
      `<a><![CDATA[${long}]]>${long}&<![CDATA[&]]>&</a>`,
      `<a><![CDATA[${long}]]>${long}&amp;<![CDATA[&]]>&amp;</a>`,
    ],
    [`&${long};`, `&amp;${long};`],
    ['&', '&amp;'],
    ['', ''],
  ]
  for (const [given, wanted] of cases)
    for (const size of [1, 2, 7, 41, 1000])
      assert.equal(mended(given, size).text, wanted, `${given} by ${size}`)
})

eachDatabase(
  'R551 a feed with bare ampersands comes in, with a warning that names their lines',
  async (db) => {
    await fillPlaces(db)
    const feed = yandexFeed([{ number: 1, description: 'Смит & Ко' }, { number: 2 }]).replace(
      '<realty-feed',
      '<!-- a & b -->\n<realty-feed',
    )
    const report = await importText(db, feed)
    assert.deepEqual([report.added, report.skipped], [2, 0])
    const line = feed.slice(0, feed.indexOf('Смит')).split('\n').length
    assert.ok(report.warnings.includes(`passed over: a bare «&», read as «&amp;» (line ${line})`))
  },
)

test('R551 what a bare ampersand stands in is read as it is meant', async () => {
  const { offers } = await offersOf(yandexFeed([{ number: 1, renovation: 'Черновая & чистовая' }]))
  assert.equal(offers[0]?.finishing, 'Черновая & чистовая')
})

test('R599 names that HTML has for signs are read, and one that nobody knows is named', async () => {
  const { offers, faults } = await offersOf(
    yandexFeed([
      { number: 1, renovation: 'дом &hearts; сад &eacute;&Omega;' },
      { number: 2, renovation: 'дом &heartz; сад' },
    ]),
  )
  assert.deepEqual(
    offers.map(({ finishing }) => finishing),
    ['дом ♥ сад éΩ', 'дом &heartz; сад'],
  )
  assert.equal(faults.length, 1)
  assert.match(faults[0] ?? '', /^the entity «&heartz;», which nobody knows, left as it is \(line \d+\)$/)
})
