import type { ApiClient } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getLocalizations } from '#contract/localizations.ts'
import type { Language } from '#domain/languages.ts'
import { withChanges, withCompany } from '#texts/text.ts'
import { type Texts, texts } from '#texts/texts.ts'

/** What was made of the API's answers, by the name of the company, for as long as they are kept. */
const made = new WeakMap<readonly object[], Map<string, Texts>>()

/** All texts of the site as its pages say them: with the changes of editors (R107) and the name of the company. */
export async function siteTexts(apiClient: ApiClient, language: Language): Promise<Texts> {
  const [changed, dictionaries] = await Promise.all([
    apiClient(getLocalizations, { lang: language }),
    apiClient(getDictionaries, {}),
  ])
  const known = made.get(changed.data) ?? new Map<string, Texts>()
  made.set(changed.data, known)
  const { name } = dictionaries.data.company
  const said = known.get(name) ?? withCompany(withChanges(texts[language], changed.data), name)
  known.set(name, said)
  return said
}
