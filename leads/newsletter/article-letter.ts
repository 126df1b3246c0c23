import { pages } from '#contract/pages.ts'
import type { Article } from '#contract/articles.ts'
import { boundWords } from '#domain/bound-words.ts'
import type { Language } from '#domain/languages.ts'
import type { Texts } from '#texts/texts.ts'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { oneLine } from '../delivery/lead-lines.ts'
import { letterBody, letterPicture } from './letter-body.ts'
import { letterHtml } from './letter-html.ts'

/** A letter without its reader: what all who read one language get. */
export type ArticleLetter = {
  language: Language
  subject: string
  /** For a reader with this link to leave. */
  text(leave: string): string
  html(leave: string): string
}

type Site = { publicUrl: string; texts: Texts; company: string }

/** An article as a letter in one language: the whole text with pictures, a link to the page, and a link to leave. */
export function articleLetter(
  article: Pick<Article, 'slug' | 'title' | 'lead' | 'cover' | 'body_html'>,
  language: Language,
  { publicUrl, texts, company }: Site,
): ArticleLetter {
  const site = publicUrl.replace(/^https?:\/\//, '')
  const reason = texts['newsletter.reason'].replaceAll('{site}', site)
  const address = publicUrl + pages.article(language, article.slug)
  const body = letterBody(article.body_html, language, publicUrl)
  const { cover } = article
  const picture =
    cover === null ? null : letterPicture({ src: cover.src, srcSet: cover.srcset, alt: cover.alt }, publicUrl)
  const words = { read: texts['newsletter.read'], leave: texts['newsletter.leave'], reason }
  return {
    language,
    subject: oneLine(article.title),
    text: (leave) =>
      [
        company,
        article.title,
        article.lead,
        body.text,
        `${words.read}: ${address}`,
        `--\n${reason}\n${words.leave}: ${leave}`,
      ].join('\n\n'),
    html: (leave) =>
      letterHtml({
        language,
        company,
        title: boundWords(article.title, language),
        lead: boundWords(article.lead, language),
        picture:
          picture === null
            ? ''
            : unified()
                .use(rehypeStringify)
                .stringify({ type: 'root', children: [picture] }),
        body: body.html,
        words,
        links: { site: publicUrl + pages.home(language), article: address, leave },
      }),
  }
}
