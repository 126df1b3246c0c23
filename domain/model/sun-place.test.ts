import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sunDays, sunPlace, sunTimes } from './sun-place.ts'

const almaty = { lat: 43.25, lng: 76.9 }
const aktau = { lat: 43.65, lng: 51.2 }

test('R1121 at the sun’s noon it is in the south, as high as the latitude and the day have it', () => {
  for (const [day, height] of [
    [sunDays.dec, 90 - 43.25 - 23.44],
    [sunDays.mar, 90 - 43.25],
    [sunDays.jun, 90 - 43.25 + 23.44],
  ] as const) {
    const times = sunTimes(day, almaty)
    assert.ok(times)
    const noon = sunPlace({ day, minutes: (times.rise + times.set) / 2 }, almaty)
    assert.ok(Math.abs(noon.azimuth - 180) < 0.01, `${noon.azimuth}`)
    assert.ok(Math.abs(noon.height - height) < 0.01, `${noon.height}`)
  }
})

test('R1121 the clock is that of Kazakhstan: the sun of Aktau is an hour and three quarters behind that of Almaty', () => {
  const rise = (place: typeof almaty) => sunTimes(sunDays.mar, place)?.rise ?? 0
  assert.ok(Math.abs(rise(aktau) - rise(almaty) - (76.9 - 51.2) * 4) < 0.01)
  // Without clouds, mountains and refraction, on the day of the equinox.
  assert.ok(Math.abs(rise(almaty) - 360) < 5, `${rise(almaty)}`)
})

test('R1121 days between those of the hours of sun go on from one to the next without a leap', () => {
  const noons = Array.from(
    { length: 365 },
    (_, day) => sunPlace({ day: day + 1, minutes: 720 }, almaty).height,
  )
  const leaps = noons.slice(1).map((height, index) => Math.abs(height - (noons[index] ?? height)))
  assert.ok(Math.max(...leaps) < 1, `${Math.max(...leaps)}`)
})

test('R1121 at night the sun is below the horizon', () => {
  assert.ok(sunPlace({ day: sunDays.jun, minutes: 0 }, almaty).height < -10)
})
