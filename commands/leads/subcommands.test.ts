import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UsageError } from '../command-context.ts'
import { filterOf } from './filter-options.ts'
import { parseSubcommand } from './subcommands.ts'

const wrong: [string[], RegExp][] = [
  [['list', '--since', 'вчера'], /--since takes a day/],
  [['list', '--since', '2026-13-41'], /--since takes a day/],
  [['list', '--since', '2026-11-21T10:00:00'], /--since takes a day/],
  [['list', '--form', 'lead'], /--form takes one of callback, meets/],
  [['list', '--colour'], /--colour/],
  [['list', 'all'], /all/],
  [['list', '--json=yes'], /--json/],
  [['export', 'a.csv', 'b.csv'], /too many/],
  [['export', '--separator', 'x'], /--separator/],
  [['resend', '--wait', 'long'], /--wait/],
  [['forget'], /needs --phone or --email/],
  [['forget', '--email', ' '], /needs --phone or --email/],
  [['copy'], /copy needs --phone or --email/],
  [['copy', '--phone', '87011234567', '--language', 'de'], /--language takes/],
  [['correct', '--phone', '87011234567'], /correct needs --name/],
  [['correct', '--phone', '87011234567', '--new-phone', '12'], /--new-phone takes/],
  [['correct', '--phone', '87011234567', '--new-email', 'a b'], /--new-email takes/],
  [['correct', '--phone', '87011234567', '--name', ' '], /--name takes/],
  [['consents', 'a', 'b'], /too many/],
  [['subscribers', 'a.csv', '--json'], /CSV/],
  [['retention', 'now'], /now/],
  [['forget', '--phone', '123'], /--phone takes a number/],
  [['toString'], /Unknown command «toString»/],
]

test('options that mean nothing are named before anything is done', () => {
  for (const [[command = '', ...args], message] of wrong) {
    assert.throws(
      () => parseSubcommand(command, args),
      (error) => error instanceof UsageError && message.test(error.message),
      [command, ...args].join(' '),
    )
  }
})

test('a day begins at midnight in Kazakhstan, a moment where it says', () => {
  assert.deepEqual(filterOf({ since: '2026-11-21' }), { since: new Date('2026-11-20T19:00:00Z') })
  assert.deepEqual(filterOf({ since: '2026-11-21T10:00:00+05:00', form: 'meets' }), {
    since: new Date('2026-11-21T05:00:00Z'),
    form: 'meets',
  })
  assert.deepEqual(filterOf({}), {})
})
