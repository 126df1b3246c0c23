/**
 * `npm run walk -- --steps 500 --seeds 1-20 [--language kk] [--width 390]` lets a robot loose on the site
 * of CONTENT_DIR (the demo company's without it): presses, types, goes back, changes the language and the screen by a
 * seed, and reports everything that no visitor may meet. Each seed walks in every language, half of them on a phone. A
 * finding names its seed and the way there. The site has data of its own; `--feed FILE [--mapping FILE]` brings flats.
 */
import { parseArgs } from 'node:util'
import { languages } from '#domain/languages.ts'
import { buildWhenChanged } from '#scripts/build.ts'
import { launchBrowser } from './helpers/browser/browser.ts'
import { chosenFolder, feedOptions, feedsOf } from './helpers/chosen-company.ts'
import { companyTexts } from './helpers/company-texts.ts'
import { startCompanySite } from './helpers/servers/company-site.ts'
import { pageNames } from '#contract/page-table.ts'
import { walk } from './walk/walk.ts'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '500' },
    seeds: { type: 'string', default: '1-20' },
    language: { type: 'string' },
    width: { type: 'string' },
    verbose: { type: 'boolean', default: false },
    ...feedOptions,
  },
})
const [first = 1, last = first] = values.seeds.split('-').map(Number)
const chosen = languages.filter((language) => values.language === undefined || language === values.language)

const folder = chosenFolder()
const ends: (() => unknown)[] = []
const kinds = new Map<string, number>()
const controls = new Map<string, number>()
const sums = { steps: 0, effective: 0, findings: 0 }
const add = (into: Map<string, number>, from: ReadonlyMap<string, number>) => {
  for (const [key, times] of from) into.set(key, (into.get(key) ?? 0) + times)
}
try {
  await buildWhenChanged()
  const { url } = await startCompanySite({ after: (end) => void ends.push(end) }, folder, {
    feeds: feedsOf(values),
  })
  const texts = companyTexts(folder)
  const browser = await launchBrowser()
  ends.push(() => browser.close())
  for (let seed = first; seed <= last; seed++) {
    for (const language of chosen) {
      const width = values.width === undefined ? (seed % 2 === 1 ? 390 : 1440) : Number(values.width)
      const result = await walk(browser, { url, texts, seed, language, width, steps: Number(values.steps) })
      const share = Math.round((100 * result.effective) / Math.max(1, result.steps))
      console.log(`seed ${seed} ${language} ${width}: ${result.steps} steps, ${share} % changed something`)
      if (values.verbose) console.log(result.log.join('\n'))
      for (const finding of result.findings) console.log(`  ✖ ${finding}`)
      if (result.findings.length > 0)
        console.log(
          result.log
            .slice(-12)
            .map((line) => `      ${line}`)
            .join('\n'),
        )
      add(kinds, result.kinds)
      add(controls, result.controls)
      sums.steps += result.steps
      sums.effective += result.effective
      sums.findings += result.findings.length
    }
  }
  const table = (counts: ReadonlyMap<string, number>) =>
    [...counts]
      .toSorted((a, b) => b[1] - a[1])
      .map(([key, times]) => `${key} ${times}`)
      .join(', ')
  console.log(`\npages: ${table(kinds)}`)
  const missing = pageNames.filter((kind) => !kinds.has(kind))
  if (missing.length > 0) console.log(`never seen: ${missing.join(', ')}`)
  console.log(`controls: ${table(controls)}`)
  const share = ((100 * sums.effective) / Math.max(1, sums.steps)).toFixed(0)
  console.log(`${sums.steps} steps, ${share} % changed something, ${sums.findings} findings`)
  process.exitCode = sums.findings === 0 ? 0 : 1
} finally {
  for (const end of ends.toReversed()) await end()
}
