import fc from 'fast-check'
import { anything, keys, pairs } from './hostile-values.ts'

export type Sent = { type: string; body: string | Uint8Array<ArrayBuffer> }

const json = 'application/json'
const urlencoded = 'application/x-www-form-urlencoded'

/** A body that was right before some of its fields were spoilt. */
function spoilt(names: readonly string[], right: Readonly<Record<string, unknown>>) {
  return fc
    .array(fc.tuple(keys(names), anything), { minLength: 1, maxLength: 4 })
    .map((wrong) => [...Object.entries(right), ...wrong])
}

function jsonOf(entries: readonly (readonly [string, unknown])[]): string {
  // By hand, since an object has no key twice and no own `__proto__`.
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`
}

const noObjects = fc.constantFrom(
  '',
  'null',
  '[]',
  '1',
  '"text"',
  '{',
  '{"name":',
  '{"a":1,}',
  '{"phone":1e999}',
  '{"phone":-0}',
  "{'name':'x'}",
  '{"name":"\\ud800"}',
  '{"name":"\\u0000"}',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  'NaN',
  `{"name":${'['.repeat(20_000)}`,
  `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"message":"${'x'.repeat(70_000)}"}`,
  `{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":${index}`).join(',')}}`,
)

const noUtf8 = fc.constantFrom(
  [0xff, 0xfe, 0x7b, 0, 0x7d, 0],
  [0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d],
  [0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d],
  [0x80],
  [0],
)

function part(name: string, value: string, more = ''): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
}

/** Fields as a multipart form, with typical mistakes of clients: names, unexpected files, ends, boundaries. */
function multipart(names: readonly string[], right: Readonly<Record<string, unknown>>) {
  const rubbish = fc.constantFrom(
    '',
    '--x--',
    '--x\r\n\r\n--x--',
    '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--',
    '--x\r\nContent-Disposition: form-data; name=\r\n\r\n1\r\n--x--',
    `--x\r\n${'X-Long: y'.repeat(2_000)}\r\n\r\n1\r\n--x--`,
    `${part('name', 'x')}--x`,
    part('name', 'a part without an end'),
    `${Array.from({ length: 300 }, (_, index) => part(`f${index}`, '1')).join('')}--x--`,
    `--x\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\n1\r\n--y--\r\n--x--`,
    `${part('resume', '%PDF-1.7', '; filename="../../etc/cron.d/x"')}--x--`,
    `${part('resume', 'MZ', '; filename="cv.pdf"')}--x--`,
    `${part('resume', '', '; filename="a\0.pdf"')}--x--`,
    `${part('resume', 'x', `; filename="${'n'.repeat(5_000)}.pdf"`)}--x--`,
    `${part('resume', '%PDF-1.7', '; filename="1.pdf"')}${part('resume', '%PDF-1.7', '; filename="2.pdf"')}--x--`,
  )
  const fields = spoilt(names, right).map(
    (entries) => `${entries.map(([key, value]) => part(key, String(value))).join('')}--x--`,
  )
  return fc.tuple(
    fc.constantFrom('multipart/form-data; boundary=x', 'multipart/form-data; boundary="x"'),
    fc.oneof({ weight: 2, arbitrary: fields }, { weight: 1, arbitrary: rubbish }),
  )
}

const wrongTypes = fc.constantFrom(
  '',
  'text/xml',
  'text/plain',
  'application/json; charset=utf-16',
  'application/jsonp',
  'APPLICATION/JSON ;;;',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=x',
  'application/octet-stream',
  '/',
  ';',
)

/** The body of a bad request, with its claimed type. `right` is the content of a good one. */
export function hostileBody(
  names: readonly string[],
  right: Readonly<Record<string, unknown>>,
): fc.Arbitrary<Sent> {
  const form = fc
    .tuple(pairs(names), fc.constantFrom('', new URLSearchParams(asTexts(right)).toString()))
    .map((texts) => texts.filter(Boolean).join('&'))
  return fc.oneof(
    { weight: 10, arbitrary: spoilt(names, right).map((entries) => ({ type: json, body: jsonOf(entries) })) },
    { weight: 2, arbitrary: noObjects.map((body) => ({ type: json, body })) },
    { weight: 1, arbitrary: noUtf8.map((bytes) => ({ type: json, body: Uint8Array.from(bytes) })) },
    { weight: 4, arbitrary: form.map((body) => ({ type: urlencoded, body })) },
    { weight: 4, arbitrary: multipart(names, right).map(([type, body]) => ({ type, body })) },
    {
      weight: 2,
      arbitrary: fc.tuple(wrongTypes, spoilt(names, right)).map(([type, entries]) => ({
        type,
        body: jsonOf(entries),
      })),
    },
  )
}

function asTexts(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]))
}
