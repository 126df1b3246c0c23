import { type ArticleCard, getArticles } from '#contract/articles.ts'
import type { ApiClient } from '#contract/api-client.ts'
import { type Banner, getBanners } from '#contract/banners.ts'
import { getComplexesNavigation } from '#contract/complexes.ts'
import { getPromotions, type PromotionCard } from '#contract/promotions.ts'
import { getReviews } from '#contract/reviews.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { latePicture, withLateImage } from '../../data/late-picture.server.ts'
import { noData, optional } from '../../data/optional.server.ts'

/** Cards in the row of the newest. */
const newestShown = 3
const reviewsShown = 3

/** News and promotions as the row of the newest shows them. */
export type NewestReading =
  | { kind: 'news'; day: string; article: ReturnType<typeof articleCard> }
  | { kind: 'promo'; day: string; promotion: ReturnType<typeof promotionCard> }

/** A banner as the page shows it. */
export type ShownBanner = ReturnType<typeof shownBanner>

/** The data of the home page beside its texts. All its pictures but that at the top are below the first view. */
export async function loadHome(apiClient: ApiClient) {
  const first = { page: 1, per_page: newestShown }
  const [projects, banners, articles, promotions, reviews] = await Promise.all([
    optional(apiClient(getComplexesNavigation, {}), null),
    optional(apiClient(getBanners, {}), noData),
    optional(apiClient(getArticles, first), noData),
    optional(apiClient(getPromotions, first), noData),
    optional(apiClient(getReviews, {}), noData),
  ])
  const complexes = projects ?? noData
  return {
    isMissing: projects === null,
    complexes: complexes.data.map((complex) => withLateImage(complex)),
    banners: banners.data.map(shownBanner),
    newest: newestOf(articles.data, promotions.data),
    reviews: reviews.data
      .slice(0, reviewsShown)
      .map(({ id, author, text, rating, date, source, complex_id }) => ({
        id,
        author,
        text,
        rating,
        date,
        source,
        project: complexes.data.find((complex) => complex.id === complex_id)?.slug ?? null,
      })),
  }
}

function shownBanner({ id, title, text, link, image: { desktop, mobile } }: Banner) {
  return { id, title, text, link, image: { desktop: latePicture(desktop), mobile: latePicture(mobile) } }
}

/** The newest of both: an article is as old as its day, a promotion as the first day on which it holds. */
function newestOf(articles: readonly ArticleCard[], promotions: readonly PromotionCard[]): NewestReading[] {
  const news = articles.map((article) => ({
    kind: 'news' as const,
    day: dayInKazakhstan(new Date(article.published_at)),
    article: articleCard(article),
  }))
  const offers = promotions.map((promotion) => ({
    kind: 'promo' as const,
    day: promotion.starts_at,
    promotion: promotionCard(promotion),
  }))
  return [...news, ...offers].toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, newestShown)
}

function articleCard({ slug, title, lead, cover, category, published_at }: ArticleCard) {
  return { slug, title, lead, cover: cover && latePicture(cover), category, published_at }
}

function promotionCard({ id, slug, title, lead, cover, starts_at, ends_at, state }: PromotionCard) {
  return { id, slug, title, lead, cover: cover && latePicture(cover), starts_at, ends_at, state }
}
