import { route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { languagePrefix } from '../contract/pages.ts'
import { type Language, languages } from '../domain/languages.ts'

/** The pages of one language. Every language has its own list: a `:lang` parameter would match any word. */
function pagesOf(language: Language): RouteConfigEntry[] {
  const prefix = languagePrefix(language).slice(1)
  const page = (path: string, file: string, id: string) =>
    route([prefix, path].filter(Boolean).join('/') || '/', file, { id: `${language}.${id}` })
  return [
    page('', 'routes/home/home.tsx', 'home'),
    page('properties', 'routes/properties/properties.tsx', 'properties'),
    page('properties/:type', 'routes/properties/listing.tsx', 'listing'),
    page('properties/:type/:slug', 'routes/properties/estate.tsx', 'estate'),
    page('callback', 'routes/callback/callback.tsx', 'callback'),
    page('*', 'routes/missing/missing.tsx', 'missing'),
  ]
}

export default languages.flatMap(pagesOf) satisfies RouteConfig
