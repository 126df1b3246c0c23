import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readHtml } from '#tests/helpers/leads/telegram-server.ts'
import { longestMessage } from '../delivery/telegram.ts'
import { digestMessage, ownList } from './chat-words.ts'

const words = { lists: 'Lists', manage: 'My list', leave: 'Stop', reason: 'Reason' }
const said = { lead: 'Lead', more: 'And more', manage: 'My list', all: 'All of it', stop: '/stop' }
const items = (count: number, title: string) =>
  Array.from({ length: count }, (_, number) => ({
    title: `${title} ${String(number)}`,
    text: '25,000,000 ₸, was 26,000,000 ₸',
    link: `https://example.kz/properties/apartments/${String(number)}?a=1&b="2"`,
    similar: null,
    names: [],
  }))
const digest = (count: number, title: string) => ({
  subject: title,
  sections: [
    { change: 'new' as const, title: 'New', items: items(count, title) },
    { change: 'price' as const, title: 'Lower price', items: items(count, title) },
  ],
  more: '',
  lists: items(5, title),
  words,
  leave: 'https://example.kz/tell-me?token=x',
})

test('R1162 a message is no longer than Telegram takes, says where something is left out, and keeps its links', () => {
  for (const title of ['Flat', 'A & <b>B</b> "C"', 'ә😀'.repeat(300), '<'.repeat(500)])
    for (const count of [1, 15, 200]) {
      const html = digestMessage(digest(count, title), said)
      const shown = readHtml(html.replaceAll('&quot;', ''))
      assert.ok(shown !== null && shown.length <= longestMessage, `${title.slice(0, 9)} ${String(count)}`)
      assert.equal(html.includes(said.more), shown.split('was').length - 1 < 2 * count)
      assert.ok(shown.endsWith('Lead\nMy list\n/stop'))
      assert.ok(shown.includes('Lists:'))
    }
})

const all = { title: 'All of it', link: 'https://example.kz/tell-me?token=x' }
const shownOf = (html: string) => readHtml(html.replaceAll('&quot;', '')) ?? ''

test('R1542 R1576 a chat reads each of its searches whole; those without room are left out, with a link to all of them', () => {
  const search = `Apartments: ${'a filter, '.repeat(50)}the last one`
  const five = items(5, search)
  const whole = shownOf(ownList('You follow', five, longestMessage, all))
  for (const { title } of five) assert.ok(whole.includes(`• ${title}\n`) || whole.endsWith(title))
  assert.ok(!whole.includes(all.title))
  for (const room of [40, 400, 700, 1_200, 2_048]) {
    const html = ownList('You follow', five, room, all)
    const [head, ...lines] = shownOf(html).split('\n')
    assert.ok(shownOf(html).length <= room)
    assert.equal(head, 'You follow:')
    assert.equal(lines.at(-1), all.title)
    assert.ok(html.endsWith(`<a href="${all.link}">${all.title}</a>`))
    const listed = lines.slice(0, -1)
    assert.deepEqual(
      listed,
      five.slice(0, listed.length).map(({ title }) => `• ${title}`),
    )
    assert.equal(listed.length, Math.floor((room - 'You follow:'.length - all.title.length - 1) / 532))
  }
  const mixed = [...items(1, 'x'.repeat(5_000)), ...items(2, 'Short')]
  assert.equal(
    shownOf(ownList('You follow', mixed, longestMessage, all)),
    'You follow:\n• Short 0\n• Short 1\nAll of it',
  )
})

test('R1576 a digest in a chat has the list of what is followed whole, and news in the rest of the message', () => {
  const followed = items(5, `Apartments: ${'a filter, '.repeat(30)}the last one`)
  const few = shownOf(digestMessage({ ...digest(2, 'Flat'), lists: followed }, said))
  for (const { title } of followed) assert.ok(few.includes(`• ${title}`))
  assert.ok(few.length <= longestMessage && !few.includes(said.all))
  const many = shownOf(digestMessage({ ...digest(200, 'Flat'), lists: items(5, 'y'.repeat(900)) }, said))
  assert.ok(many.length <= longestMessage && many.length > longestMessage - 200)
  assert.ok(many.includes(said.all) && many.includes(said.more))
  assert.equal(many.split('y'.repeat(900)).length - 1, 2)
})

test('R1625 in a chat the name of a unit whose page is gone has no link, and similar ones are linked once', () => {
  const gone = {
    title: 'Flat <18>',
    text: '',
    link: null,
    similar: { title: 'Similar', link: 'https://example.kz/list' },
    names: [],
  }
  const sections = [{ change: 'withdrawn' as const, title: 'No longer for sale', items: [gone] }]
  const html = digestMessage({ ...digest(1, 'Flat'), sections }, said)
  assert.ok(html.includes('\n• Flat &lt;18&gt; (<a href="https://example.kz/list">Similar</a>)\n'), html)
})
