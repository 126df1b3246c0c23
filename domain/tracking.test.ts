import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clickOf, counterIds, utmOf } from './tracking.ts'

test('R119 R137 an address with a source gives exactly the four values, the missing ones empty', () => {
  const query = new URLSearchParams('utm_source=2gis&utm_campaign=%D0%B6%D0%BA&utm_content=top&rooms=2')
  assert.deepEqual(utmOf(query), {
    utm_source: '2gis',
    utm_medium: '',
    utm_campaign: 'жк',
    utm_term: '',
  })
})

test('R137 without a source there is nothing to keep', () => {
  for (const query of ['', 'utm_medium=cpc&utm_campaign=a', 'utm_source=&utm_medium=cpc', 'UTM_SOURCE=a']) {
    assert.equal(utmOf(new URLSearchParams(query)), null, query)
  }
})

test('A14 marks of an advertisement and of a click are kept where the address has them', () => {
  const query = new URLSearchParams('utm_source=a&utm_content=top&gclid=g1&fbclid=&ttclid=t1')
  assert.deepEqual(clickOf(query), { utm_content: 'top', gclid: 'g1' })
  assert.equal(clickOf(new URLSearchParams('rooms=2&utm_source=a')), null)
})

test('A14 the ids of the counters are read out of the cookies', () => {
  const cookies =
    'i18n_redirected=kk; _ga=GA1.1.1234567.1700000000; _ga_AB12=GS1.1.1; _ym_uid=1700000000987; roistat_visit=555'
  assert.deepEqual(counterIds(cookies), {
    ga_client_id: '1234567.1700000000',
    ym_client_id: '1700000000987',
    roistat_visit: '555',
  })
})

test('A14 cookies that hold no id give none', () => {
  for (const cookies of ['', '_ga=; _ym_uid=; roistat_visit=', '_ga=GA1.1', 'x_ga=GA1.1.1.2', '=;;=']) {
    assert.deepEqual(counterIds(cookies), {}, cookies)
  }
})
