import assert from 'node:assert/strict'
import { test } from 'node:test'
import { walkHelp, walkOptions } from './walk-options.ts'

test('R996 the robot takes a short walk unless it is told to take a long one', () => {
  const asked = (...args: string[]) => {
    const { steps, seeds, languages, width } = walkOptions(args)
    return [steps, seeds.first, seeds.last, languages.length, width]
  }
  assert.deepEqual(asked(), [40, 1, 2, 3, null])
  assert.deepEqual(asked('--long'), [500, 1, 20, 3, null])
  assert.deepEqual(asked('--long', '--seeds', '11-20'), [500, 11, 20, 3, null])
  assert.deepEqual(asked('--seeds', '7', '--language', 'kk', '--width', '390'), [40, 7, 7, 1, 390])
  assert.throws(() => asked('--fast'), /--fast/)
  for (const option of ['--steps', '--seeds', '--long', '--language', '--width', '--feed', '--verbose'])
    assert.ok(walkHelp.includes(option), option)
})
