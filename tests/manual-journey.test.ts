import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { demoMarksIn } from './helpers/demo-marks.ts'
import { runCommand } from './helpers/run-command.ts'
import { fieldsOf, later, shorten } from './helpers/second-company/fields.ts'
import { fillSecondCompany, secondAnswers } from './helpers/second-company/make-second-company.ts'
import { type RunningProcess, startProcess, temporaryFolder } from './helpers/servers/server.ts'
import { until } from './helpers/until.ts'

const project = join(import.meta.dirname, '..')
const manual = readFileSync(join(project, 'docs/editors.md'), 'utf8')
const chapter = manual.split('\n## Своя компания за час\n')[1]?.split('\n## ')[0] ?? ''

type Command = { step: number; settings: Record<string, string>; name: string; args: string[] }

/** The commands of the chapter in its order. What it only mentions, as `npm run content`, has no words after `--`. */
function commandsOfManual(): Command[] {
  let step = 0
  return chapter.split('\n').flatMap((line) => {
    step = Number(/^(\d+)\. /.exec(line)?.[1] ?? step)
    return [...line.matchAll(/((?:[A-Z_]+=\S+ )*)npm (?:run (\w+) -- ([^`]+)|(start))/g)].map(
      ([, settings = '', run, args = '', start]) => ({
        step,
        settings: Object.fromEntries(
          settings
            .split(' ')
            .filter(Boolean)
            .map((each) => each.split('=') as [string, string]),
        ),
        name: run ?? start ?? '',
        args: args.trim().split(/\s+/).filter(Boolean),
      }),
    )
  })
}

/** When each file of the project, as far as a version brings it, was written. */
function filesOfProject(): Map<string, number> {
  const made = /^(node_modules|build|var|\.git|\.react-router)(\/|$)/
  const files = new Map<string, number>()
  const look = (folder: string) => {
    for (const entry of readdirSync(join(project, folder), { withFileTypes: true })) {
      const name = join(folder, entry.name)
      if (made.test(name)) continue
      if (entry.isDirectory()) look(name)
      else files.set(name, statSync(join(project, name)).mtimeMs)
    }
  }
  look('')
  return files
}

test('R863 the steps of the manual put a company up from an empty folder: 40 commands and 150 fields at most, ten minutes of commands, and no file of the project is touched', async (t) => {
  const home = temporaryFolder(t)
  const beside = (word: string) => word.replace(/^\.\.\//, `${home}/`)
  const before = filesOfProject()
  const commands = commandsOfManual()
  const settings: Record<string, string> = {}
  const ran: string[] = []
  let seconds = 0
  let site: RunningProcess | undefined
  const folder = join(home, 'our-company')

  for (const { step, name, args, ...command } of commands) {
    // From the fifth step on there are records: the steps before it say what is in them.
    if (step >= 5 && !ran.includes('filled')) {
      await fillSecondCompany(folder)
      shorten(folder)
      ran.push('filled')
    }
    for (const [key, value] of Object.entries(command.settings)) settings[key] = beside(value)
    const begun = performance.now()
    if (name === 'start') {
      site = await startProcess(t, 'scripts/start.ts', { ...settings, STAFF_LANGUAGE: 'ru' })
    } else {
      const answers = name === 'company' && args[0] === 'new' ? secondAnswers() : []
      // Where the manual leaves a place open, as `import …`, stands the table of flats.
      const words = [
        ...args.map((word) => (word === '…' ? join(home, 'flats.csv') : beside(word))),
        ...answers,
      ]
      const { code, stdout, stderr } = await runCommand(
        name as 'company' | 'content' | 'feed',
        words,
        settings,
        // It counts the seconds that the commands of the manual take.
        { isAlone: true },
      )
      assert.equal(code, 0, `${name} ${words.join(' ')}: ${stdout}${stderr}`)
    }
    seconds += (performance.now() - begun) / 1000
    ran.push(`${name} ${args.join(' ')}`.trim())
  }

  const done = ran.filter((each) => each !== 'filled')
  for (const needed of ['start', 'content check', 'content import', 'feed import …'])
    assert.ok(done.includes(needed), `${needed} in ${done.join(', ')}`)
  assert.ok(done.length <= 40, done.join(', '))
  const counts = [...fieldsOf(folder)].filter(([kind]) => !later.has(kind))
  const fields = counts.reduce((sum, [, count]) => sum + count, 0)
  assert.ok(fields <= 150, `${fields} fields: ${JSON.stringify(counts)}`)
  assert.ok(seconds <= 600, `${seconds} s`)
  t.diagnostic(`${done.length} commands in ${Math.round(seconds)} s, ${fields} fields`)

  assert.ok(site)
  const { url } = site
  const open = async (path: string) => {
    const answer = await fetch(url + path)
    assert.equal(answer.status, 200, path)
    return answer.text()
  }
  await until(async () => (await open('/feeds/units.json')).includes('saryarqa-qala'))
  for (const language of languages) {
    for (const path of [
      pages.home(language),
      pages.project(language, 'tulpar-city'),
      pages.listing(language, 'flat'),
      pages.contacts(language),
    ])
      assert.deepEqual(demoMarksIn(await open(path)), [], path)
  }

  assert.deepEqual(filesOfProject(), before)
  const dataDir = settings['DATA_DIR'] ?? ''
  assert.equal(dirname(dataDir), home)
  assert.deepEqual(readdirSync(home).toSorted(), ['flats.csv', 'our-company', 'our-company-data'])
})
