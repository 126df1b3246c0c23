import { languageSwitchPath } from '#contract/language-switch.ts'
import { cachePolicy } from './cache-policy.ts'

export const speculationRulesPath = '/speculation-rules.json'

/** What every page says of them: the rules are a file of their own, since one in the page would have to be in each. */
export const speculationRulesHeader = `"${speculationRulesPath}"`

/**
 * Which whole pages a browser may fetch ahead (decision 045): those of links on which a pointer rests while no script
 * has taken the page over. From then on the router opens pages by their data, and fetches those ahead itself
 * (`data-routed`, web/layout/keeping/ahead/). Never what is no page or does something: files, the API, the choice of a
 * language.
 */
const rules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { selector_matches: 'html:not([data-routed]) a' },
          { not: { href_matches: ['/api/*', languageSwitchPath.replace(':code', '*'), '/*.*'] } },
          { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
        ],
      },
    },
  ],
}

const text = JSON.stringify(rules)

/** Answers the address of the rules. */
export function speculationRules(): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': cachePolicy.plainFile.lifetime,
    },
  })
}
