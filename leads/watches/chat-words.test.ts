import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readHtml } from '#tests/helpers/leads/telegram-server.ts'
import { longestMessage } from '../delivery/telegram.ts'
import { digestMessage, ownListOf } from './chat-words.ts'

const words = { lists: 'Lists', manage: 'My list', leave: 'Stop', reason: 'Reason' }
const said = { lead: 'Lead', more: 'And more', manage: 'My list', stop: '/stop' }
const items = (count: number, title: string) =>
  Array.from({ length: count }, (_, number) => ({
    title: `${title} ${String(number)}`,
    text: '25,000,000 ₸, was 26,000,000 ₸',
    link: `https://example.kz/properties/apartments/${String(number)}?a=1&b="2"`,
  }))
const digest = (count: number, title: string) => ({
  title,
  sections: [
    { title: 'New', items: items(count, title) },
    { title: 'Lower price', items: items(count, title) },
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
      assert.equal(html.includes(said.more), shown.split('was').length - 1 < 2 * count + 5)
      assert.ok(shown.endsWith('Lead\nMy list\n/stop'))
    }
})

test('R1542 after «Start» a chat reads each of its searches whole, and five of any length fit', () => {
  const search = `Apartments: ${'a filter, '.repeat(50)}the last one`
  assert.ok(ownListOf('You follow:', items(5, search)).includes('the last one'))
  const longest = readHtml(ownListOf('You follow:', items(5, 'x'.repeat(5_000))).replaceAll('&quot;', ''))
  assert.ok(longest !== null && longest.length < longestMessage * 0.9)
})
