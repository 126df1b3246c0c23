import type { ApiClient } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getLocalizations } from '#contract/localizations.ts'
import type { Language } from '#domain/languages.ts'
import { withChanges, withCompany } from '#texts/text.ts'
import { type Texts, texts } from '#texts/texts.ts'

/** All texts of the site as its pages say them: with the changes of editors (R107) and the name of the company. */
export async function siteTexts(apiClient: ApiClient, language: Language): Promise<Texts> {
  const [changed, dictionaries] = await Promise.all([
    apiClient(getLocalizations, { lang: language }),
    apiClient(getDictionaries, {}),
  ])
  return withCompany(withChanges(texts[language], changed.data), dictionaries.data.company.name)
}
