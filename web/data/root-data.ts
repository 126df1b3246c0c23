import { useMemo } from 'react'
import { useMatches, useRouteLoaderData } from 'react-router'
import type { ComplexLink } from '#contract/complexes.ts'
import type { Company } from '#contract/dictionaries.ts'
import type { CategoryTab } from '#contract/estates.ts'
import type { Picture } from '#contract/common.ts'
import type { FrameValue } from '#contract/frame-files.ts'
import type { BasicPromotion } from '#contract/promotions.ts'
import type { CounterSettings } from '#contract/request-context.ts'
import type { Category } from '#domain/categories.ts'
import type { Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import type { Way } from '#domain/ways-to-buy.ts'
import type { Texts } from '#texts/texts.ts'
import { frameValue } from './frame-value.ts'
import type { LatePicture } from './late-picture.server.ts'

/** A project as the menus show it (R118). */
export type ProjectItem = Pick<ComplexLink, 'slug' | 'name' | 'price_from'> & {
  /** By name. */
  city: string
  image: LatePicture | null
}

/** An offer with its picture, as the mega-menu shows it. */
export type PromotionItem = Pick<BasicPromotion, 'slug' | 'title' | 'lead'> & { cover: LatePicture }

/** The parts of a picture that links to a page show. One made for links comes in one size. */
export type SharedPicture = Pick<Picture, 'src' | 'width' | 'height' | 'alt'> &
  Partial<Pick<Picture, 'srcset'>>

/** What the menus show, and how to reach the company. */
export type Menus = {
  company: Company
  /** Without those that the company never had. */
  categories: CategoryTab[]
  absent: Category[]
  projects: ProjectItem[]
  promotion: PromotionItem | null
  /** The ways to buy that programmes in force open; all of them where the programmes are not known. */
  ways: Way[]
  hasStateProgramme: boolean
}

/** The data of every page as its loader sends them: texts and menus are files of the frame. */
export type RootAnswer = {
  language: Language
  numberStyle: NumberStyle
  publicUrl: string
  /** Those that every page says. */
  texts: FrameValue
  /** Apart from the texts: they change with every price. */
  menus: FrameValue
  /** Whether the construction diary has an entry: a company may have written none, another server has none (A41). */
  hasDiary: boolean
  /** Whether it shows what became of deadlines: a company may not, another server may have no such call (A41). */
  hasPromises: boolean
  /** Whether there is a page of answers: another server may have none (A41). */
  hasAnswers: boolean
  /** Whether visitors can ask to be told about changes: another server may have no such call (A41). */
  hasWatches: boolean
  /** Whether a sentence leads to a listing: another server may have no such call (A41). */
  hasPhrases: boolean
  sharedPicture: SharedPicture
  /** The token of the page's forms; empty: they go without (A14). */
  formToken: string
  /** Which build the document came from (A13). */
  buildId: string
  /** The counters that are switched on; null: there is no question and nothing is loaded. */
  counters: CounterSettings | null
  /** The years of the copyright line, taken on the server so that both ends agree (A24). */
  years: string
}

/** The data of every page: common texts, the menu's counts and prices, the company's contacts. */
export type RootData = Omit<RootAnswer, 'texts' | 'menus'> &
  Menus & {
    texts: Partial<Texts>
  }

/** What header and footer show, of which their markup is made once for many pages. */
export const frameFields = [
  'texts',
  'numberStyle',
  'company',
  'categories',
  'absent',
  'projects',
  'promotion',
  'ways',
  'hasDiary',
  'hasPromises',
  'hasAnswers',
  'hasPhrases',
  'counters',
  'years',
] as const satisfies (keyof RootData)[]

/** All that header and footer may read: with anything else a kept markup would show what is no longer true. */
export type FrameData = Pick<RootData, (typeof frameFields)[number] | 'language'>

/** The answer of the root's loader with the values of the frame in their places. */
export function rootData({ texts, menus, ...rest }: RootAnswer): RootData {
  return {
    ...rest,
    ...frameValue<Menus>(menus),
    texts: frameValue<Partial<Texts>>(texts),
  }
}

/** The ways to buy that pages offer. */
export function useWays(): readonly Way[] {
  return useRootData()?.ways ?? []
}

/** Whether flats can be shown by plan: any has a drawing, or nobody tells. */
export function useHasPlans(): boolean {
  return hasPlans(useRootData()?.categories)
}

/** The same of these categories. */
export function hasPlans(categories: readonly CategoryTab[] | undefined): boolean {
  return !categories?.some(({ code, has_plans: any }) => code === 'flat' && any === false)
}

/** The root's data, or undefined when the root itself failed. */
export function useRootData(): RootData | undefined {
  const answer = useRouteLoaderData<RootAnswer>('root')
  return useMemo(() => answer && rootData(answer), [answer])
}

/**
 * What the loaders of the root and of a page's texts send as files, and those of pages with a calculator. No other loader
 * has fields of these names.
 */
type Framed = Partial<Record<'texts' | 'menus' | 'programmes', FrameValue | null>>

/** The addresses of the files that the page needs before scripts can take it over, with spaces between them. */
export function useFrameFiles(): string | undefined {
  const addresses = useMatches().flatMap(({ loaderData }) => {
    const { texts, menus, programmes } = (loaderData ?? {}) as Framed
    return [texts, menus, programmes].flatMap((value) => (value?.text === null ? value.address : []))
  })
  return addresses.join(' ') || undefined
}
