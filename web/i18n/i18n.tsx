import { createContext, type ReactNode, use } from 'react'
import type { Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import type { Texts } from '#texts/texts.ts'
import { createI18n, type I18n } from './create-i18n.ts'

export type { I18n }

/** Texts and number forms with their source data. */
type BoundI18n = Pick<Bound, 'texts' | 'numberStyle'> & { i18n: I18n }

const I18nContext = createContext<BoundI18n | null>(null)

type Bound = { language: Language; texts: Partial<Texts>; numberStyle: NumberStyle }

/** What was made of texts, for as long as they are there: the server makes many pages of the same. */
const made = new WeakMap<Partial<Texts>, BoundI18n>()

function bound({ language, texts, numberStyle }: Bound): BoundI18n {
  const known = made.get(texts)
  if (known?.i18n.language === language && known.numberStyle === numberStyle) return known
  const fresh = { texts, numberStyle, i18n: createI18n(language, texts, numberStyle) }
  made.set(texts, fresh)
  return fresh
}

/** Texts with those of a page, for as long as the former are there. */
const together = new WeakMap<Partial<Texts>, WeakMap<Partial<Texts>, Partial<Texts>>>()

function withMore(common: Partial<Texts>, more: Partial<Texts>): Partial<Texts> {
  const known = together.get(common) ?? new WeakMap<Partial<Texts>, Partial<Texts>>()
  together.set(common, known)
  const all = known.get(more) ?? { ...common, ...more }
  known.set(more, all)
  return all
}

/** The texts and number forms of everything inside. */
export function I18nProvider({ children, ...given }: Bound & { children: ReactNode }) {
  const value = bound(given)
  return <I18nContext value={value}>{children}</I18nContext>
}

/** Adds the texts of a page to those of every page. */
export function MoreTexts({ texts, children }: { texts: Partial<Texts>; children: ReactNode }) {
  const { texts: common, numberStyle, i18n } = useBound()
  const value = bound({ language: i18n.language, texts: withMore(common, texts), numberStyle })
  return <I18nContext value={value}>{children}</I18nContext>
}

function useBound(): BoundI18n {
  const bound = use(I18nContext)
  if (bound === null) throw new Error('useI18n needs an I18nProvider above it')
  return bound
}

export function useI18n(): I18n {
  return useBound().i18n
}
