import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { pageNames, pageTable } from '../contract/page-table.ts'
import { languagePrefix } from '../contract/pages.ts'
import { type Language, languages } from '../domain/languages.ts'

/** The pages of one language. Every language has its own list: a `:lang` parameter would match any word. */
function pagesOf(language: Language): RouteConfigEntry[] {
  const prefix = languagePrefix(language)
  // Pages with the same text areas are under one route that brings them.
  const groups = Map.groupBy(pageNames, (name) => pageTable[name].texts.join('-'))
  const grouped = [...groups].flatMap(([areas, names], number) => {
    const entries = names.map((name) => {
      const { path, file } = pageTable[name]
      return route(path === '/' ? prefix || path : prefix + path, `routes/${file}`, {
        id: `${language}.${name}`,
      })
    })
    return areas === ''
      ? entries
      : [layout('routes/more-texts.tsx', { id: `${language}.texts${String(number)}` }, entries)]
  })
  return [...grouped, route(`${prefix}/*`, 'routes/missing/missing.tsx', { id: `${language}.missing` })]
}

export default languages.flatMap(pagesOf) satisfies RouteConfig
