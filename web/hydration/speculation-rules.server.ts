import { languageSwitchPath } from '#contract/language-switch.ts'

/**
 * Which whole pages a browser may fetch ahead (decision 045): those of links on which a pointer rests while no script
 * has taken the page over. From then on the router opens pages by their data, and web/layout/navigation/prefetch/
 * fetches those ahead and removes the rules. Never addresses that are not pages or have an effect: files, the API,
 * the choice of a language. Inside the page: a file would be one more request before the first picture.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', languageSwitchPath.replace(':code', '*'), '/*.*'] } },
          { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
        ],
      },
    },
  ],
})
