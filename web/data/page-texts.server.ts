import type { Answer } from '#contract/api-client.ts'
import { getLocalizations } from '#contract/localizations.ts'
import type { RequestContext } from '#contract/request-context.ts'
import type { Language } from '#domain/languages.ts'
import { keysOf, type TextArea, type Texts, texts } from '#texts/texts.ts'
import { type PackedTexts, packTexts } from '../i18n/packed-texts.ts'
import { onceFor } from './once-for.server.ts'

/** The texts of every page: the frame, its forms and dialogs, the names of things in the catalogue. */
export const baseAreas: readonly TextArea[] = ['site', 'frame', 'forms', 'messages', 'errors']

/** Further texts of the frame where a counter is switched on. */
export const analyticsAreas: readonly TextArea[] = ['analytics']

/**
 * Some texts of a page: those of the API, with the changes of editors, over the built-in ones (R107). Another
 * server's API may know fewer. When it does not answer, the built-in ones stand alone (R206).
 */
export async function pageTexts(
  { apiClient, report }: Pick<RequestContext, 'apiClient' | 'report'>,
  language: Language,
  areas: readonly TextArea[],
): Promise<PackedTexts> {
  try {
    const { data } = await apiClient(getLocalizations, { lang: language })
    const packed = packedOf(data)
    const key = areas.join(' ')
    let found = packed.get(key)
    if (found === undefined) packed.set(key, (found = packTexts(shown(language, areas, data))))
    return found
  } catch (error) {
    report(error, 'Error fetching localization data')
    return packTexts(shown(language, areas, []))
  }
}

type Localization = Answer<typeof getLocalizations>['data'][number]

/** What was packed of the API's texts, by its areas. */
const packedOf = onceFor<readonly Localization[], Map<string, PackedTexts>>(() => new Map())

function shown(
  language: Language,
  areas: readonly TextArea[],
  changed: readonly Localization[],
): Partial<Texts> {
  const builtIn = Object.fromEntries(areas.flatMap(keysOf).map((key) => [key, texts[language][key]]))
  const known = changed.filter(({ key }) => Object.hasOwn(builtIn, key))
  return { ...builtIn, ...Object.fromEntries(known.map(({ key, content }) => [key, content])) }
}
