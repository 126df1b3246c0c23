import type { ArticleCard } from '#contract/articles.ts'
import { pages } from '#contract/pages.ts'
import type { BasicPromotion, PromotionCard } from '#contract/promotions.ts'
import { isArticleCategory } from '#domain/article-categories.ts'
import { formatDate } from '#domain/dates.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { LatePicture } from '../../data/late-picture.server.ts'
import type { I18n } from '../../i18n/i18n.tsx'
import type { Reading } from './read-card.tsx'

/** The day of an article, by the calendar of Kazakhstan, as a machine reads it and as people do. */
export function dayOfArticle({ published_at }: Pick<ArticleCard, 'published_at'>, { language }: I18n) {
  const machine = dayInKazakhstan(new Date(published_at))
  return { machine, text: formatDate(machine, language) }
}

/** The name of a news category; an unknown one is called news too. */
export function categoryTitle(code: string, { t }: I18n): string {
  return isArticleCategory(code) ? t(`news.category.${code}`) : t('news.title')
}

type CardOfArticle = Pick<ArticleCard, 'slug' | 'title' | 'lead' | 'category' | 'published_at'> & {
  cover: LatePicture | null
}

export function readingOfArticle(article: CardOfArticle, i18n: I18n): Reading {
  const { slug, title, lead, cover, category } = article
  return {
    key: `news-${slug}`,
    to: pages.article(i18n.language, slug),
    title,
    lead,
    cover,
    day: dayOfArticle(article, i18n),
    label: categoryTitle(category, i18n),
  }
}

type CardOfPromotion = Omit<BasicPromotion, 'cover'> &
  Partial<Pick<PromotionCard, 'state'>> & { cover: LatePicture | null }

/** A promotion says until when it holds; one without an end, since when. */
export function readingOfPromotion(promotion: CardOfPromotion, { t, language }: I18n): Reading {
  const { slug, title, lead, cover, starts_at, ends_at, state = 'active' } = promotion
  const text =
    ends_at === null
      ? starts_at && t('promo.since', { date: formatDate(starts_at, language) })
      : t('promo.until', { date: formatDate(ends_at, language) })
  return {
    key: `promo-${slug}`,
    to: pages.promotion(language, slug),
    title,
    lead,
    cover,
    day: { machine: ends_at ?? starts_at, text },
    label: t('promo.one'),
    ...(state === 'past' && { mark: t('promo.over') }),
  }
}
