import assert from 'node:assert/strict'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readContent } from '#content/read-content.ts'
import { demoCompany } from '#tests/helpers/demo-company.ts'
import { runCommand } from '#tests/helpers/run-command.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { type Ask, Unanswered } from './company/collect.ts'
import { languageOf, parseNew } from './company/options.ts'
import { newCompany } from './company/new-company.ts'
import { words } from './company/words.ts'

const needed = ['--name', 'Имя / Аты / Name', '--city', 'Город / Қала / Town']

test('R582 a script makes a folder by flags that the check takes; what nobody said is left out and told', async (t) => {
  const home = temporaryFolder(t)
  const folder = join(home, 'our')
  const said = [
    ...needed,

    '--city',
    'Mid-Town',
    '--phone',
    '8 (7252) 55-40-40',
    '--phone',
    '8 701 000 00 01',
    '--bin',
    '123456789012',
    '--legal-name',
    "ТОО «Имя: #1 'A'» / «Аты» ЖШС / Name LLP",
    '--email',
    'us@name.example',
    '--main',
    '1F3A6E',
    '--accent',
    '#8a1f4b',
    '--domain',
    'https://name.example/',
  ]
  const made = await runCommand('company', ['new', folder, ...said, '--language', 'en'], { DATA_DIR: home })
  assert.equal(made.code, 0, made.stderr)
  assert.match(
    made.stdout,
    /PUBLIC_URL=https:\/\/name\.example CONTENT_DIR=\S+our DATA_DIR=\S+our-data npm start/,
  )
  assert.match(made.stdout, /fill in hours/)
  const { company, cities } = readContent(folder)
  const { name, phone, email, bin, colours, legal_name: legalName, credit, networks } = company
  assert.deepEqual(
    { name, phone, email, bin, colours, legalName, credit, networks },
    {
      name: { ru: 'Имя', kk: 'Аты', en: 'Name' },
      phone: '+7 7252 55 40 40',
      email: 'us@name.example',
      bin: '123456789012',
      colours: { main: '#1f3a6e', accent: '#8a1f4b' },
      legalName: { ru: "ТОО «Имя: #1 'A'»", kk: '«Аты» ЖШС', en: 'Name LLP' },
      credit: null,
      networks: [],
    },
  )
  assert.deepEqual(
    cities.map(({ slug, record }) => [slug, record.name.ru]),
    [
      ['mid-town', 'Mid-Town'],
      ['town', 'Город'],
    ],
  )
  assert.match(readFileSync(join(folder, 'company.yaml'), 'utf8'), /^# .*\+7 701 000 00 01$/m)
})

test('R581 R582 the least that is said makes a folder too, and the check lists what it does not say', async (t) => {
  const home = temporaryFolder(t)
  const folder = join(home, 'our')
  const made = await runCommand('company', ['new', folder, ...needed, '--language', 'ru'], { DATA_DIR: home })
  assert.equal(made.code, 0, made.stderr)
  const { stdout, code } = await runCommand('content', ['check', folder], { DATA_DIR: home })
  assert.equal(code, 0)
  assert.match(stdout, /fill in phone, email, hours:/)
  assert.match(stdout, /fill in legal_name, bin, legal_address:/)
  const { phone, email, hours } = readContent(folder).company
  assert.deepEqual([phone, email, hours.ru], ['', '', ''])
})

test('R583 nothing is written where there is a file already, an answer is missing or cannot be taken', async (t) => {
  const home = temporaryFolder(t)
  const taken = join(home, 'taken')
  mkdirSync(taken)
  writeFileSync(join(taken, 'letter.txt'), 'mine')
  const folder = join(home, 'our')
  const lines = async (args: readonly string[]) => {
    const { code, stderr, stdout } = await runCommand('company', [...args, '--language', 'en'], {
      DATA_DIR: home,
    })
    assert.deepEqual([code, stdout], [1, ''])
    return stderr.trimEnd().split('\n')
  }
  assert.deepEqual(await lines(['new', folder]), [
    '--name: is required',
    '--city: is required',
    'No folder was made.',
  ])
  assert.match((await lines(['new', taken, ...needed]))[0] ?? '', /taken is not empty/)
  assert.match((await lines(['new', join(taken, 'letter.txt'), ...needed]))[0] ?? '', /is not empty/)
  assert.deepEqual(readdirSync(taken), ['letter.txt'])
  const wrong = [
    '--name',
    'Имя',
    '--city',
    '北京',
    '--city',
    'A / B',
    '--phone',
    '+7 495 123-45-67',
    '--phone',
    '12',
    '--main',
    '#ffcc00',
    '--bin',
    '12',
    '--email',
    'us',
    '--domain',
    'name.example/shop',
  ]
  assert.deepEqual(await lines(['new', folder, ...wrong]), [
    '--name «Имя»: must be in Latin letters in English',
    '--bin «12»: must be 12 digits',
    '--main «#ffcc00»: #ffcc00 has a contrast of 1.37:1 with the tinted ground of pages and needs 7:1; the nearest that has it is #665000',
    '--email «us»: is not an e-mail address',
    '--domain «name.example/shop»: is not the name of a site: write it like example.kz, without a path',
    '--city «北京»: has no Latin letters in its English name',
    '--city «A / B»: must be one text, or three with " / " between them: Russian / Kazakh / English',
    '--phone «+7 495 123-45-67»: has no code of Kazakhstan',
    '--phone «12»: is not a complete number like +7 7252 00 00 00 or +7 701 000 00 00',
    'both colours are needed, --main and --accent, or none',
    'No folder was made.',
  ])
  assert.deepEqual(readdirSync(home).toSorted(), ['taken'])
  for (const args of [
    [],
    ['old'],
    ['new', 'a', 'b'],
    ['new', '--colour', 'x'],
    ['new', '--language', 'de'],
  ]) {
    assert.equal((await runCommand('company', args, { DATA_DIR: home })).code, 2, args.join(' '))
  }
})

test('R584 a person is asked in their language, again after a wrong answer, and offered the nearest colour', async (t) => {
  for (const language of ['ru', 'kk', 'en'] as const) {
    const folder = join(temporaryFolder(t), 'our')
    const { questions, refused } = words[language]
    const answers = [
      folder,
      '',
      'Имя',
      '',
      'Имя',
      'Имя',
      'Аты',
      'Name',
      'Город',
      '',
      'Town',
      'Город / Қала / Town',
      'Second',
      '',
      '',
      '',
      '+7 916 123 45 67',
      '87252554040',
      '',
      'us@name.example',
      '#ffcc00',
      'yellow',
      '',
      'red',
      '#8a1f4b',
      '',
      '123456789012',
      'name.example',
    ]
    const asked: string[] = []
    const ask: Ask = async (question) => {
      asked.push(question)
      return answers.shift() ?? null
    }
    const output: string[] = []
    const print = async (text: string) => void output.push(text)
    await newCompany(parseNew([]), temporaryFolder(t), { print, ask }, language)
    assert.deepEqual(answers, [])
    const { company, cities } = readContent(folder)
    assert.deepEqual(company.name, { ru: 'Имя', kk: 'Аты', en: 'Name' })
    assert.deepEqual(company.colours, { main: '#665000', accent: '#8a1f4b' })
    assert.deepEqual([company.phone, company.bin], ['+7 7252 55 40 40', '123456789012'])
    assert.deepEqual(
      cities.map(({ slug, record }) => [slug, record.sort_order]),
      [
        ['second', 2],
        ['town', 1],
      ],
    )
    assert.ok(asked[0]?.startsWith(questions.folder))
    for (const why of [refused.missing, refused.cyrillic, refused.twice, refused.foreign, refused.colour]) {
      assert.ok(
        asked.some((question) => question.includes(why)),
        why,
      )
    }
    assert.ok(output.join('').startsWith(words[language].start))
  }
})

test('R942 a new folder has one list of pictures, which takes the lines of the manual as they stand there', async (t) => {
  const home = temporaryFolder(t)
  const folder = join(home, 'our')
  const made = await runCommand('company', ['new', folder, ...needed, '--language', 'ru'], { DATA_DIR: home })
  assert.equal(made.code, 0, made.stderr)
  assert.deepEqual(readdirSync(join(folder, 'media')), ['pictures.yaml'])
  const manual = readFileSync(join(import.meta.dirname, '../docs/editors.md'), 'utf8')
  const [, lines = ''] = /# media\/pictures\.yaml[^\n]*\n([^`]*)```/.exec(manual) ?? []
  assert.match(lines, /^street:/)
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>'
  writeFileSync(join(folder, 'media/street.svg'), drawing)
  appendFileSync(join(folder, 'media/pictures.yaml'), lines)
  assert.deepEqual(
    readContent(folder).pictures.map(({ name }) => name),
    ['street'],
  )
})

test('R584 a person who leaves has made nothing', async (t) => {
  const folder = join(temporaryFolder(t), 'our')
  const replies = ['Name', '', '']
  const ask: Ask = async () => replies.shift() ?? null
  const made = newCompany(parseNew([folder]), temporaryFolder(t), { print: async () => {}, ask }, 'en')
  await assert.rejects(made, Unanswered)
  assert.throws(() => readdirSync(folder))
})

test('R584 the language is the one that was named, else that of the terminal, else Russian', () => {
  assert.equal(languageOf(['new', '--language', 'kk'], 'en_US.UTF-8'), 'kk')
  assert.equal(languageOf(['new', '--language=en'], 'ru_RU.UTF-8'), 'en')
  assert.equal(languageOf(['new'], 'kk_KZ.UTF-8'), 'kk')
  assert.equal(languageOf(['new'], 'C.UTF-8'), 'ru')
})

test('R848 a new folder begins with general answers about the law, which wait for the lawyer of the company', async (t) => {
  const home = temporaryFolder(t)
  const folder = join(home, 'our')
  const made = await runCommand('company', ['new', folder, ...needed, '--language', 'en'], { DATA_DIR: home })
  assert.equal(made.code, 0, made.stderr)
  assert.match(made.stdout, /no lawyer has compared with the law yet: .*answers\/late-building/)
  const { answers } = readContent(folder)
  assert.ok(answers.length >= 8)
  for (const { slug, record } of answers) {
    assert.ok(record.sources.length > 0, slug)
    assert.ok(record.lawyer_review, slug)
  }
})

test('R848 the general answers of the demo company are those that every company begins with', () => {
  const starter = join(import.meta.dirname, 'company/starter/answers')
  for (const name of readdirSync(starter)) {
    const own = readFileSync(join(demoCompany, 'answers', name), 'utf8')
    assert.equal(own, readFileSync(join(starter, name), 'utf8'), name)
  }
})
