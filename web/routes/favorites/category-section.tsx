import type { ReactNode } from 'react'
import type { Category } from '#domain/categories.ts'
import { useI18n } from '../../i18n/i18n.tsx'

type CategorySectionProps = {
  code: Category
  /** Whether its tab is chosen; the others are on paper alone (R1332). */
  isShown: boolean
  children: ReactNode
}

/** The units of one category of a list: a screen has the chosen one, paper all of them under their names. */
export function CategorySection({ code, isShown, children }: CategorySectionProps) {
  const { t } = useI18n()
  const id = `favorites-${code}`
  return (
    <section
      className={isShown ? 'favorites-category' : 'favorites-category favorites-on-paper'}
      aria-labelledby={id}
    >
      <h2 id={id}>{t(`category.${code}`)}</h2>
      {children}
    </section>
  )
}
