import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { categoryCounts, chosenCategory, shortlistSearch } from '#domain/shortlist.ts'
import { useFavorites } from '../../data/favorites.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { NothingToCompare } from './nothing-to-compare.tsx'
import { Unloaded } from './unloaded.tsx'

/** An address without units is that of the visitor's own list: it goes on to the one that names them. */
export function OwnComparison() {
  const { language } = useI18n()
  const favorites = useFavorites()
  const params = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const category = chosenCategory(categoryCounts(favorites ?? []), params.get('category'))
  const ids = favorites?.toReversed().map(({ id }) => id) ?? []
  const to = category === null ? null : pages.compare(language, shortlistSearch(ids, category))
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true })
  }, [to, navigate])
  if (favorites !== null && to === null) return <NothingToCompare />
  return <Unloaded hasFailed={false} retry={() => {}} />
}
