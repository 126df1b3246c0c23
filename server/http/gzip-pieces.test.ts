import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { filledPieces, gzipPieces, longestGap, type Pieces } from './gzip-pieces.ts'

test('R1229 a text whose pieces were packed before is unpacked with its gaps filled', () => {
  const long = Buffer.from('Квартира с видом на горы. '.repeat(4000))
  const nothing = Buffer.alloc(0)
  const texts: Pieces[] = [[long], [long, 0, long], [nothing, 0, long, 1, nothing, 0, nothing]]
  const fillings = [
    ['', ''],
    ['/kk/nowhere', 'a "gap" – é'],
    ['x'.repeat(longestGap), 'y'],
  ].map((words) => words.map((word) => Buffer.from(word)))
  for (const pieces of texts) {
    const packed = gzipPieces(pieces)
    for (const gaps of fillings)
      assert.deepEqual(gunzipSync(packed(gaps)), Buffer.concat(filledPieces(pieces, gaps)))
  }
})
