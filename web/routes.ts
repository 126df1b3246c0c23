import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { type PageName, pageNames, pageTable } from '../contract/page-table.ts'
import { languagePrefix } from '../contract/pages.ts'
import { type Language, languages } from '../domain/languages.ts'

/** The pages of one language. Every language has its own list: a `:lang` parameter would match any word. */
function pagesOf(language: Language): RouteConfigEntry[] {
  const prefix = languagePrefix(language)
  const entry = (name: PageName) => {
    const { path, file } = pageTable[name]
    return route(path === '/' ? prefix || path : prefix + path, `routes/${file}`, {
      id: `${language}.${name}`,
    })
  }
  // Pages that say more than every page says are under the route that brings it.
  const says = (name: PageName) => pageTable[name].texts.length > 0
  return [
    layout('routes/more-texts.tsx', { id: `${language}.texts` }, pageNames.filter(says).map(entry)),
    ...pageNames.filter((name) => !says(name)).map(entry),
    route(`${prefix}/*`, 'routes/missing/missing.tsx', { id: `${language}.missing` }),
  ]
}

export default languages.flatMap(pagesOf) satisfies RouteConfig
