import './answers.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { answerTopics } from '#domain/answer-words.ts'
import { searchOf } from '#domain/query-values.ts'
import { ContractSampleLinks } from '../../blocks/contract/contract-sample.tsx'
import { ReviewList } from '../../blocks/reviews/review-list.tsx'
import { notFoundPage, pageContext } from '../../data/page-context.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { JsonLd } from '../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { ChipLinks } from '../../ui/chip-links.tsx'
import { loadAnswers } from './answers-data.server.ts'
import { AnswerText } from './answer-text.tsx'
import type { Route } from './+types/answers.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const found = await loadAnswers(pageContext(context).apiClient, url)
  if (found === null) throw notFoundPage(url)
  return found
}

/** What buyers ask, by topic, and a search through it: a plain form that needs no script (R840). */
export default function Answers() {
  const { search, topic, topics, answers, reviews, sample, isUnread } = useLoaderData<typeof loader>()
  const { t, count, language } = useI18n()
  const isSearch = search !== ''
  const title = topic === null ? t('answers.title') : `${t('answers.title')}: ${t(`answers.topic.${topic}`)}`
  const all = topics.reduce((sum, each) => sum + each.count, 0)
  const found = [
    answers.length === 0 ? '' : count(answers.length, 'answers.count'),
    reviews.length === 0 ? '' : count(reviews.length, 'answers.reviews.count'),
  ].filter(Boolean)
  const byTopic = (asked: string | null) => pages.answers(language, searchOf([['topic', asked]]))
  return (
    <>
      <PageHead
        title={isSearch ? t('answers.found.title', { search }) : title}
        description={t('answers.description')}
        search={() => searchOf([['topic', topic]])}
        hidden={isSearch || all === 0}
      />
      {!isSearch && answers.length > 0 && (
        <JsonLd
          data={{
            '@type': 'FAQPage',
            mainEntity: answers.map(({ question, answer_html }) => ({
              '@type': 'Question',
              name: question,
              acceptedAnswer: { '@type': 'Answer', text: answer_html },
            })),
          }}
        />
      )}
      <div className="wrap answers-page">
        <PageBreadcrumbs steps={[{ title: t('answers.title') }]} />
        <h1>{title}</h1>
        <p className="lead answers-lead">{t('answers.lead')}</p>
        <search>
          <form className="answers-search" action={pages.answers(language)}>
            <input
              key={search}
              className="input"
              type="search"
              name="search"
              maxLength={200}
              aria-label={t('answers.search')}
              placeholder={t('answers.search')}
              defaultValue={search}
              enterKeyHint="search"
            />
            <Button type="submit" look="outlined">
              {t('answers.search.submit')}
            </Button>
          </form>
        </search>
        {topics.length > 1 && (
          <ChipLinks
            label={t('answers.topics')}
            chips={[
              {
                title: t('answers.all'),
                to: byTopic(null),
                count: all,
                current: !isSearch && topic === null,
              },
              ...topics.map(({ code, count: own }) => ({
                title: t(`answers.topic.${code}`),
                to: byTopic(code),
                count: own,
                current: code === topic,
              })),
            ]}
          />
        )}
        {isSearch && (
          <output className="answers-found">
            {t(found.length === 0 ? 'answers.found.none' : 'answers.found', {
              search,
              answers: found.join(', '),
            })}
          </output>
        )}
        {answers.length === 0 && !isSearch && (
          <p className="lead">{t(isUnread ? 'listing.unread' : 'answers.none')}</p>
        )}
        {answerTopics.map((code) => {
          const own = answers.filter((answer) => answer.topic === code)
          if (own.length === 0) return null
          return (
            <section className="answers-topic" key={code} aria-labelledby={`topic-${code}`}>
              <h2 id={`topic-${code}`}>{t(`answers.topic.${code}`)}</h2>
              <div>
                {code === 'contract' && sample !== null && <ContractSampleLinks sample={sample} />}
                {own.map((answer) => (
                  <AnswerText key={answer.id} answer={answer} />
                ))}
              </div>
            </section>
          )
        })}
        {reviews.length > 0 && (
          <section className="answers-topic" aria-labelledby="reviews">
            <h2 id="reviews">{t('answers.reviews')}</h2>
            <ReviewList reviews={reviews} />
          </section>
        )}
        <p className="answers-on">
          {isSearch && <TextLink to={pages.answers(language)}>{t('answers.all.link')}</TextLink>}
          <TextLink to={pages.question(language)}>{t('answers.ask')}</TextLink>
        </p>
      </div>
    </>
  )
}
