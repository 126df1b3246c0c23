import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { tooMuchWork } from '#tests/helpers/hostile/growing-work.ts'
import { isForeignPhone } from './foreign-phone.ts'
import { formatPhone, maskPhone, parsePhone, phoneProblem, type MaskedPhone } from './phone.ts'

const digit = fc.integer({ min: 0, max: 9 }).map(String)
const digits = (length: number) =>
  fc.array(digit, { minLength: length, maxLength: length }).map((d) => d.join(''))

/** Ten digits the way +7 numbers begin: 6 and 7 in Kazakhstan, 3, 4 and 9 in Russia. */
const national = fc
  .tuple(fc.constantFrom('70', '71', '72', '747', '77', '6', '3', '4', '9'), digits(9))
  .map(([start, rest]) => (start + rest).slice(0, 10))

const kazakh = national.filter((number) => number.startsWith('7'))

/** The expected result of the mask, written independently of the code under test. */
const written = (n: string) => `+7 (${n.slice(0, 3)}) ${n.slice(3, 6)}-${n.slice(6, 8)}-${n.slice(8)}`

const empty: MaskedPhone = { text: '', caret: 0 }

/** Puts text where the caret is, as a keyboard or the clipboard does. */
function enter(field: MaskedPhone, text: string): MaskedPhone {
  const value = field.text.slice(0, field.caret) + text + field.text.slice(field.caret)
  return maskPhone(value, field.caret + text.length, { before: field.text })
}

function typeIn(text: string, field = empty): MaskedPhone {
  return [...text].reduce(enter, field)
}

function backspace({ text, caret }: MaskedPhone): MaskedPhone {
  if (caret === 0) return { text, caret }
  return maskPhone(text.slice(0, caret - 1) + text.slice(caret), caret - 1, { before: text })
}

function forwardDelete({ text, caret }: MaskedPhone): MaskedPhone {
  return maskPhone(text.slice(0, caret) + text.slice(caret + 1), caret, { forward: true, before: text })
}

const spellings = (n: string) => [
  `+7${n}`,
  `+7 ${n.slice(0, 3)} ${n.slice(3, 6)} ${n.slice(6, 8)} ${n.slice(8)}`,
  `+7(${n.slice(0, 3)})${n.slice(3, 6)}-${n.slice(6)}`,
  `+ 7 (${n.slice(0, 3)}) ${n.slice(3)}`,
  written(n),
  `8${n}`,
  `8 (${n.slice(0, 3)}) ${n.slice(3, 6)}-${n.slice(6, 8)}-${n.slice(8)}`,
  `8-${n.slice(0, 3)}-${n.slice(3)}`,
  `7${n}`,
  `7 ${n.slice(0, 3)} ${n.slice(3)}`,
  n,
  `(${n.slice(0, 3)}) ${n.slice(3)}`,
  `${n.slice(0, 3)}\u00a0${n.slice(3, 6)}\u00a0${n.slice(6)}`,
  ` ${n} `,
]

test('R141 every usual spelling of a number is read as the same E.164 number', () => {
  fc.assert(
    fc.property(national, (n) => {
      for (const spelling of spellings(n)) assert.equal(parsePhone(spelling), `+7${n}`, spelling)
    }),
  )
})

test('R141 what is no complete +7 number is refused', () => {
  const refused = ['', '+7', '+7 (701) 123-45-6', '+7 (701) 123-45-678', '8701123456', '+1 202 555 01 23']
  const long = ['870112345678', '8 701 123 45 67 12', '+7 (701) 123-45-67 8', '+7 701 123 45 67 89 01 23']
  for (const text of [...refused, ...long, '701123456a', 'доб. 12', '5551234567', '+7 (555) 555-55-55']) {
    assert.equal(parsePhone(text), null, text)
  }
})

/** The separators between digits in copied numbers, and the variants of digits from keyboards. */
const copied: ((spelling: string) => string)[] = [
  (spelling) => `\u202A${spelling}\u202C`,
  (spelling) => spelling.replaceAll(/[-\s]/g, '/'),
  (spelling) => spelling.replaceAll(/[-\s]/g, '.'),
  (spelling) => spelling.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0'),
  (spelling) => spelling.replaceAll('-', '\u2013'),
  (spelling) => spelling.replaceAll(/[\d+]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
]

test('R141 what the mask completes without leaving a digit out is read from the raw text too', () => {
  fc.assert(
    fc.property(national, fc.constantFrom(...copied), (n, copy) => {
      // `+84…` and the like are other countries.
      const trunk = /^[79]/.test(n) ? [`+8${n}`, `+8 (${n.slice(0, 3)}) ${n.slice(3)}`] : []
      const more = [
        ...trunk,
        `++7${n}`,
        `+7 8${n}`,
        `00 7 ${n}`,
        `007${n}`,
        `8+7 (${n.slice(0, 3)}) ${n.slice(3)}`,
      ]
      for (const spelling of [...spellings(n), ...more].map(copy)) {
        assert.equal(maskPhone(spelling, spelling.length).text, written(n), spelling)
        assert.equal(parsePhone(spelling), `+7${n}`, spelling)
      }
    }),
  )
})

test('R360 a number with a letter, an extension or a second number is refused', () => {
  fc.assert(
    fc.property(national, fc.nat(9999), (n, inner) => {
      for (const rest of [
        'x',
        ' (WhatsApp)',
        ` доб. ${inner}`,
        `, вн. ${inner}`,
        `#${inner}`,
        ' ext',
        ', 8 702 765-43-21',
      ])
        assert.equal(parsePhone(`8 ${n}${rest}`), null, rest)
      for (const before of ['tel:', 'Тел.: ', '№ ']) assert.equal(parsePhone(`${before}+7${n}`), null, before)
    }),
  )
  assert.equal(phoneProblem('87001112233x'), 'unclear')
  assert.equal(phoneProblem('8 700 111-22-33 доб. 12'), 'long')
})

test('R141 the server reads no other number than the mask shows', () => {
  const signs = fc.constantFrom(...'0123456789778+() -,;a.')
  fc.assert(
    fc.property(fc.string({ unit: signs, minLength: 10, maxLength: 30 }), (text) => {
      const read = parsePhone(text)
      if (read !== null) assert.equal(maskPhone(text, text.length).text, formatPhone(read))
    }),
    { numRuns: 5000 },
  )
})

test('R140 a stored number is shown in the mask, a foreign one as it is', () => {
  assert.equal(formatPhone('+77011234567'), '+7 (701) 123-45-67')
  assert.equal(formatPhone('+77172123456'), '+7 (717) 212-34-56')
  assert.equal(formatPhone('+12025550123'), '+12025550123')
})

test('R140 the mask grows with the number, brackets and hyphens come with the next digit', () => {
  const steps = [...'7011234567'].map((_, index, all) => typeIn(all.slice(0, index + 1).join('')).text)
  assert.deepEqual(steps, [
    '+7 (7',
    '+7 (70',
    '+7 (701',
    '+7 (701) 1',
    '+7 (701) 12',
    '+7 (701) 123',
    '+7 (701) 123-4',
    '+7 (701) 123-45',
    '+7 (701) 123-45-6',
    '+7 (701) 123-45-67',
  ])
})

test('R140 the ten digits of any number typed one by one give that number with the caret at the end', () => {
  fc.assert(
    fc.property(national, (n) => {
      assert.deepEqual(typeIn(n), { text: written(n), caret: 18 })
    }),
  )
})

test('R140 any usual spelling pasted into the empty field gives the number', () => {
  fc.assert(
    fc.property(national, (n) => {
      for (const spelling of spellings(n)) {
        assert.deepEqual(enter(empty, spelling), { text: written(n), caret: 18 }, spelling)
      }
    }),
  )
})

test('R140 a number typed with +7 or 8 in front, sign by sign, gives the number', () => {
  fc.assert(
    fc.property(national, (n) => {
      for (const spelling of spellings(n).filter((text) => /^(?:\+|8)/.test(text))) {
        assert.deepEqual(typeIn(spelling), { text: written(n), caret: 18 }, spelling)
      }
    }),
  )
})

test('R140 a Kazakh number typed with 7 in front, digit by digit, ends right', () => {
  fc.assert(
    fc.property(kazakh, (n) => {
      assert.equal(typeIn(`7${n}`).text, written(n))
    }),
  )
})

test('R140 after +7 ( stands in the field, all the usual spellings still end right', () => {
  fc.assert(
    fc.property(kazakh, (n) => {
      const field = typeIn('+7(')
      assert.equal(field.text, '+7 (')
      for (const spelling of [n, `8${n}`, `7${n}`, `+7${n}`]) {
        assert.equal(typeIn(spelling, field).text, written(n), `typed ${spelling}`)
        assert.equal(enter(field, spelling).text, written(n), `pasted ${spelling}`)
      }
    }),
  )
})

test('R140 a digit too many leaves a complete 70x, 71x, 72x or 747 number as it is', () => {
  const complete = fc
    .tuple(fc.constantFrom('70', '71', '72', '747'), digits(8))
    .map(([start, rest]) => (start + rest).slice(0, 10))
  fc.assert(
    fc.property(complete, digit, fc.integer({ min: 4, max: 18 }), (n, extra, caret) => {
      assert.equal(enter({ text: written(n), caret: 18 }, extra).text, written(n))
      assert.equal(enter({ text: written(n), caret }, extra).text, written(n))
    }),
  )
})

test('R140 a digit too many in the middle of any complete number is dropped', () => {
  fc.assert(
    fc.property(national, digit, fc.integer({ min: 4, max: 17 }), (n, extra, caret) => {
      assert.equal(enter({ text: written(n), caret }, extra).text, written(n))
    }),
  )
})

test('R140 a whole number pasted after another one replaces it', () => {
  assert.equal(enter(typeIn('7011234567'), '+7 702 765 43 21').text, '+7 (702) 765-43-21')
})

test('R140 backspace at the end always shortens the field until it is empty', () => {
  fc.assert(
    fc.property(digits(10), fc.integer({ min: 1, max: 10 }), (all, length) => {
      let field = typeIn(`+7${all.slice(0, length)}`)
      while (field.text !== '') {
        const next = backspace(field)
        assert.ok(next.text.length < field.text.length, `${field.text} → ${next.text}`)
        assert.equal(next.caret, next.text.length)
        field = next
      }
    }),
  )
})

test('R140 backspace held down in the middle removes every digit before the caret and none after it', () => {
  fc.assert(
    fc.property(national, fc.integer({ min: 4, max: 18 }), (n, caret) => {
      const after = written(n).slice(caret).replace(/\D/g, '')
      let field: MaskedPhone = { text: written(n), caret }
      for (let press = 0; press < 20 && field.caret > 4; press += 1) field = backspace(field)
      assert.equal(field.text.slice(2).replace(/\D/g, ''), after)
    }),
  )
})

test('R140 the delete key held down in the middle removes every digit after the caret and none before it', () => {
  fc.assert(
    fc.property(national, fc.integer({ min: 4, max: 18 }), (n, caret) => {
      const before = written(n).slice(2, caret).replace(/\D/g, '')
      let field: MaskedPhone = { text: written(n), caret }
      for (let press = 0; press < 20; press += 1) field = forwardDelete(field)
      assert.equal(field.text.slice(2).replace(/\D/g, ''), before)
    }),
  )
})

test('R140 a digit replaced in the middle leaves the others and keeps the caret behind it', () => {
  const removed = backspace({ text: '+7 (701) 123-45-67', caret: 10 })
  assert.deepEqual(removed, { text: '+7 (701) 234-56-7', caret: 7 })
  assert.deepEqual(enter(removed, '9'), { text: '+7 (701) 923-45-67', caret: 10 })
})

test('R140 the national digits survive a damaged or doubled prefix', () => {
  const cases: [string, string][] = [
    ['7 (701) 12', '+7 (701) 12'],
    ['+ (701) 12', '+7 (701) 12'],
    ['+7 701) 12', '+7 (701) 12'],
    ['8+7 (701) 12', '+7 (701) 12'],
    ['+7 (+7 (701) 12', '+7 (701) 12'],
  ]
  for (const [damaged, mended] of cases) assert.equal(maskPhone(damaged, 3).text, mended, damaged)
})

test('R140 a digit typed into the +7 of the mask is dropped; a 7 behind the plus might be the next one', () => {
  const places = fc.integer({ min: 0, max: 1 })
  fc.assert(
    fc.property(national, fc.integer({ min: 1, max: 10 }), digit, places, (n, length, d, at) => {
      fc.pre(at === 0 || d !== '7')
      const field = typeIn(`+7${n.slice(0, length)}`)
      const typed = enter({ text: field.text, caret: at }, d)
      assert.equal(typed.text, field.text, `${d} at ${at} of ${field.text}`)
    }),
  )
})

test('R140 a field without national digits shows only the signs that lead to them', () => {
  const cases: [string, string][] = [
    ['', ''],
    ['+', '+'],
    ['8', '+7 ('],
    ['7', '+7 (7'],
    ['+7', '+7'],
    ['+7 ', '+7'],
    ['+8', '+8'],
    ['+8 ', '+8'],
    ['+87', '+7 (7'],
    ['абв', ''],
    ['(', ''],
  ]
  for (const [typed, shown] of cases) {
    assert.deepEqual(maskPhone(typed, typed.length), { text: shown, caret: shown.length }, typed)
  }
})

/** Numbers of other countries, as their owners write them. */
const foreign = [
  '+1 202 555 01 23',
  '+1 (202) 555-0123',
  '+44 7701 234567',
  '+49 151 12345678',
  '+90 (532) 123 45 67',
  '+27 (82) 123 4567',
  '+86 138 0013 8000',
  '+82 10-1234-5678',
  '+81 90 1234 5678',
  '+84 91 234 56 78',
  '+852 5123 4567',
  '+971 50 123 4567',
  '+996 700 123 456',
  '+998 90 123-45-67',
  '+375 29 123-45-67',
  '00 49 151 12345678',
  '998901234567',
]

test('A38 R140 the mask holds for any first digit, typed and pasted, with the caret behind what was typed', () => {
  fc.assert(
    fc.property(fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '9'), digits(9), (first, rest) => {
      const n = first + rest
      for (let length = 1; length <= 10; length += 1) {
        const { text, caret } = typeIn(n.slice(0, length))
        assert.ok(written(n).startsWith(text), `${n.slice(0, length)} → ${text}`)
        assert.equal(text.replaceAll(/\D/g, '').length, length + 1)
        assert.equal(caret, text.length)
      }
      fc.pre(!n.startsWith('00'))
      assert.deepEqual(enter(empty, n), { text: written(n), caret: 18 })
    }),
  )
  assert.equal(typeIn('5').text, '+7 (5')
  assert.equal(typeIn('1234567890').text, '+7 (123) 456-78-90')
})

test('A38 R140 what is wrong with a number has a name', () => {
  const cases: [string, ReturnType<typeof phoneProblem>][] = [
    ['12', 'short'],
    ['+7', 'short'],
    ['8', 'short'],
    ['+7 (701) 123-45-6', 'short'],
    ['8701123456', 'short'],
    ['+7 (701) 123-45-678', 'long'],
    ['8 701 123 45 67 89', 'long'],
    ['12345678901', 'long'],
    ['+7 (123) 456-78-90', 'code'],
    ['5551234567', 'code'],
    ['+1 202 555 01 23', 'foreign'],
    ['+49', 'foreign'],
    ['00 49 151 12345678', 'foreign'],
    ['998901234567', 'foreign'],
    ['', 'unclear'],
    ['позвоните мне', 'unclear'],
  ]
  for (const [text, problem] of cases) {
    assert.equal(parsePhone(text), null, text)
    assert.equal(phoneProblem(text), problem, text)
  }
})

test('R140 a foreign number stays as it was pasted, also over another number, and the server refuses it', () => {
  for (const number of foreign) {
    assert.ok(isForeignPhone(number), number)
    assert.equal(enter(empty, number).text, number)
    assert.equal(maskPhone(number, number.length, { before: '+7 (701) 123-45-67' }).text, number)
    assert.equal(parsePhone(number), null)
  }
})

test('R140 a foreign number with its plus stays as it is typed and as it is deleted', () => {
  for (const number of foreign.filter((number) => number.startsWith('+'))) {
    let field = empty
    for (const [index, sign] of [...number].entries()) {
      field = enter(field, sign)
      assert.equal(field.text, number.slice(0, index + 1))
      assert.equal(field.caret, index + 1)
    }
    while (field.text !== '') {
      const shorter = field.text.slice(0, -1)
      field = backspace(field)
      assert.equal(field.text, shorter)
    }
  }
})

test('R140 no beginning of a +7 number in any usual spelling looks foreign', () => {
  fc.assert(
    fc.property(national, fc.nat(20), (n, length) => {
      for (const spelling of spellings(n))
        assert.equal(isForeignPhone(spelling.slice(0, length)), false, spelling)
    }),
  )
})

test('R140 a number of ours with something extra is masked and not called foreign', () => {
  const ours = [
    '8 701 123 45 67 доб. 12',
    '8 701 123 45 67 доб. 1234',
    '870112345678',
    '770112345678',
    '701 123 45 67 доб. 12',
    '+ 7 701 123 45 67 доб. 12',
    '00 7 701 123 45 67',
    '007 (701) 123-45-67',
  ]
  for (const number of ours) {
    assert.equal(isForeignPhone(number), false, number)
    assert.deepEqual(enter(empty, number), { text: '+7 (701) 123-45-67', caret: 18 }, number)
  }
})

test('R140 after a foreign number was deleted, or pasted over, a +7 number is masked again', () => {
  assert.equal(typeIn('7011234567', backspace(backspace(typeIn('+1')))).text, '+7 (701) 123-45-67')
  assert.equal(maskPhone('87011234567', 11, { before: '+1 202 555' }).text, '+7 (701) 123-45-67')
  assert.equal(enter(typeIn('+1 202'), '+77011234567').text, '+7 (701) 123-45-67')
})

test('R140 digits of a keyboard with wide ones are digits', () => {
  assert.equal(enter(empty, '＋７７０１１２３４５６７').text, '+7 (701) 123-45-67')
})

test('R140 two numbers pasted at once leave the first', () => {
  assert.equal(enter(empty, '8 701 123-45-67, 8 702 765-43-21').text, '+7 (701) 123-45-67')
})

test('R140 masking the masked text changes nothing, whatever was entered', () => {
  const anything = fc.string({ unit: fc.constantFrom(...'0123456789+() -a'), maxLength: 30 })
  fc.assert(
    fc.property(anything, fc.nat(30), (text, at) => {
      const once = maskPhone(text, Math.min(at, text.length))
      if (isForeignPhone(text)) assert.equal(once.text, text)
      else assert.match(once.text, /^(?:|\+|\+[78]|\+7 \(\d{0,3}|\+7 \(\d{3}\) \d{1,3}(?:-\d{1,2}){0,2})$/)
      assert.ok(once.caret >= 0 && once.caret <= once.text.length)
      assert.equal(maskPhone(once.text, once.text.length).text, once.text)
    }),
    { numRuns: 1000 },
  )
})

test('R140 a complete masked number is a number that the server accepts', () => {
  fc.assert(fc.property(national, (n) => assert.equal(parsePhone(typeIn(n).text), `+7${n}`)))
})

test('R221 reading a number and masking it take no longer than the text is', async () => {
  const attack = (length: number) => `${'+'.repeat(length)}77011234567, 5`
  assert.equal(await tooMuchWork((length) => parsePhone(attack(length)), 60_000), null)
  assert.equal(await tooMuchWork((length) => maskPhone(attack(length), length), 60_000), null)
})
