import { useRouteLoaderData } from 'react-router'
import type { Company } from '#contract/dictionaries.ts'
import type { CategoryTab } from '#contract/estates.ts'
import type { Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import type { Texts } from '#texts/texts.ts'

/** What every page needs: texts, the menu's counts and prices, the company's contacts. */
export type RootData = {
  language: Language
  numberStyle: NumberStyle
  publicUrl: string
  texts: Texts
  company: Company
  categories: CategoryTab[]
  /** The year of the copyright line, taken on the server so that both ends agree (A24). */
  year: number
}

/** The root's data, or undefined when the root itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}
