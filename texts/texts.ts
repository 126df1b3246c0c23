import { errorsEn } from './errors/en.ts'
import { errorsKk } from './errors/kk.ts'
import { errorsRu } from './errors/ru.ts'
import { favoritesEn } from './favorites/en.ts'
import { favoritesKk } from './favorites/kk.ts'
import { favoritesRu } from './favorites/ru.ts'
import { estateEn } from './estate/en.ts'
import { estateKk } from './estate/kk.ts'
import { estateRu } from './estate/ru.ts'
import { filtersEn } from './filters/en.ts'
import { filtersKk } from './filters/kk.ts'
import { filtersRu } from './filters/ru.ts'
import { formsEn } from './forms/en.ts'
import { formsKk } from './forms/kk.ts'
import { formsRu } from './forms/ru.ts'
import { frameEn } from './frame/en.ts'
import { frameKk } from './frame/kk.ts'
import { frameRu } from './frame/ru.ts'
import { mapEn } from './map/en.ts'
import { mapKk } from './map/kk.ts'
import { mapRu } from './map/ru.ts'
import { messagesEn } from './messages/en.ts'
import { messagesKk } from './messages/kk.ts'
import { messagesRu } from './messages/ru.ts'
import { pickerEn } from './picker/en.ts'
import { pickerKk } from './picker/kk.ts'
import { pickerRu } from './picker/ru.ts'
import { progressEn } from './progress/en.ts'
import { progressKk } from './progress/kk.ts'
import { progressRu } from './progress/ru.ts'
import { projectsEn } from './projects/en.ts'
import { projectsKk } from './projects/kk.ts'
import { projectsRu } from './projects/ru.ts'
import { siteEn } from './site/en.ts'
import { siteKk } from './site/kk.ts'
import { siteRu } from './site/ru.ts'
import { viewsEn } from './views/en.ts'
import { viewsKk } from './views/kk.ts'
import { viewsRu } from './views/ru.ts'

/** Key of a text of the markup. Russian is the source: the other languages must have the same keys. */
export type TextKey =
  | keyof typeof siteRu
  | keyof typeof errorsRu
  | keyof typeof frameRu
  | keyof typeof formsRu
  | keyof typeof messagesRu
  | keyof typeof filtersRu
  | keyof typeof projectsRu
  | keyof typeof progressRu
  | keyof typeof favoritesRu
  | keyof typeof viewsRu
  | keyof typeof estateRu
  | keyof typeof mapRu
  | keyof typeof pickerRu

/** All texts of one language. */
export type Texts = Readonly<Record<TextKey, string>>

/** The built-in texts; editors may override any of them in the localizations table. */
export const texts: Readonly<Record<'ru' | 'kk' | 'en', Texts>> = {
  ru: {
    ...siteRu,
    ...errorsRu,
    ...frameRu,
    ...formsRu,
    ...messagesRu,
    ...filtersRu,
    ...projectsRu,
    ...progressRu,
    ...favoritesRu,
    ...viewsRu,
    ...estateRu,
    ...mapRu,
    ...pickerRu,
  },
  kk: {
    ...siteKk,
    ...errorsKk,
    ...frameKk,
    ...formsKk,
    ...messagesKk,
    ...filtersKk,
    ...projectsKk,
    ...progressKk,
    ...favoritesKk,
    ...viewsKk,
    ...estateKk,
    ...mapKk,
    ...pickerKk,
  },
  en: {
    ...siteEn,
    ...errorsEn,
    ...frameEn,
    ...formsEn,
    ...messagesEn,
    ...filtersEn,
    ...projectsEn,
    ...progressEn,
    ...favoritesEn,
    ...viewsEn,
    ...estateEn,
    ...mapEn,
    ...pickerEn,
  },
}
