/**
 * `npm run sweep [-- --language kk] [--device desktop] [--feed FILE --mapping FILE]` looks through the site of CONTENT_DIR
 * (the demo company's without it): asks for its pages in three languages and follows their links, then opens one page
 * of each kind in a browser. Reports what fails, links to nothing, heads that are not complete, and what the sweep
 * among the tests looks for. The site has data of its own.
 */
import { parseArgs } from 'node:util'
import { pageNames } from '#contract/page-table.ts'
import { pages } from '#contract/pages.ts'
import { languages } from '#domain/languages.ts'
import { buildWhenChanged } from '#scripts/build.ts'
import { launchBrowser } from './helpers/browser/browser.ts'
import { chosenFolder, feedOptions, feedsOf } from './helpers/chosen-company.ts'
import { crawlFaults } from './helpers/crawl-faults.ts'
import { crawl } from './helpers/crawl.ts'
import { startCompanySite } from './helpers/servers/company-site.ts'
import { examples } from './sweep/examples.ts'
import { look, looker, screens } from './sweep/look.ts'

const help = `Looks through the site of CONTENT_DIR and reports what no visitor may meet, in a minute or two.

  npm run sweep                 every page in three languages, then one of each kind in a browser

      --language kk             the language of the pages in the browser: ru, kk or en
      --device phone            phone or desktop
      --feed FILE               brings flats, as npm run feed -- import does; --mapping FILE goes with it

The site has data of its own: yours stays as it is. The exit code is 1 when something was found.
`

/** How much of a large site is asked for. */
const bounds = { most: 5000, alike: 2, alikePages: 20 }

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'kk' },
    device: { type: 'string', default: 'phone' },
    help: { type: 'boolean', default: false },
    ...feedOptions,
  },
})
if (values.help) {
  console.log(help)
  process.exit()
}
const language = languages.find((each) => each === values.language)
const screen = values.device === 'desktop' ? screens.desktop : screens.phone
if (language === undefined) throw new Error(`--language is ru, kk or en, not «${values.language}»`)

const folder = chosenFolder()
const ends: (() => unknown)[] = []
const lifetime = { after: (end: () => unknown) => void ends.push(end) }
try {
  await buildWhenChanged()
  const site = await startCompanySite(lifetime, folder, {
    feeds: feedsOf(values),
    settings: { RENDER_LIMIT: '0' },
  })
  const from = languages.map((each) => pages.home(each))
  const found = await crawl(site.url, { from, ...bounds })
  const faults = await crawlFaults(found, site.url)
  console.log(`${found.length} addresses asked for`)
  const browser = await launchBrowser()
  ends.push(() => browser.close())
  const looking = await looker(browser, site.url, language, screen)
  for (const name of pageNames) {
    const [path] = await examples[name](language, site)
    if (path === undefined) {
      console.log(`no page ${name}: the company has nothing to show on it`)
      continue
    }
    faults.push(...(await look(looking, language, screen, [{ path, status: 200 }], { isDemo: false })))
  }
  for (const fault of faults) console.log(`  ✖ ${fault}`)
  console.log(`${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  for (const end of ends.toReversed()) await end()
}
