import type { Language } from '#domain/languages.ts'
import { languagePrefix } from './pages.ts'

/** The manifest that makes the site installable, one address per language. */
export function webManifestPath(language: Language): string {
  return `${languagePrefix(language)}/site.webmanifest`
}

/** The colour of the browser's own frame around the site. */
export const themeColour = '#ffffff'
