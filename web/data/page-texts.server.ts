import type { Answer } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getLocalizations } from '#contract/localizations.ts'
import type { RequestContext } from '#contract/request-context.ts'
import type { Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import { withChanges, withCompany } from '#texts/text.ts'
import { keysOf, type TextArea, type TextKey, type Texts, texts } from '#texts/texts.ts'
import { createI18n, type I18n } from '../i18n/create-i18n.ts'
import { onceFor } from './once-for.server.ts'
import { optional } from './optional.server.ts'

/** The texts of every page: the frame, its forms and dialogs, the names of things in the catalogue. */
export const baseAreas: readonly TextArea[] = ['site', 'frame', 'find', 'forms', 'messages', 'errors']

/** Further texts of the frame where a counter is switched on. */
export const analyticsAreas: readonly TextArea[] = ['analytics']

type Context = Pick<RequestContext, 'apiClient' | 'report'>

/**
 * Some texts of a page, as the JSON of a file of the frame: those of the API, with the changes of editors, over the
 * built-in ones (R107), and the name of the company in its places. Another server's API may know fewer. When it does
 * not answer, the built-in ones stand alone (R206).
 */
export async function pageTexts(
  given: Context,
  language: Language,
  areas: readonly TextArea[],
): Promise<string> {
  return shownTexts(given, language, `areas ${areas.join(' ')}`, () => areas.flatMap(keysOf), JSON.stringify)
}

/** One text as `pageTexts` gives it. */
export async function pageText(given: Context, language: Language, key: TextKey): Promise<string> {
  return shownTexts(
    given,
    language,
    `text ${key}`,
    () => [key],
    (texts) => texts[key] ?? key,
  )
}

/** Texts as pages say them, written as they are needed, once for all pages until they change. */
async function shownTexts(
  given: Context,
  language: Language,
  name: string,
  keys: () => readonly TextKey[],
  write: (texts: Partial<Texts>) => string,
): Promise<string> {
  const { changed, company } = await spoken(given, language)
  const written = writtenOf(changed)
  const known = `${name}\n${company}`
  let found = written.get(known)
  if (found === undefined) {
    const shown = withCompany(withChanges(builtIn(language, keys()), changed), company)
    written.set(known, (found = write(shown)))
  }
  return found
}

/** The newest words of each language. */
const words = new Map<Language, { json: string; numberStyle: NumberStyle; i18n: I18n }>()

/** The words and number forms of every page, for a loader that says something itself. */
export async function pageWords(
  given: Context & Pick<RequestContext, 'numberStyle'>,
  language: Language,
): Promise<I18n> {
  const { numberStyle } = given
  const json = await pageTexts(given, language, baseAreas)
  const known = words.get(language)
  if (known?.json === json && known.numberStyle === numberStyle) return known.i18n
  const i18n = createI18n(language, JSON.parse(json), numberStyle)
  words.set(language, { json, numberStyle, i18n })
  return i18n
}

type Localization = Answer<typeof getLocalizations>['data'][number]

/** What was written of the API's texts, by its name and that of the company. */
const writtenOf = onceFor<readonly Localization[], Map<string, string>>(() => new Map())

async function spoken({ apiClient, report }: Context, language: Language) {
  const [changed, dictionaries] = await Promise.all([
    apiClient(getLocalizations, { lang: language }).catch((error: unknown) => {
      report(error, 'Error fetching localization data')
      return { data: [] as readonly Localization[] }
    }),
    optional(apiClient(getDictionaries, {}), null),
  ])
  return { changed: changed.data, company: dictionaries?.data.company.name ?? '' }
}

function builtIn(language: Language, keys: readonly TextKey[]): Partial<Texts> {
  return Object.fromEntries(keys.map((key) => [key, texts[language][key]]))
}
