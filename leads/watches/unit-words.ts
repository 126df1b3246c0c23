import type { EstateCard } from '#contract/estates.ts'
import type { Language } from '#domain/languages.ts'
import { formatArea, type NumberStyle } from '#domain/money.ts'
import type { Texts } from '#texts/texts.ts'

/** How words and numbers are written. */
export type Wording = { language: Language; texts: Texts; numberStyle: NumberStyle }

const names = ['rooms.0', 'rooms.1', 'rooms.2', 'rooms.3', 'rooms.4'] as const

/** «2-комнатная, 61.4 м²»: a unit as lists of the site name it. */
export function unitTitle(
  { category, rooms, area_total }: Pick<EstateCard, 'category' | 'rooms' | 'area_total'>,
  { language, texts, numberStyle }: Wording,
): string {
  const key = category === 'flat' && rooms !== null ? names[Math.min(rooms, 4)] : undefined
  const name = key === undefined ? texts[`category.${category}.one`] : texts[key]
  return texts['estate.title']
    .replace('{name}', name.replace('{count}', String(rooms)))
    .replace('{area}', formatArea(area_total, language, numberStyle))
}
