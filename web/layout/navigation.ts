import { pages } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import type { TextKey } from '#texts/texts.ts'

type Item = { title: TextKey; to: string }

/** Bands of the home page that the menus lead to. */
export const bands = {
  projects: 'projects',
  purchase: 'purchase',
  about: 'about',
  callback: 'callback',
} as const

function band(language: Language, id: keyof typeof bands): string {
  return `${pages.home(language)}#${bands[id]}`
}

/** The main row of the header (R78). */
export function mainMenu(language: Language): Item[] {
  return [
    { title: 'header.projects', to: band(language, 'projects') },
    { title: 'header.properties', to: pages.properties(language) },
    { title: 'header.commercial', to: pages.listing(language, 'comm') },
    { title: 'header.purchase', to: band(language, 'purchase') },
  ]
}

/** The small row above it (R77). */
export function topMenu(language: Language): Item[] {
  return [
    { title: 'header.about', to: band(language, 'about') },
    { title: 'header.callback', to: pages.callback(language) },
  ]
}

/** The purchase column of the footer (R98). */
export function purchaseMenu(language: Language): Item[] {
  return [
    { title: 'footer.mortgage', to: band(language, 'purchase') },
    { title: 'footer.installment', to: band(language, 'purchase') },
    { title: 'footer.payment100', to: band(language, 'purchase') },
  ]
}

/** The company column of the footer (R98). */
export function companyMenu(language: Language): Item[] {
  return [
    { title: 'footer.about', to: band(language, 'about') },
    { title: 'header.projects', to: band(language, 'projects') },
    { title: 'header.callback', to: pages.callback(language) },
  ]
}
