import fc from 'fast-check'

/** A text that must never reach a page as markup. */
export const markup = '<img src=x onerror=alert(1)>'

const nastyTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'NaN',
  'true',
  'null',
  '2147483648',
  '999999999999',
  '9'.repeat(40),
  '١٢٣',
  "1' or '1'='1",
  "'; drop table leads; --",
  '1); delete from leads where (1=1',
  '$1',
  '"a"::int',
  '<script>alert(1)</script>',
  markup,
  '"><svg/onload=alert(1)>',
  'javascript:alert(1)',
  '//evil.example',
  '%00',
  '\0',
  'a\0b',
  'a\r\nSet-Cookie: x=1',
  '\u202e\u200b\ufeff',
  '\ud800',
  '\udc00\ud800',
  '👨‍👩‍👧‍👦',
  'e\u0301'.repeat(50),
  '/old',
  '/kk//old/../x?y=z#h',
  '../../etc/passwd',
  'id.time.signature',
  '..\\..\\windows',
  '__proto__',
  'constructor',
  'toString',
  '{{7*7}}${7*7}',
  ',,,,',
  '1,'.repeat(3000),
  'ы'.repeat(2000),
  'a'.repeat(20_000),
  '2026-02-30',
  '0000-00-00',
  '+77011234567',
]

/** Values that no field expects. */
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
)

/** Percent sequences that are broken, overlong, or that decode to invalid UTF-8. */
const brokenPercent = fc.constantFrom(
  '%',
  '%z',
  '%0',
  '%u0041',
  '%00',
  '%ff%fe',
  '%c0%af',
  '%e0%80%af',
  '%f0%80%80%af',
  '%ed%a0%80',
  '%f4%90%80%80',
  '%25%32%66',
  '%2e%2e%2f',
  '%0d%0a',
)

/** A text in an address: encoded, as it is (as careless clients send it), or broken. */
export const encoded = fc.oneof(
  { weight: 4, arbitrary: text.map((value) => encodeURIComponent(value.toWellFormed())) },
  { weight: 2, arbitrary: text.map((value) => value.replaceAll(/[&#?\s\0]/g, '')) },
  { weight: 2, arbitrary: fc.tuple(brokenPercent, encodeAscii()).map((parts) => parts.join('')) },
)

function encodeAscii() {
  return fc.constantFrom('', '1', 'flat', 'x', '%41')
}

const strangeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'data',
  '',
  'a[b]',
  'a[]',
  '0',
]

/** Names of fields: those of the call, and those that break objects. */
export function keys(names: readonly string[]) {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...names, ...strangeKeys) },
    { weight: 1, arbitrary: text },
  )
}

/** Pairs of a query or an urlencoded form; a key may come often. */
export function pairs(names: readonly string[]) {
  const key = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...names, ...strangeKeys) },
    { weight: 1, arbitrary: encoded },
  )
  return fc
    .array(fc.tuple(key, encoded), { maxLength: 6 })
    .map((list) => list.map(([name, value]) => `${name}=${value}`).join('&'))
}

/** A wrong value of any type. */
export const anything = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 31)) },
  { weight: 2, arbitrary: fc.constantFrom([], {}, [[]], [1], ['1'], { id: 1 }, [null], { length: 1e9 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)
