import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compassSide } from './compass.ts'

test('a window looks to the side that its azimuth is nearest to', () => {
  const sides: [azimuth: number, side: string][] = [
    [0, 'n'],
    [22.4, 'n'],
    [22.5, 'ne'],
    [45, 'ne'],
    [90, 'e'],
    [135, 'se'],
    [180, 's'],
    [225, 'sw'],
    [270, 'w'],
    [315, 'nw'],
    [337.5, 'n'],
    [359.9, 'n'],
    [360, 'n'],
    [-90, 'w'],
    [765, 'ne'],
  ]
  for (const [azimuth, side] of sides) assert.equal(compassSide(azimuth), side, String(azimuth))
})
