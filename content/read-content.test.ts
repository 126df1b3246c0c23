import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { speakToStaff } from '#domain/staff/staff-text.ts'
import { changedFile, contentFolderWith, sampleFiles } from '#tests/helpers/content-folder.ts'
import { ContentError } from './problem.ts'
import { texts } from '#texts/texts.ts'
import { lookThrough, readContent } from './read-content.ts'

type Files = Parameters<typeof contentFolderWith>[1]

const now = new Date('2026-11-21T06:00:00Z')

/** The problems of a folder, a line each, with paths relative to the folder. */
function problemsWith(t: TestContext, files: Files): string[] {
  const folder = contentFolderWith(t, files)
  try {
    readContent(folder, { now })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.message.split('\n').map((line) => line.replace(`${folder}/`, ''))
  }
  return []
}

test('a folder with one record of each kind is read whole', (t) => {
  const records = readContent(contentFolderWith(t), { now })
  assert.deepEqual(
    [records.complexes.length, records.houses.length, records.articles.length, records.demo],
    [1, 2, 1, null],
  )
  const [article] = records.articles
  assert.equal(article?.slug, 'first-news')
  assert.equal(article.record.published_at, '2026-11-01T05:00:00.000Z')
  assert.equal(article.record.cover?.src, '/media/street.webp')
  assert.match(article.text.html.kk, /<a href="\/kk\/projects\/garden">/)
  assert.match(records.vacancies[0]?.record.duties.ru ?? '', /<li>Считать &lt; 5 &amp; > 2<\/li>/)
})

test('records may be JSON', (t) => {
  const json = JSON.stringify({ name: { ru: 'Алматы', kk: 'Алматы', en: 'Almaty' }, sort_order: 1 }, null, 2)
  assert.deepEqual(problemsWith(t, { 'cities/almaty.yaml': null, 'cities/almaty.json': json }), [])
  const broken = json.replace('"Almaty"', '""')
  assert.deepEqual(problemsWith(t, { 'cities/almaty.yaml': null, 'cities/almaty.json': broken }), [
    'cities/almaty.json:5: name in en: must not be empty',
  ])
})

test('R25 R26 R27 a text that lacks a language is named with its file, line, field and language', (t) => {
  const cases: [files: Files, problem: string][] = [
    [changedFile('cities/almaty.yaml', 'kk: Алматы, ', ''), 'cities/almaty.yaml:1: name in kk: is missing'],
    [
      changedFile('cities/almaty.yaml', 'kk: Алматы', "kk: ' '"),
      'cities/almaty.yaml:1: name in kk: must not be empty',
    ],
    [
      changedFile('cities/almaty.yaml', 'kk: Алматы', 'kk:'),
      'cities/almaty.yaml:1: name in kk: must not be empty',
    ],
    [
      changedFile('awards/prize.yaml', 'kk: Why қазақша', 'kk: Why по-русски'),
      'awards/prize.yaml:5: description in kk: must differ from the Russian text',
    ],
    [
      changedFile('awards/prize.yaml', 'en: Why', 'en: Почему'),
      'awards/prize.yaml:5: description in en: must not contain Cyrillic letters',
    ],
    [{ 'articles/first-news.kk.md': null }, 'articles/first-news.kk.md: the text in kk is missing'],
    [{ 'articles/first-news.kk.md': '\n' }, 'articles/first-news.kk.md: the text in kk must not be empty'],
    [
      { 'articles/first-news.en.md': 'One.\n\nДва.\n' },
      'articles/first-news.en.md:3: must not contain Cyrillic letters',
    ],
    [
      changedFile('vacancies/engineer.yaml', 'kk: [Салу, Есептеу]', 'kk: [Салу]'),
      'vacancies/engineer.yaml:10: duties in kk: must have as many lines as the Russian text: 2',
    ],
  ]
  for (const [files, problem] of cases) assert.deepEqual(problemsWith(t, files), [problem])
})

test('what a record refers to must be there', (t) => {
  const cases: [files: Files, problem: string][] = [
    [
      changedFile('articles/first-news.yaml', 'street', 'constructor'),
      'articles/first-news.yaml:3: cover: there is no picture "constructor" in the list of pictures',
    ],
    [
      changedFile('complexes/garden.yaml', 'city: almaty', 'city: atlantis'),
      'complexes/garden.yaml:3: city: there is no city "atlantis"',
    ],
    [
      changedFile('complexes/garden.yaml', '[yard]', '[helipad]'),
      'complexes/garden.yaml:20: features[1]: is not in features.yaml',
    ],
    [
      changedFile('mortgages/bank.yaml', '[garden]', '[garden, forest]'),
      'mortgages/bank.yaml:16: complexes[2]: there is no project "forest"',
    ],
    [
      changedFile('vacancies/engineer.yaml', 'category: site', 'category: sea'),
      'vacancies/engineer.yaml:2: category: there is no category of vacancies "sea"',
    ],
    [
      changedFile('complexes/garden.yaml', 'house: garden-1', 'house: garden-9'),
      'complexes/garden.yaml:19: genplan.outlines[1].house: there is no house "garden-9"; perhaps "garden-1"?',
    ],
    [
      { 'articles/first-news.en.md': 'See [it](/projects/forest).\n' },
      'articles/first-news.en.md:1: "/projects/forest": there is no project "forest"',
    ],
  ]
  for (const [files, problem] of cases) assert.deepEqual(problemsWith(t, files), [problem])
})

test('what a field should hold is said in words', (t) => {
  const cases: [before: string, after: string, problem: string][] = [
    ['city: almaty', 'city: 5', 'complexes/garden.yaml:3: city: must be text: put it in quotes'],
    ['lat: 43.2', 'lat: north', 'complexes/garden.yaml:7: lat: must be a number'],
    [
      'progress_percent: 40',
      'progress_percent: 400',
      'complexes/garden.yaml:11: progress_percent: must be at most 100',
    ],
    ['is_new: true', 'is_new: yes', 'complexes/garden.yaml:12: is_new: must be true or false'],
    [
      'gallery: [street]',
      'gallery: street',
      'complexes/garden.yaml:15: gallery: must be a list, like [a, b]',
    ],
    [
      'status: selling',
      'status: open',
      'complexes/garden.yaml:10: status: must be one of planned, selling, ready, sold_out',
    ],
  ]
  for (const [before, after, problem] of cases) {
    assert.deepEqual(problemsWith(t, changedFile('complexes/garden.yaml', before, after)), [problem])
  }
})

test('a record may name only fields that there are, each once', (t) => {
  assert.deepEqual(problemsWith(t, changedFile('awards/prize.yaml', 'year', 'jahr')), [
    'awards/prize.yaml:1: year: is missing: write a number',
    'awards/prize.yaml:2: jahr: there is no such field',
  ])
  const [twice, ...others] = problemsWith(
    t,
    changedFile('awards/prize.yaml', 'year: 2025', 'year: 1\nyear: 2'),
  )
  assert.match(twice ?? '', /^awards\/prize\.yaml:3: «year» stands here twice$/)
  assert.deepEqual(others, [])
})

test('R940 a text with a comma in curly brackets is told as such', (t) => {
  const city = (name: string) => problemsWith(t, { 'cities/almaty.yaml': `name: { ${name} }\n` })
  const [piece] = city('ru: Алматы, центр, kk: Алматы, en: Almaty')
  assert.match(
    piece ?? '',
    /^cities\/almaty\.yaml:1: .*центр: there is no such field; a text with a comma in/,
  )
  const [twice] = city('ru: Абая, 40, kk: Абай, 40, en: Abay')
  assert.match(twice ?? '', /^cities\/almaty\.yaml:1: the text has a comma: put the whole text in quotes$/)
})

test('R941 where fields of its own belong, they are told by name', (t) => {
  const pictures = 'credit: null\npictures: { about: street }'
  assert.deepEqual(problemsWith(t, changedFile('company.yaml', 'credit: null', pictures)), [
    'company.yaml:7: pictures.about: must be fields of its own: picture, focus',
  ])
})

test('KAZAKHSTAN an unfinished queue is not published without its legal fields', (t) => {
  const file = 'houses/garden-1.yaml'
  const legal = '{"permit_no":"P-1","permit_date":"2025-01-10","method":"bank","guarantee_no":null}'
  const cases: [before: string, after: string, problem: RegExp][] = [
    [legal, 'null', /garden-1\.yaml:6: legal: an unfinished queue must not be published without its permit/],
    ['{ year: 2028, quarter: 2 }', 'null', /garden-1\.yaml:4: deadline: an unfinished queue must have/],
    ['"bank"', '"guarantee"', /garden-1\.yaml:6: legal: the method "guarantee" needs the number/],
    ['"P-1"', '""', /garden-1\.yaml:6: legal\.permit_no: must not be empty/],
    [
      'handed_over_at: null',
      'handed_over_at: 2027-03-01',
      /garden-1\.yaml:5: handed_over_at: must not lie in/,
    ],
  ]
  for (const [before, after, problem] of cases) {
    const [first, ...others] = problemsWith(t, changedFile(file, before, after))
    assert.match(first ?? '', problem)
    assert.deepEqual(others, [])
  }
  assert.match(
    problemsWith(t, changedFile('complexes/garden.yaml', "'000000000001'", "'1'"))[0] ?? '',
    /builder\.bin: must be 12 digits/,
  )
})

test('R1019 a correction must correct something, and a register is named by https', (t) => {
  const file = 'houses/garden-1.yaml'
  const reason = 'reason: { ru: Опечатка, kk: Қате, en: A slip }'
  const corrected = (from: string) =>
    `facade: null\ndeadline_correction: { from: { year: 2028, quarter: ${from} }, ${reason} }`
  const register = (url: string) => `"guarantee_no":null,"permit_url":"${url}"`
  const cases: [before: string, after: string, problems: RegExp[]][] = [
    ['facade: null', corrected('1'), []],
    ['facade: null', corrected('2'), [/garden-1\.yaml:\d+: deadline_correction: must name another deadline/]],
    ['facade: null', corrected('5'), [/garden-1\.yaml:\d+: deadline_correction\.from\.quarter: /]],
    ['"guarantee_no":null', register('https://register.example/1'), []],
    [
      '"guarantee_no":null',
      register('http://register.example/1'),
      [/garden-1\.yaml:6: legal\.permit_url: must be an address that begins with https/],
    ],
  ]
  for (const [before, after, problems] of cases) {
    const found = problemsWith(t, changedFile(file, before, after))
    assert.equal(found.length, problems.length, found.join())
    for (const [index, problem] of problems.entries()) assert.match(found[index] ?? '', problem)
  }
})

test('files that belong to no record are named', (t) => {
  const record = 'title: x\n'
  const cases: [files: Files, problem: RegExp][] = [
    [{ 'articles/alone.ru.md': 'Текст\n' }, /alone\.ru\.md: there is no record/],
    [
      { 'articles/first-news.fr.md': 'Texte\n' },
      /first-news\.fr\.md: must end in \.ru\.md, \.kk\.md or \.en\.md/,
    ],
    [{ 'awards/prize.ru.md': 'Текст\n' }, /prize\.ru\.md: awards have no long texts/],
    [{ 'awards/Prize Two.yaml': record }, /Prize Two\.yaml: must be called <slug>\.yaml/],
    [{ 'awards/prize.yml': record }, /prize\.yml: the slug prize is taken by .*prize\.yaml/],
    [{ 'award/prize.yaml': record }, /award: is not a kind of content; there are cities, complexes/],
    [{ 'notes.txt': 'x' }, /notes\.txt: does not belong into a content folder/],
    [{ 'company.yaml': null }, /company\.yaml: is missing/],
  ]
  for (const [files, problem] of cases) {
    const [first, ...others] = problemsWith(t, files)
    assert.match(first ?? '', problem)
    assert.deepEqual(others, [])
  }
  assert.deepEqual(problemsWith(t, { 'awards/.DS_Store': 'x', 'README.md': 'x' }), [])
})

test('files that are no text and no YAML are named with their line', (t) => {
  assert.deepEqual(problemsWith(t, { 'articles/first-news.ru.md': new Uint8Array([0xcf, 0xf0]) }), [
    'articles/first-news.ru.md: is not UTF-8 text: save it with that encoding',
  ])
  const [broken] = problemsWith(t, changedFile('awards/prize.yaml', 'year: 2025', 'year: [2025'))
  assert.match(broken ?? '', /^awards\/prize\.yaml:3: /)
  const bomb =
    'a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: [*b, *b, *b, *b, *b, *b, *b, *b, *b]\nd: [*c, *c]\n'
  assert.match(problemsWith(t, { 'awards/prize.yaml': bomb })[0] ?? '', /^awards\/prize\.yaml: .*alias/)
})

test('everything that is wrong is told at once, in the order of files and lines', (t) => {
  const problems = problemsWith(t, {
    ...changedFile('cities/almaty.yaml', 'kk: Алматы, ', ''),
    ...changedFile('awards/prize.yaml', 'picture: null', 'picture: nowhere'),
    'articles/first-news.ru.md': '# Имя\n\n<b>x</b>\n',
    'promotions/less.kk.md': null,
  })
  assert.deepEqual(problems, [
    'articles/first-news.ru.md:1: headings are ## and ###: the title is the page’s own',
    'articles/first-news.ru.md:3: raw HTML is not shown: write Markdown',
    'awards/prize.yaml:4: picture: there is no picture "nowhere" in the list of pictures',
    'cities/almaty.yaml:1: name in kk: is missing',
    'promotions/less.kk.md: the text in kk is missing',
  ])
})

test('a line of Markdown inside a record is that of the record', (t) => {
  const conditions = 'conditions:\n  ru: |\n    Первое.\n\n    <i>x</i>\n  kk: Шарт\n  en: Conditions'
  const files = changedFile(
    'promotions/less.yaml',
    'conditions: { ru: Conditions по-русски, kk: Conditions қазақша, en: Conditions }',
    conditions,
  )
  assert.deepEqual(problemsWith(t, files), [
    'promotions/less.yaml:15: conditions in ru: raw HTML is not shown: write Markdown',
  ])
})

test('a folder that is not there is named', () => {
  assert.throws(() => readContent('/nowhere/at/all'), /^Error: \/nowhere\/at\/all: there is no such folder$/)
})

test('R442 texts.yaml is checked: known keys, the same values, as many forms, three languages', (t) => {
  const withTexts = (key: string, text: string) =>
    problemsWith(t, { 'texts.yaml': `texts:\n  ${key}: ${text}\n` })
  assert.deepEqual(withTexts('home.title', "{ ru: Дома, kk: Үйлер, en: 'Homes by {company}' }"), [])
  for (const [key, text, problem] of [
    ['no.such', '{ ru: Дома, kk: Үйлер, en: Homes }', 'texts.no.such: is not a text of the site'],
    ['home.title', '{ ru: Дома, en: Homes }', 'texts.home.title in kk: is missing'],
    [
      'home.hero.lead',
      "{ ru: '{estates}', kk: '{estates} {projects}', en: '{estates} {projects}' }",
      'texts.home.hero.lead in ru: must have the values of the text it replaces: {estates} {projects}',
    ],
    [
      'callback.consent',
      "{ ru: Да, kk: 'Иә {link}', en: 'Yes {link}' }",
      'texts.callback.consent in ru: must have the values of the text it replaces: {link}',
    ],
    [
      'callback.consent',
      "{ ru: '{link} {link}', kk: 'Иә {link}', en: 'Yes {link}' }",
      'texts.callback.consent in ru: must have {link} only once',
    ],
    [
      'callback.consent',
      `{ ru: '{link} ${'о'.repeat(600)}', kk: 'Иә {link}', en: 'Yes {link}' }`,
      'texts.callback.consent in ru: must have at most 500 characters',
    ],
    [
      'analytics.text',
      "{ ru: '{services}', kk: '{services}', en: '{services}' }",
      'texts.analytics.text: is agreed to under a version: give analytics.version the day from which these words hold',
    ],
    [
      'policy.version',
      "{ ru: '2027-01-02', kk: '2027-01-03', en: '2027-01-02' }",
      'texts.policy.version: must be one day like 2026-11-25 in all languages',
    ],
    [
      'category.flat.count',
      "{ ru: 'дом|дома|домов', kk: үй, en: home }",
      'texts.category.flat.count in en: must have 2 forms between |',
    ],
  ] as const) {
    assert.deepEqual(withTexts(key, text), [`texts.yaml:2: ${problem}`])
  }
})

test('R691 a policy of one’s own needs a day, sections, and the facts that the law asks for', (t) => {
  const facts = '{operator} {contacts} {leadDays} {cvDays} {unconfirmedDays}'
  const withPolicy = (english: string, day = '2027-01-02') => {
    const text = (words: string) => JSON.stringify(words)
    return problemsWith(t, {
      'texts.yaml': [
        'texts:',
        `  policy.version: { ru: '${day}', kk: '${day}', en: '${day}' }`,
        `  policy.text: { ru: ${text(`## Кто\n${facts}`)}, kk: ${text(`## Кім\n${facts}`)}, en: ${text(english)} }`,
      ].join('\n'),
    })
  }
  // An order of a ministry has no Latin name.
  assert.deepEqual(withPolicy(`## Who\n\n${facts} 395/НҚ`), [])
  const said = (problem: string) => [`texts.yaml:3: texts.policy.text${problem}`]
  assert.deepEqual(
    withPolicy(`${facts}\n## Who\nWe`),
    said(' in en: must begin with a title of a section, like «## Title», and text below it'),
  )
  assert.deepEqual(
    withPolicy('## Who\n{operator}'),
    said(
      ' in en: must have the values of the text it replaces: {contacts} {cvDays} {leadDays} {operator} {unconfirmedDays}',
    ),
  )
  assert.deepEqual(
    withPolicy(`## Who\n${facts}`, texts.ru['policy.version']),
    said(': is agreed to under a version: give policy.version the day from which these words hold'),
  )
})

test('R532 redirects of an old site have capitals, underscores, other letters, escapes and extensions', (t) => {
  const file = (...paths: string[]) => ({
    'redirects.yaml': [
      'redirects:',
      ...paths.map((path) => `  - { path: '${path}', target: /about, is_prefix: false, status: 301 }`),
    ].join('\n'),
  })
  const read = (...paths: string[]) =>
    readContent(contentFolderWith(t, file(...paths)), { now }).redirects.map(({ path }) => path)
  assert.deepEqual(read('/Catalog/page_1.HTML', '/%D0%9E-нас/', '/index.php/x'), [
    '/catalog/page_1.html',
    '/о-нас',
    '/index.php/x',
  ])
  assert.deepEqual(read('/index.php?b=2&A=%D0%AF', 'https://old.example/x.html?id=1'), [
    '/index.php?a=я&b=2',
    '/x.html?id=1',
  ])
  for (const path of ['about', '/', '//', '/?id=1', '/a#b', '/a b', '/a\\\\b', `/${'x'.repeat(500)}`])
    assert.match(problemsWith(t, file(path))[0] ?? '', /^redirects\.yaml:2: /, path)
  assert.match(
    problemsWith(t, file('/About-us', '/about-us/')).join(),
    /redirects\.yaml:3: .*stands here twice/,
  )
})

/** What the check says of redirects, each written as in YAML. */
test('R1597 a mistake in company.yaml is told alone, without blaming the projects for a builder that it may name', (t) => {
  const company = changedFile('company.yaml', 'credit: null', 'credit: null\nis_builder: true\nnonsense: 1')
  const [line = ''] = /^builder: .*\n/m.exec(sampleFiles['complexes/garden.yaml'] ?? '') ?? []
  const project = changedFile('complexes/garden.yaml', line, '')
  const said = problemsWith(t, { ...company, ...project })
  assert.ok(
    said.some((line) => line.startsWith('company.yaml:')),
    said.join('\n'),
  )
  assert.deepEqual(
    said.filter((line) => line.startsWith('complexes/')),
    [],
  )
})

function redirectProblems(t: TestContext, ...rules: string[]): string[] {
  return problemsWith(t, { 'redirects.yaml': `redirects:\n${rules.map((rule) => `  - ${rule}\n`).join('')}` })
}

test('R600 the target of a redirect is a page that is there', (t) => {
  const targets = ['/nowhere', '/projects/nowhere', '/kk/contents/news/nowhere', 'https://a@b.example/']
  const said = redirectProblems(
    t,
    ...targets.map((target, index) => `{ path: /o${index}, target: '${target}' }`),
  )
  assert.deepEqual(said, [
    'redirects.yaml:2: redirects[1].target: "/nowhere" is not a page of this site',
    'redirects.yaml:3: redirects[2].target: "/projects/nowhere": there is no project "nowhere"',
    'redirects.yaml:4: redirects[3].target: "/contents/news/nowhere": there is no article "nowhere"',
    'redirects.yaml:5: redirects[4].target: "https://a@b.example/" is not an address',
  ])
  const right = [
    '/kk/career',
    '/properties/apartments?rooms=2#top',
    '/price.pdf',
    '/o0',
    'https://b.example/x',
  ]
  assert.deepEqual(
    redirectProblems(
      t,
      ...right.map((target, index) => `{ path: /o${9 - index}, target: '${target}' }`),
      '{ path: /o0, target: / }',
    ),
    [],
  )
})

test('R600 a rule with parameters is one old address, and none of a page of this site', (t) => {
  assert.deepEqual(
    redirectProblems(
      t,
      '{ path: /a.php?id=1, target: /about, is_prefix: true }',
      '{ path: /career?id=1, target: /about }',
      '{ path: /a, target: /about, keeps_tail: false }',
    ),
    [
      'redirects.yaml:2: redirects[1].is_prefix: what has parameters is one address, and no beginning',
      'redirects.yaml:3: redirects[2].path: /career is a page of this site: its parameters are filters, and lead nowhere else',
      'redirects.yaml:4: redirects[3].keeps_tail: only a beginning (is_prefix) can have a tail',
    ],
  )
})

test('R600 redirects.csv is a list of redirects as Excel saves it, and one list with redirects.yaml', (t) => {
  const yaml = 'redirects:\n  - { path: /first, target: / }\n'
  const read = (csv: string) =>
    readContent(contentFolderWith(t, { 'redirects.yaml': yaml, 'redirects.csv': csv }), {
      now,
    }).redirects.slice(1)
  const rule = { is_prefix: false, keeps_tail: true, status: 301 }
  assert.deepEqual(read('/Old.html,/about\nhttps://old.example/x?id=2,/career,302\n'), [
    { ...rule, path: '/old.html', target: '/about' },
    { ...rule, path: '/x?id=2', target: '/career', status: 302 },
  ])
  const table = 'Откуда;Примечание;Куда;С вложенными;С хвостом\r\n/blog;старый;/contents/news;да;нет\r\n'
  assert.deepEqual(read(table), [
    { ...rule, path: '/blog', target: '/contents/news', is_prefix: true, keeps_tail: false },
  ])
  const said = problemsWith(t, {
    'redirects.yaml': yaml,
    'redirects.csv': 'path;target;status\n/a;;\n/First/;/about;\n/b;/about;303\n/c;/c;\n',
  })
  assert.deepEqual(
    said.map((line) => line.replace(/must be one of.*/, '')),
    ['redirects.csv:2: redirects[1].target: is missing', 'redirects.csv:4: redirects[3].status: '],
  )
  assert.deepEqual(
    problemsWith(t, { 'redirects.yaml': yaml, 'redirects.csv': 'path;target\n/First/;/about\n/c;/c\n' }),
    [
      'redirects.csv:2: redirects[1].path: /first stands here twice',
      'redirects.csv:3: redirects[2].path: must not lead to itself',
    ],
  )
  assert.match(problemsWith(t, { 'redirects.csv': 'one line' }).join(), /^redirects\.csv: .*neither/)
})

test('R71 redirects that lead to themselves, in a circle or over more than five are named with their lines', (t) => {
  const problemsOf = (...rules: [path: string, target: string, isPrefix?: boolean][]) =>
    problemsWith(t, {
      'redirects.yaml': [
        'redirects:',
        ...rules.map(
          ([path, target, isPrefix = false]) =>
            `  - { path: ${path}, target: '${target}', is_prefix: ${isPrefix}, status: 301 }`,
        ),
      ].join('\n'),
    })
  const at = (line: number, way: string) =>
    `redirects.yaml:${line}: redirects[${line - 1}].path: leads nowhere: ${way}`

  assert.deepEqual(problemsOf(['/a', '/a/']), [at(2, '/a → /a')])
  assert.deepEqual(problemsOf(['/a', '/b?x=1'], ['/c', '/career'], ['/b', '/A#top']), [
    at(2, '/a → /b → /a'),
    at(4, '/b → /a → /b'),
  ])
  assert.deepEqual(problemsOf(['/a', '/b'], ['/b', '/c'], ['/c', '/b'], ['/d', '/career']), [
    at(2, '/a → /b → /c → /b'),
    at(3, '/b → /c → /b'),
    at(4, '/c → /b → /c'),
  ])
  assert.deepEqual(problemsOf(['/a', '/kk/a']), [at(2, '/a → /kk/a → /kk/a')])
  // A prefix takes what stands behind it along.
  assert.deepEqual(problemsOf(['/old', '/contents/news', true], ['/contents/news/b', '/old/b']), [
    at(3, '/contents/news/b → /old/b → /contents/news/b'),
  ])
  assert.match(problemsOf(['/old', '/old/new', true]).join(), /redirects\.yaml:2: .* → \/old\/new\/new/)

  const chain = (length: number) =>
    Array.from({ length }, (_, index): [string, string] => [
      `/p${index}`,
      index === length - 1 ? '/career' : `/p${index + 1}`,
    ])
  assert.deepEqual(problemsOf(...chain(5)), [])
  assert.equal(problemsOf(...chain(6)).length, 1)
  assert.deepEqual(
    problemsOf(['/a', '/contents/news', true], ['/a/b', '/contents/promo'], ['/x', 'https://a.example/x']),
    [],
  )
})

test('R476 a picture of a page that is not there is named by file and field', (t) => {
  const withPictures = (pictures: string) =>
    changedFile('company.yaml', 'credit: null', `credit: null\npictures:\n${pictures}`)
  assert.deepEqual(problemsWith(t, withPictures('  home: { picture: nowhere }')), [
    'company.yaml:8: pictures.home.picture: there is no picture "nowhere" in the list of pictures',
  ])
  assert.deepEqual(problemsWith(t, withPictures('  about: { picture: street, focus: { x: 33, y: 120 } }')), [
    'company.yaml:8: pictures.about.focus.x: must be a multiple of 10',
    'company.yaml:8: pictures.about.focus.y: must be at most 100',
  ])
  assert.deepEqual(problemsWith(t, withPictures('  lobby: { picture: street }')), [
    'company.yaml:8: pictures.lobby: there is no such field',
  ])
})

test('R533 a colour that cannot be read on pages is refused with the nearest that can', (t) => {
  const withColours = (colours: string) =>
    changedFile('company.yaml', 'credit: null', `credit: null\ncolours: ${colours}`)
  assert.deepEqual(problemsWith(t, withColours(`{ main: '#1F3A6E', accent: '#8a1f4b' }`)), [])
  const [main = '', accent = '', ...others] = problemsWith(
    t,
    withColours(`{ main: '#2f80ed', accent: '#f2994a' }`),
  )
  assert.deepEqual(others, [])
  const [, instead = ''] =
    /^company\.yaml:7: colours\.main: #2f80ed has a contrast of 3\.\d+:1 with the tinted ground of pages and needs 7:1: the nearest that has it is "(#[0-9a-f]{6})"$/.exec(
      main,
    ) ?? []
  const [, other = ''] =
    /^company\.yaml:7: colours\.accent: #f2994a has a contrast of \d\.\d+:1 with the tinted ground of pages and needs 4\.5:1: the nearest that has it is "(#[0-9a-f]{6})"$/.exec(
      accent,
    ) ?? []
  assert.deepEqual(problemsWith(t, withColours(`{ main: '${instead}', accent: '${other}' }`)), [])
  assert.deepEqual(problemsWith(t, withColours(`{ main: blue, accent: '#8a1f4b' }`)), [
    'company.yaml:7: colours.main: must be a colour like "#1f4e79", in quotes',
  ])
  assert.match(problemsWith(t, withColours(`{ main: '#1f3a6e' }`)).join(), /colours\.accent/)
  assert.match(
    problemsWith(t, withColours(`{ main: '#1f3a6e', accent: '#8a1f4b', third: '#000000' }`)).join(),
    /colours\.third: there is no such field/,
  )
})

test('R693 a company has seven networks at most, and channels apart from them', (t) => {
  const codes = ['instagram', 'youtube', 'tiktok', 'facebook', 'linkedin', 'threads', 'x']
  const withFields = (fields: string) => problemsWith(t, changedFile('company.yaml', 'networks: []', fields))
  const networks = (all: readonly string[]) =>
    `networks: [${all.map((code) => `{ code: ${code}, url: 'https://${code}.example/' }`).join()}]`
  const channels =
    "channels: { whatsapp: +7 701 000 00 00, telegram: sample_name, 2gis: 'https://2gis.example/1' }"
  assert.deepEqual(withFields(`${networks(codes)}\n${channels}`), [])
  assert.match(withFields(networks(['whatsapp'])).join(), /company\.yaml:5: networks\[1\]\.code: /)
  const withChannels = (fields: string) => withFields(`networks: []\nchannels: { ${fields} }`)
  assert.deepEqual(withChannels("telegram: '@name'"), [
    'company.yaml:6: channels.telegram: must be a name without @',
  ])
  assert.deepEqual(withChannels("2gis: 'http://2gis.example/1'"), [
    'company.yaml:6: channels.2gis: must be an address that begins with https://',
  ])
  assert.match(withChannels('viber: +7 701 000 00 00').join(), /channels\.viber: there is no such field/)
})

test('R565 networks of the company have https addresses, each network once', (t) => {
  const withNetworks = (...networks: string[]) =>
    problemsWith(t, changedFile('company.yaml', 'networks: []', `networks: [${networks.join()}]`))
  const network = (code: string, url = 'https://a.example/') => `{ code: ${code}, url: '${url}' }`
  assert.deepEqual(withNetworks(network('youtube'), network('tiktok')), [])
  assert.deepEqual(withNetworks(network('youtube'), network('youtube')), [
    'company.yaml:5: networks: a code stands here twice',
  ])
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'http://a.example/', 'a.example'])
    assert.deepEqual(withNetworks(network('youtube', url)), [
      'company.yaml:5: networks[1].url: must be an address that begins with https://',
    ])
})

test('R535 R536 facts of the company are checked by field and language', (t) => {
  const withFacts = (facts: string) => changedFile('company.yaml', 'credit: null', `credit: null\n${facts}`)
  const good = `legal_name: { ru: ТОО «Пример», kk: «Пример» ЖШС, en: Sample LLP }
bin: '123456789012'
legal_address: { ru: ул. Первая 1, kk: Бірінші көшесі 1, en: First Street 1 }
founded: 2004
copyright_from: 2015
tagline: { ru: Строим, kk: Саламыз, en: We build }
crm_origin: SAMPLE_SITE`
  assert.deepEqual(problemsWith(t, withFacts(good)), [])
  assert.deepEqual(problemsWith(t, withFacts(`bin: '12345'`)), [
    'company.yaml:7: bin: must be 12 digits in quotes',
  ])
  assert.deepEqual(problemsWith(t, withFacts('founded: 2999')), [
    'company.yaml:7: founded: must not be a year to come',
  ])
  assert.deepEqual(problemsWith(t, withFacts('copyright_from: 2999')), [
    'company.yaml:7: copyright_from: must not be a year to come',
  ])
  assert.match(
    problemsWith(t, withFacts('crm_origin: our site')).join(),
    /^company\.yaml:7: crm_origin: must be capitals/,
  )
  assert.match(
    problemsWith(t, withFacts('tagline: { ru: Строим, kk: Саламыз }')).join(),
    /^company\.yaml:7: tagline in en: /,
  )
})

test('R538 the drawings of a logo are rewritten, and one that cannot be taken is named with its reason', (t) => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">${inside}</svg>`
  const named = (files: Files) => ({
    ...changedFile('company.yaml', 'phone:', 'logo: { wide: brand/a.svg, inverse: brand/b.svg }\nphone:'),
    'brand/a.svg': svg('<title>A</title><path d="M0 0h2" style="fill:red"/>'),
    'brand/b.svg': svg('<path d="M0 0h2"/>'),
    ...files,
  })
  assert.deepEqual(readContent(contentFolderWith(t, named({})), { now }).logo, {
    wide: svg('<path d="M0 0h2" fill="red"/>'),
    inverse: svg('<path d="M0 0h2"/>'),
  })
  assert.equal(readContent(contentFolderWith(t), { now }).logo, null)
  const hostile = { 'brand/b.svg': svg('<script>alert(1)</script>') }
  assert.deepEqual(problemsWith(t, named(hostile)), ['brand/b.svg: has <script>, which is not drawn'])
  const [large] = problemsWith(t, named({ 'brand/a.svg': svg('<path d="M0 0h2"/>'.repeat(600)) }))
  assert.match(large ?? '', /^brand\/a\.svg: is too large: 1\d{4} characters/)
  assert.match(problemsWith(t, named({ 'brand/a.svg': null }))[0] ?? '', /^brand\/a\.svg: cannot be read/)
  const outside = changedFile(
    'company.yaml',
    'phone:',
    'logo: { wide: ../a.svg, inverse: brand/b.svg }\nphone:',
  )
  assert.match(problemsWith(t, outside)[0] ?? '', /^company\.yaml:\d+: logo\.wide: must be an SVG file/)
})

test('R531 R700 the icon of the company is rewritten, in the middle of a square', (t) => {
  const svg = (box: string, inside = '<path d="M0 0h2"/>') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`
  const named = (text: string) => ({
    ...changedFile('company.yaml', 'phone:', 'icon: brand/icon.svg\nphone:'),
    'brand/icon.svg': text,
  })
  const iconOf = (text: string) => readContent(contentFolderWith(t, named(text)), { now }).icon
  assert.equal(iconOf(svg('0 0 2 2.0')), svg('0 0 2 2.0'))
  assert.equal(iconOf(svg('0 0 2 1')), svg('0 -0.5 2 2'))
  assert.equal(iconOf(svg('10 1 0.5 4')), svg('8.25 1 4 4'))
  assert.equal(iconOf(svg('0 0 3 3').replace('viewBox="0 0 3 3"', 'width="6px" height="6"')), svg('0 0 6 6'))
  assert.equal(readContent(contentFolderWith(t), { now }).icon, null)
  const hostile = svg('0 0 2 2', '<script>alert(1)</script>')
  assert.deepEqual(problemsWith(t, named(hostile)), ['brand/icon.svg: has <script>, which is not drawn'])
  // Every page would bring it along: a picture is made of it.
  const long = contentFolderWith(t, named(svg('0 0 2 1', '<path d="M0 0h2"/>'.repeat(300))))
  const { records, icon } = lookThrough(long, { now })
  assert.equal(records?.icon, null)
  assert.match(icon && 'svg' in icon.source ? icon.source.svg : '', /^<svg [^>]* viewBox="0 -0\.5 2 2"><path/)
  const absent = changedFile('company.yaml', 'phone:', 'icon: brand/icon.png\nphone:')
  assert.deepEqual(problemsWith(t, absent), ['brand/icon.png: there is no such file'])
  const foreign = changedFile('company.yaml', 'phone:', 'icon: ../icon.png\nphone:')
  assert.match(problemsWith(t, foreign)[0] ?? '', /^company\.yaml:\d+: icon: must be an SVG or PNG file/)
})

test('R762 what is not YAML is said in words of staff, the first mistake of a file alone, in both languages', (t) => {
  const cases: [city: string, line: number, words: RegExp][] = [
    [
      'name:\n  ru: Офис открыт: приходите\n',
      2,
      /: the text has a colon with a space: put the whole text in quotes$/,
    ],
    ['name: { ru: Офис: да, kk: а, en: b }\n', 1, /: the text has a colon with a space/],
    ['name:\n\tru: а\n\tkk: б\n', 2, /: the line begins with a tab: write spaces$/],
    ['name: { ru: а\nsort_order: 1\n', 2, /: a bracket above is not closed$/],
    ['name: "а\nsort_order: 1\n', 3, /: a quotation mark above is not closed$/],
    ['name:\n  ru: а\n kk: б\n', 3, /: a line begins at another column/],
    ['name:\n  ru: а\n   kk: б\n', 2, /: a line begins at another column/],
    ['name:а\nsort_order: 1\n', 1, /: a field is its name, a colon, a space and the value/],
    ['name: @а\n', 1, /: a text that begins with @ must stand in quotes$/],
    ['name: "а" б\n', 1, /: this does not belong here: put the whole text in quotes/],
    ['sort_order: 1\nsort_order: 2\n', 2, /: «sort_order» stands here twice$/],
  ]
  for (const [city, line, words] of cases) {
    const problems = problemsWith(t, { 'cities/almaty.yaml': city })
    const [own, ...more] = problems.filter((problem) => problem.startsWith('cities/almaty.yaml:'))
    assert.match(own ?? '', new RegExp(`^cities/almaty\\.yaml:${line}: `))
    assert.match(own ?? '', words)
    assert.deepEqual(more, [])
  }
  speakToStaff('ru')
  t.after(() => speakToStaff('en'))
  const [russian] = problemsWith(t, { 'cities/almaty.yaml': 'name:\n  ru: Офис открыт: приходите\n' })
  assert.match(russian ?? '', /в тексте есть двоеточие с пробелом: возьмите весь текст в кавычки$/)
})

test('R763 the project of a picture must be one of the folder', (t) => {
  const { 'media/pictures.json': pictures = '' } = changedFile(
    'media/pictures.json',
    '"project": null',
    '"project": "gardn"',
  )
  assert.deepEqual(problemsWith(t, { 'media/pictures.json': pictures }), [
    'media/pictures.json:8: street.project: there is no project "gardn"; perhaps "garden"?',
  ])
  const right = pictures.replace('gardn', 'garden')
  assert.deepEqual(problemsWith(t, { 'media/pictures.json': right }), [])
})
