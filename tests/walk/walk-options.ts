import { parseArgs } from 'node:util'
import { type Language, languages } from '#domain/languages.ts'
import { feedOptions } from '../helpers/chosen-company.ts'

/** What `npm run walk -- --help` says. */
export const walkHelp = `A robot uses the site of CONTENT_DIR and reports what no visitor may meet.

  npm run walk                              a first look: two short walks in each language, some three minutes
  npm run walk -- --long                    20 seeds, 500 steps in each language: hours of a small machine
  npm run walk -- --seeds 7 --steps 500 --language kk --width 390

      --steps 40         steps of each walk
      --seeds 1-2        one number or a range; odd seeds walk on a phone, even ones on a wide screen
      --language kk      one language in place of three
      --width 390        one width in place of both
      --long             as --steps 500 --seeds 1-20
      --feed FILE        brings flats, as npm run feed -- import does; --mapping FILE goes with it
      --verbose          every step of every walk

The site has data of its own: yours stays as it is. The exit code is 1 when something was found.
`

const short = { steps: '40', seeds: '1-2' }
const long = { steps: '500', seeds: '1-20' }

/** @throws TypeError of `parseArgs` for an option that does not exist */
export function walkOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      steps: { type: 'string' },
      seeds: { type: 'string' },
      long: { type: 'boolean', default: false },
      language: { type: 'string' },
      width: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      ...feedOptions,
    },
  })
  const usual = values.long ? long : short
  const [first = 1, last = first] = (values.seeds ?? usual.seeds).split('-').map(Number)
  const chosen: Language[] = languages.filter(
    (language) => values.language === undefined || language === values.language,
  )
  const { steps = usual.steps, width, verbose, help, feed, mapping } = values
  return {
    steps: Number(steps),
    seeds: { first, last },
    languages: chosen,
    /** Null: seeds take turns. */
    width: width === undefined ? null : Number(width),
    isVerbose: verbose,
    wantsHelp: help,
    feeds: { feed, mapping },
  }
}
