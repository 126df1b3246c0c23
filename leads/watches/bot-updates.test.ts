import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readUpdate } from './bot-updates.ts'

const wanted = (text: string) =>
  readUpdate({ update_id: 1, message: { chat: { id: 7, type: 'private' }, text } })?.from?.wanted.what

test('R1545 a chat ends everything by /stop in any case, or by the word alone in three languages', () => {
  for (const text of ['/stop', '/Stop', '/STOP@homes_bot', 'стоп', 'Стоп.', ' STOP! ', 'тоқта', 'Тоқтат'])
    assert.equal(wanted(text), 'stop', text)
  for (const text of ['stopover', 'не стоп', 'стоп, а почему?', '/start', '/start stop', '', '/stopp'])
    assert.equal(wanted(text), 'other', text)
})
