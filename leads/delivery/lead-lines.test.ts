import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleLead } from '#tests/helpers/leads/outgoing-lead.ts'
import { leadLines, leadTitle, oneLine } from './lead-lines.ts'

const nbsp = '\u00a0'

test('R1780 the title says what is asked, by whom and about what', () => {
  assert.equal(leadTitle(sampleLead()), 'Встреча: Айгүл, Алатау Парк, квартира № 114')
  const bare = {
    complex: null,
    house: null,
    estate: null,
    shortlist: [],
    vacancy: null,
    office: null,
    program: null,
  }
  assert.equal(leadTitle(sampleLead({ form: 'callback', about: bare })), 'Обратный звонок: Айгүл')
  const vacancy = { ...bare, vacancy: 'Прораб' }
  assert.equal(
    leadTitle(sampleLead({ form: 'application', about: vacancy })),
    'Отклик на вакансию: Айгүл, Прораб',
  )
  // R1780: without a name and a place no colon hangs behind the form.
  assert.equal(
    leadTitle(sampleLead({ form: 'student_application', name: '', about: bare })),
    'Отклик студента',
  )
})

test('every line of a request is in words of people', () => {
  assert.deepEqual(leadLines(sampleLead()), [
    ['Имя', 'Айгүл'],
    ['Телефон', '+7 (701) 123-45-67'],
    ['Почта', 'visitor@example.com'],
    ['Сообщение', 'Перезвоните после шести'],
    [
      'О чём',
      `Алатау Парк, Дом 1, квартира № 114, 2-комнатная, 61,4${nbsp}м², 5 этаж, цена 37${nbsp}500${nbsp}000${nbsp}₸`,
    ],
    ['День', '25 ноября 2026'],
    ['Время', '15:00'],
    ['Офис', 'Офис на Абая'],
    ['Где', 'в офисе'],
    ['Язык', 'казахский'],
    ['Отправлено', '21 ноября 2026, 15:05, время Казахстана'],
    ['Страница', 'https://example.com/kk/properties/apartments'],
    ['Пришёл с', 'https://example.org/'],
    ['Реклама', 'utm_source=google, utm_medium=cpc'],
    ['Согласие на обработку данных', 'дано'],
    ['Номер заявки', '01900000-0000-7000-8000-000000000001'],
  ])
})

test('R1070 a shortlist is told unit by unit, and no field repeats its ids', () => {
  const { about } = sampleLead()
  assert.ok(about.estate !== null)
  const unit = { ...about.estate, complex: 'Сад\nИмя: Другое', house: 'Дом 1' }
  const lines = leadLines(
    sampleLead({
      fields: { estate_ids: [7, 8], program_id: 3 },
      about: {
        ...about,
        program: 'Своя',
        shortlist: [
          { id: 7, ...unit },
          { id: 8, ...unit, number: '115' },
        ],
      },
    }),
  )
  const value = (word: string) => lines.find(([name]) => name === word)?.[1]
  assert.match(
    value('Подборка') ?? '',
    /^1\. Сад Имя: Другое, Дом 1, квартира № 114, .*\n2\. Сад .* № 115, [^\n]*$/,
  )
  assert.equal(value('Программа'), 'Своя')
  assert.ok(!lines.some(([name]) => name === 'estate_ids'))
})

test('what a visitor slips into a field begins no line of ours', () => {
  const lines = leadLines(
    sampleLead({
      page_url: 'https://a.kz/\r\nТелефон: +7 (700) 000-00-00',
      message: 'первая\nвторая',
      fields: { university: 'КазНТУ\u2028Имя: Другое', cover_letter: 'абзац\n\nабзац' },
    }),
  )
  const value = (word: string) => lines.find(([name]) => name === word)?.[1]
  assert.equal(value('Страница'), 'https://a.kz/ Телефон: +7 (700) 000-00-00')
  assert.equal(value('Вуз или колледж'), 'КазНТУ Имя: Другое')
  assert.equal(value('Сообщение'), 'первая\nвторая')
  assert.equal(value('Письмо'), 'абзац\n\nабзац')
})

test('R952 the letter of an application is told once, not as its message too', () => {
  const letter = 'Строю мосты\n\nдесять лет'
  const lines = leadLines(sampleLead({ message: letter, fields: { cover_letter: letter } }))
  assert.deepEqual(
    lines.filter(([, value]) => value === letter),
    [['Письмо', letter]],
  )
})

test('a field or form that has no word yet is shown under its own name', () => {
  const lines = leadLines(sampleLead({ fields: { newest: [1, 2] } }))
  assert.deepEqual(
    lines.find(([word]) => word === 'newest'),
    ['newest', '[1,2]'],
  )
  assert.match(leadTitle(sampleLead({ form: 'newest' })), /^newest: /)
})

test('a title stays one line whatever it is made of', () => {
  assert.equal(oneLine(' Иван\r\nBcc: other@example.com\u0000 '), 'Иван Bcc: other@example.com')
})
