import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOtherPage } from './revalidation.ts'

type Params = Parameters<typeof isOtherPage>[0]['currentParams']

function isOther(current: string, currentParams: Params, next: string, nextParams: Params): boolean {
  return isOtherPage({
    currentUrl: new URL(current, 'http://site'),
    currentParams,
    nextUrl: new URL(next, 'http://site'),
    nextParams,
    defaultShouldRevalidate: true,
  })
}

test('R1400 another unit is the same page, a list, another language and a page of a fixed name are others', () => {
  const unit = ['/properties/apartments/1', { type: 'apartments', slug: '1' }] as const
  assert.equal(
    isOther(...unit, '/properties/apartments/2?view=plan', { type: 'apartments', slug: '2' }),
    false,
  )
  assert.equal(isOther(...unit, '/properties/parking/7', { type: 'parking', slug: '7' }), false)
  assert.equal(isOther(...unit, '/properties/apartments', { type: 'apartments' }), true)
  assert.equal(isOther(...unit, '/kk/properties/apartments/1', { type: 'apartments', slug: '1' }), true)
  assert.equal(isOther('/', {}, '/kk', {}), true)
  assert.equal(isOther('/about/alatau', { slug: 'alatau' }, '/about/progress', {}), true)
  // A thing that is called as a page is.
  assert.equal(isOther('/about/about', { slug: 'about' }, '/a/b', { city: 'a', house: 'b' }), true)
})
