import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import type { TextArea } from '../texts/texts.ts'
import { languagePrefix } from '../contract/pages.ts'
import { type Language, languages } from '../domain/languages.ts'
import { areasOfPages } from './data/text-areas.ts'

type Page = { areas: readonly TextArea[]; entry: RouteConfigEntry }

/** Pages that say the same areas of texts stand under one route that brings them. */
function underTexts(language: Language, pages: readonly Page[]): RouteConfigEntry[] {
  const groups = Map.groupBy(pages, ({ areas }) => areas.join('-'))
  return [...groups].flatMap(([areas, group], number) => {
    const entries = group.map(({ entry }) => entry)
    return areas === ''
      ? entries
      : [layout('routes/more-texts.tsx', { id: `${language}.texts${String(number)}` }, entries)]
  })
}

/** The pages of one language. Every language has its own list: a `:lang` parameter would match any word. */
function pagesOf(language: Language): RouteConfigEntry[] {
  const prefix = languagePrefix(language).slice(1)
  const page = (path: string, file: string, id: string): Page => ({
    areas: areasOfPages[path] ?? [],
    entry: route([prefix, path].filter(Boolean).join('/') || '/', file, { id: `${language}.${id}` }),
  })
  return underTexts(language, [
    page('', 'routes/home/home.tsx', 'home'),
    page('projects', 'routes/projects/list/projects.tsx', 'projects'),
    page('projects/queue/:queue', 'routes/projects/house/house.tsx', 'queue'),
    page('projects/queue/:queue/facade', 'routes/projects/house/facade/facade.tsx', 'facade'),
    page('projects/queue/:queue/floors/:floor', 'routes/projects/house/floor/floor.tsx', 'floor'),
    page('projects/queue/:queue/:type', 'routes/projects/house/board/board.tsx', 'board'),
    page('projects/:project', 'routes/projects/project/project.tsx', 'project'),
    page('about', 'routes/about/about.tsx', 'about'),
    page('about/progress', 'routes/about/progress.tsx', 'progress'),
    page('about/:slug', 'routes/about/timeline.tsx', 'timeline'),
    page('properties', 'routes/properties/properties.tsx', 'properties'),
    page('properties/:type', 'routes/properties/listing/listing.tsx', 'listing'),
    page('properties/:type/:slug', 'routes/properties/estate/estate.tsx', 'estate'),
    page('favorites', 'routes/favorites/favorites.tsx', 'favorites'),
    page('favorites/compare', 'routes/favorites/compare.tsx', 'compare'),
    page('contacts', 'routes/contacts/contacts.tsx', 'contacts'),
    page('career', 'routes/career/career.tsx', 'career'),
    page('career/job-for-student', 'routes/career/students.tsx', 'students'),
    page('career/:category', 'routes/career/category.tsx', 'vacancies'),
    page('career/:category/:slug', 'routes/career/vacancy.tsx', 'vacancy'),
    page('purchase-methods', 'routes/purchase/purchase-methods.tsx', 'purchase-methods'),
    page('purchase-methods/mortgage', 'routes/purchase/mortgage.tsx', 'mortgage'),
    page('purchase-methods/installment', 'routes/purchase/installment.tsx', 'installment'),
    page('purchase-methods/payment-100', 'routes/purchase/payment-100.tsx', 'payment-100'),
    page('callback', 'routes/forms/callback.tsx', 'callback'),
    page('question', 'routes/forms/question.tsx', 'question'),
    page('meeting', 'routes/forms/meeting.tsx', 'meeting'),
    page('reserve', 'routes/forms/reserve.tsx', 'reserve'),
    page('contents', 'routes/contents/contents.tsx', 'contents'),
    page('contents/news', 'routes/contents/news/news.tsx', 'news'),
    page('contents/news/:slug', 'routes/contents/news/article.tsx', 'article'),
    page('contents/promo', 'routes/contents/promo/promotions.tsx', 'promotions'),
    page('contents/promo/:slug', 'routes/contents/promo/promotion.tsx', 'promotion'),
    page('contents/subscribe', 'routes/contents/subscribe/subscribe.tsx', 'subscribe'),
    page('contents/subscribe/confirm', 'routes/contents/subscribe/confirm.tsx', 'confirm-subscription'),
    page('contents/subscribe/leave', 'routes/contents/subscribe/leave.tsx', 'leave-subscription'),
    page('test-ui', 'routes/test-ui/test-ui.tsx', 'test-ui'),
    page('*', 'routes/missing/missing.tsx', 'missing'),
  ])
}

export default languages.flatMap(pagesOf) satisfies RouteConfig
