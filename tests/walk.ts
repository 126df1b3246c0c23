/**
 * `npm run walk [-- --long]` lets a robot loose on the site of CONTENT_DIR (the demo company's without it): presses,
 * types, goes back, changes the language and the screen by a seed, and reports everything that no visitor may meet. Each
 * seed walks in every language, half of them on a phone. A finding names its seed and the way there. The site has data
 * of its own; `--feed FILE [--mapping FILE]` brings flats.
 */
import { buildWhenChanged } from '#scripts/build.ts'
import { launchBrowser } from './helpers/browser/browser.ts'
import { chosenFolder, feedsOf } from './helpers/chosen-company.ts'
import { companyTexts } from './helpers/company-texts.ts'
import { startCompanySite } from './helpers/servers/company-site.ts'
import { pageNames } from '#contract/page-table.ts'
import { walk } from './walk/walk.ts'
import { walkHelp, walkOptions } from './walk/walk-options.ts'

const {
  steps,
  seeds,
  languages,
  width: only,
  isVerbose,
  wantsHelp,
  feeds,
} = walkOptions(process.argv.slice(2))
if (wantsHelp) {
  console.log(walkHelp)
  process.exit()
}

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
    feeds: feedsOf(feeds),
  })
  const texts = companyTexts(folder)
  const browser = await launchBrowser()
  ends.push(() => browser.close())
  for (let seed = seeds.first; seed <= seeds.last; seed++) {
    for (const language of languages) {
      const width = only ?? (seed % 2 === 1 ? 390 : 1440)
      const result = await walk(browser, { url, texts, seed, language, width, steps })
      const share = Math.round((100 * result.effective) / Math.max(1, result.steps))
      console.log(`seed ${seed} ${language} ${width}: ${result.steps} steps, ${share} % changed something`)
      if (isVerbose) console.log(result.log.join('\n'))
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
