import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { favoritesLimit } from '#domain/favorites.ts'
import {
  addFavorites,
  type FavoritesNews,
  onFavoritesNews,
  removeFavorites,
} from '../../data/change-favorites.ts'
import { useFavoriteCount } from '../../data/favorites.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Toast } from '../../ui/toast.tsx'

/** The time for which it stays, in milliseconds. The heart itself offers the same action without a time limit. */
const stay = 8000

/** Reports a change of the visitor's list, with its new length, and can undo it. */
export function FavoritesToast() {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const count = useFavoriteCount()
  const [news, setNews] = useState<FavoritesNews | null>(null)
  useEffect(() => onFavoritesNews((latest) => setNews(isNews(latest) ? latest : null)), [])
  useEffect(() => {
    if (news === null) return
    const timer = setInterval(() => {
      // Under the focus or the pointer it stays as long as needed.
      if (document.querySelector('.toast:is(:hover, :focus-within)') === null) setNews(null)
    }, stay)
    return () => clearInterval(timer)
  }, [news])

  function undo({ added, removed }: FavoritesNews): void {
    if (removed.length > 0) addFavorites(removed)
    else removeFavorites(added.map(({ id }) => id))
    setNews(null)
  }

  const isFull = news !== null && news.refused > 0
  const words = isFull
    ? t('favorites.full', { limit: favoritesLimit })
    : t((news?.added.length ?? 0) > 0 ? 'favorites.added' : 'favorites.removed', { count })
  return (
    <Toast
      message={news === null ? null : words}
      action={
        isFull
          ? { label: t('favorites.open'), run: () => void navigate(pages.favorites(language)) }
          : { label: t('favorites.undo'), run: () => news !== null && undo(news) }
      }
      closeLabel={t('common.close')}
      onClose={() => setNews(null)}
    />
  )
}

function isNews({ added, removed, refused }: FavoritesNews): boolean {
  return added.length + removed.length + refused > 0
}
