import type { ArticleCard } from '#contract/articles.ts'
import { type Address, pages } from '#contract/pages.ts'
import type { Language } from '#domain/languages.ts'
import { wholeAddress } from './addresses.ts'
import { element, xmlText } from './xml-text.ts'

type NewsRss = {
  language: Language
  /** Origin of the site, of which all addresses are made. */
  publicUrl: string
  title: string
  description: string
  /** The newest first. */
  articles: readonly ArticleCard[]
  /** The name of an article's category. */
  categoryTitle: (code: string) => string
}

/** The newest news as RSS 2.0, with the channel's own address as the RSS Advisory Board advises. */
export function newsRss(news: NewsRss): string {
  const { language, publicUrl, title, description, articles } = news
  const whole = (address: Address) => wholeAddress(address, publicUrl)
  const [newest] = articles
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', whole(pages.contents(language))),
    element('description', description),
    element('language', language),
    element('lastBuildDate', newest === undefined ? null : moment(newest)),
    `<atom:link href="${xmlText(whole(pages.rss(language)))}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => item(article, news, whole(pages.article(language, article.slug)))),
    '</channel>',
    '</rss>\n',
  ].join('\n')
}

/** One article; its address never changes, so it is its name too. */
function item(article: ArticleCard, { categoryTitle }: NewsRss, url: string): string {
  const { title, lead, category } = article
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('guid', url),
    element('description', lead),
    element('category', categoryTitle(category)),
    element('pubDate', moment(article)),
    '</item>',
  ].join('')
}

/** A moment as RSS writes it (RFC 822 with a year of four digits). */
function moment({ published_at }: ArticleCard): string {
  return new Date(published_at).toUTCString()
}
