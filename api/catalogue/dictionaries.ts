import { type Company, type Dictionaries, getDictionaries } from '#contract/dictionaries.ts'
import { findCompany, findCompanyPictures, findDictionaries } from '#database/catalogue/dictionaries.ts'
import type { Database } from '#database/open.ts'
import { readSetting } from '#database/settings.ts'
import { complexFacets } from '#database/search/facets/complex-facets.ts'
import { estateFacets } from '#database/search/facets/estate-facets.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { categories } from '#domain/categories.ts'
import { anyComplex } from '#domain/complex-query.ts'
import { estateViews } from '#domain/estate-words.ts'
import type { Language } from '#domain/languages.ts'
import { anyListing } from '#domain/listing-query.ts'
import { restorationCodes, restorationTitles } from '#domain/restorations.ts'
import { ownTexts } from '#texts/own-texts.ts'
import type { Texts } from '#texts/texts.ts'
import { read } from '../http/read-call.ts'
import { complexFilterList } from './complex-filter-list.ts'
import { estateFilterList } from './estate-filter-list.ts'
import { deadlineTitle } from './filter-controls.ts'

/** GET /api/dictionaries: words and lists for menus, filters and the footer (R163, A18). */
export function dictionaries(db: Database, index: LiveSearchIndex) {
  return [
    read(getDictionaries, {
      async answer(_, language) {
        const [stored, company, logo, icon, iconPicture, fonts, contract, pictures] = await Promise.all([
          findDictionaries(db, language),
          findCompany(db, language),
          readSetting(db, 'logo'),
          readSetting(db, 'icon'),
          readSetting(db, 'icon_picture'),
          readSetting(db, 'fonts'),
          readSetting(db, 'contract_sample'),
          findCompanyPictures(db, language),
        ])
        const current = index.current()
        const words = ownTexts(current.own, language)
        const data: Dictionaries = {
          cities: stored.cities,
          classes: stored.classes,
          restorations: restorationCodes.map((code) => ({ code, title: restorationTitles[code][language] })),
          features: stored.features,
          views: estateViews.map((code) => ({ code, title: words[`view.${code}`] })),
          deadlines: stored.deadlines.map((value) => ({ value, title: deadlineTitle(value, words) })),
          company: company ?? unknownCompany,
          ...(logo && { logo }),
          ...(icon && { icon }),
          ...(iconPicture && { icon_picture: iconPicture }),
          ...(fonts && { fonts }),
          ...(contract && { contract_sample: contract }),
          pictures,
          projectDynamicFilters: projectFilters(current, language, words),
          propertyDynamicFilters: propertyFilters(current, language, words),
        }
        return { data }
      },
    }),
  ]
}

/** The filters of the projects while none is chosen. */
function projectFilters(
  index: SearchIndex,
  language: Language,
  words: Texts,
): Dictionaries['projectDynamicFilters'] {
  return complexFilterList(complexFacets(index, anyComplex), language, words)
}

/** The filters of every category while none is chosen. */
function propertyFilters(
  index: SearchIndex,
  language: Language,
  words: Texts,
): Dictionaries['propertyDynamicFilters'] {
  return Object.fromEntries(
    categories.map((category) => [
      category,
      estateFilterList(
        estateFacets(index, category, { ...anyListing }),
        anyListing,
        category,
        language,
        words,
      ),
    ]),
  )
}

/** Before any content was imported, pages can be opened all the same. */
export const unknownCompany: Company = {
  name: '',
  phone: '',
  email: '',
  hours: '',
  networks: [],
  credit: null,
}
