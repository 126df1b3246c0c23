import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { currentFormat } from '#content/format/format.ts'
import { importContentFolder } from '#content/import-folder.ts'
import { readContent } from '#content/read-content.ts'
import { changesIn } from '#content/summary.ts'
import { changedFile, contentFolderWith, sampleFiles } from '#tests/helpers/content-folder.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { oldFolder, text, vacancy } from '#tests/helpers/old-folder.ts'
import { temporaryFolder } from '#tests/helpers/servers/server.ts'
import { olderFormat } from './older-format.ts'
import { upgrade } from './upgrade.ts'

/** Runs the command in this process: its output. */
async function upgraded(folder: string, { dryRun = false } = {}): Promise<string> {
  let output = ''
  const print = async (text: string) => {
    output += text
  }
  assert.equal(await upgrade({ print }, folder, { dryRun }), true)
  return output
}

test('R660 a folder as it lay in the project gets the present format: comments stay, and each line that changed is shown', async (t) => {
  const folder = oldFolder(t)
  const before = readContent(folder)
  assert.match(await upgraded(folder, { dryRun: true }), /^A dry run: nothing was written/)
  assert.equal(existsSync(join(folder, 'brand')), false)

  const stdout = await upgraded(folder)
  const lines = stdout.split('\n')
  for (const line of [
    'company.yaml',
    `  + format: ${currentFormat}`,
    '  - name: Sample # как в вывеске',
    '  + name: { ru: Sample, kk: Sample, en: Sample } # как в вывеске',
    '  + icon: brand/icon.svg',
    'brand/icon.svg: new',
    '  - is_student: false # для кого',
    '  + is_student: true',
    'media/icon.svg: taken away',
    'media/plans: taken away',
    'import: taken away',
    'demo: taken away',
    '  company.yaml: credit: Studio had no address, so the footer shows no credit now',
  ])
    assert.ok(lines.includes(line), `${line} in\n${stdout}`)

  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  assert.equal(
    read('company.yaml'),
    `# Наша компания
format: ${currentFormat}
kk_review: true
name: { ru: Sample, kk: Sample, en: Sample } # как в вывеске
phone: +7 700 000 00 00
email: office@sample.example
hours: ${text('Daily')}
networks: []
credit: null
icon: brand/icon.svg
`,
  )
  assert.match(
    read('complexes/garden.yaml'),
    /^builder: # застройщик\n {2}name: \{ ru: "ТОО «Сад, сын»", kk: "«Сад, сын» ЖШС", en: "Sad, syn LLP" \} # по свидетельству\n {2}bin: '000000000001'$/m,
  )
  assert.equal(
    read('vacancies/engineer.yaml'),
    vacancy('site', false).replace('is_student: false # для кого\n', ''),
  )
  assert.deepEqual(
    readdirSync(folder, { recursive: true }).filter((name) => /import|demo|plans|\.new$/.test(String(name))),
    [],
  )

  // The upgraded folder has the same records as the old folder, which can be read without an upgrade.
  const after = readContent(folder)
  const withoutSource = ({
    source: _source,
    ...entry
  }: (typeof after.complexes | typeof after.vacancies)[number]) => entry
  assert.deepEqual(after.complexes.map(withoutSource), before.complexes.map(withoutSource))
  assert.deepEqual(after.vacancies.map(withoutSource), before.vacancies.map(withoutSource))
  assert.deepEqual(
    after['vacancy-categories'].map(({ slug, record }) => [slug, record.is_student]),
    [
      ['site', false],
      ['students', true],
    ],
  )
  assert.deepEqual({ ...after.company, format: 1 }, before.company)
  assert.deepEqual([before.plans, after.icon], [{}, before.icon])

  assert.match(await upgraded(folder), /^The folder has format \d+ already/)
})

eachDatabase(
  'R660 R661 an old folder is imported as it is, and after its upgrade nothing has changed',
  async (db, _engine, t) => {
    const folder = oldFolder(t)
    const options = { media: join(temporaryFolder(t), 'media'), avifLater: true }
    const first = await importContentFolder(db, folder, options)
    assert.deepEqual([first.format, changesIn(first.summary) > 0], [1, true])
    assert.match(olderFormat(first.format) ?? '', /^The folder has format 1, .*npm run content -- upgrade$/)
    await upgraded(folder)
    const second = await importContentFolder(db, folder, options)
    assert.deepEqual([second.format, changesIn(second.summary)], [currentFormat, 0])
    assert.equal(olderFormat(second.format), null)
  },
)

test('R660 an upgrade keeps the folder’s own drawings, and names what a person has to check', async (t) => {
  const own = { 'media/plans/plans.json': JSON.stringify({ mine: { rooms_list: [] } }) }
  const folder = oldFolder(t, {
    ...own,
    'vacancies/mixed.yaml': vacancy('site', true),
    'media/pictures.json': JSON.stringify({
      ...(JSON.parse(sampleFiles['media/pictures.json'] ?? '') as object),
      'brand-hero': { alt: { ru: 'Вид', kk: 'Көрініс', en: 'View' }, project: null, kind: 'brand' },
    }),
  })
  const stdout = await upgraded(folder)
  assert.ok(existsSync(join(folder, 'media/plans/plans.json')))
  assert.doesNotMatch(stdout, /drawn/)
  assert.match(stdout, /^ {2}\+ pictures: \{ home: \{ picture: brand-hero \} \}$/m)
  assert.match(stdout, /^ {2}vacancies\/mixed\.yaml: is for students, others of site are not/m)
  assert.match(
    stdout,
    /^ {2}complexes\/garden\.yaml: builder\.name: read the names, they were made of «ТОО «Сад, сын»»: «Сад, сын» ЖШС; Sad, syn LLP$/m,
  )
})

test('R662 a folder of a newer format is refused with a sentence and its line, when it is read and by the upgrade', async (t) => {
  const says = (format: string) =>
    contentFolderWith(t, changedFile('company.yaml', `format: ${currentFormat}`, `format: ${format}`))
  const newer = currentFormat + 1
  const folder = says(String(newer))
  const refusal = new RegExp(
    `company\\.yaml:7: format: ${newer} is newer than this program, which knows ${currentFormat} at most`,
  )
  assert.throws(() => readContent(folder), refusal)
  await assert.rejects(upgraded(folder), refusal)
  assert.throws(() => readContent(says('two')), /company\.yaml:7: format: must be a number/)
  assert.throws(() => readContent(says('0')), /company\.yaml:7: format: must be at least 1/)
})
