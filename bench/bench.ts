import { buildWhenChanged } from '#scripts/build.ts'
import type { Lifetime } from '#tests/helpers/server.ts'
import { feedsOutFigures } from './feeds-out.ts'
import { feedFigures } from './feeds.ts'
import { growthFigures } from './growth.ts'
import { inpFigures } from './inp.ts'
import { pageFigures } from './pages.ts'
import { pickerFigures } from './picker.ts'
import { searchFigures } from './search.ts'

/**
 * Figures of the production build, nothing passes or fails: pages, calls and bytes on the demo content, one request at
 * a time from this process to a server in another; then the first use of things in a browser on a slow CPU; then the
 * search and the unit feeds on towns of up to a million units.
 *
 * npm run bench -- search   only one of the parts: `pages`, `inp`, `picker`, `search`, `growth`, `feeds`, `feeds-out`
 */
const parts: Readonly<Record<string, (lifetime: Lifetime) => Promise<void>>> = {
  pages: pageFigures,
  inp: inpFigures,
  picker: pickerFigures,
  search: searchFigures,
  growth: growthFigures,
  feeds: feedFigures,
  'feeds-out': feedsOutFigures,
}
const [asked = ''] = process.argv.slice(2)
const chosen = Object.entries(parts).filter(([name]) => asked === '' || name === asked)
if (chosen.length === 0) throw new Error(`There is no part «${asked}», only ${Object.keys(parts).join(', ')}`)
const ends: (() => unknown)[] = []
try {
  await buildWhenChanged()
  for (const [, figures] of chosen) await figures({ after: (end) => void ends.push(end) })
} finally {
  for (const end of ends.toReversed()) await end()
}
