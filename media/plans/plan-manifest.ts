import type { Language } from '#domain/languages.ts'
import type { PlanSource } from './plan-sources.ts'

/** The finished drawings by code; `media/plans/plans.json`. Sizes are those of the view box, one unit to the centimetre. */
export type PlanManifest = Record<string, PlanEntry>

export interface PlanEntry extends Omit<PlanSource, 'rooms_list'> {
  /** Address of the drawing for cards, without text. */
  card: string
  /** Addresses of the drawing with names, areas and dimensions. */
  detail: Record<Language, string>
  width: number
  height: number
  /** Of the original, by which a content folder knows it as its own. */
  hash: string
  rooms_list: { name: Record<Language, string>; area: number }[]
}
