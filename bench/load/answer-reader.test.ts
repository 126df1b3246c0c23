import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, AnswerReader } from './answer-reader.ts'

const answers: [string, Answer][] = [
  ['HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello', { status: 200, bytes: 43, isLast: false }],
  [
    'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nConnection: close\r\n\r\n',
    { status: 404, bytes: 64, isLast: true },
  ],
  [
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nA\r\n0\r\n\r\n 1234\r\n0\r\n\r\n',
    { status: 200, bytes: 77, isLast: false },
  ],
  ['HTTP/1.1 304 Not Modified\r\nContent-Length: 99\r\n\r\n', { status: 304, bytes: 49, isLast: false }],
]

test('the end of an answer is found however it is cut into pieces', () => {
  for (const size of [1, 2, 3, 7, 1000]) {
    const reader = new AnswerReader()
    for (const [text, expected] of answers) {
      const bytes = Buffer.from(text)
      const found: (Answer | null)[] = []
      for (let from = 0; from < bytes.length; from += size)
        found.push(reader.take(bytes.subarray(from, from + size)))
      assert.deepEqual(found.at(-1), expected, `${text} in pieces of ${size}`)
      assert.ok(found.slice(0, -1).every((early) => early === null))
    }
  }
})
