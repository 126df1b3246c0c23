import './career.css'
import { useActionData, useLoaderData } from 'react-router'
import { isKnownId } from '#contract/known-id.ts'
import { pages } from '#contract/pages.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { orNotFound, pageContext } from '../../data/page-context.server.ts'
import { useRootData } from '../../data/root-data.ts'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { JsonLd } from '../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ApplicationForm } from './application-form.tsx'
import { ApplicationSent, OtherVacancies } from './application-sent.tsx'
import { loadVacancy } from './career-data.server.ts'
import { salaryText, vacancyFacts } from './career-words.ts'
import { jobPosting } from './job-posting.ts'
import { PeopleContact } from './people-contact.tsx'
import { StudentForm } from './student-form.tsx'
import { VacancyList } from './vacancy-list.tsx'
import type { Route } from './+types/vacancy.ts'
import { redirectTo } from '../../data/redirect-to.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shown = await orNotFound(url, loadVacancy(pageContext(context).apiClient, params.slug))
  const { category, slug } = shown.vacancy
  // A vacancy that has gone over to another field is still the same one.
  if (category.slug !== params.category) {
    throw redirectTo(pages.vacancy(languageOfPath(url.pathname), category.slug, slug), 301)
  }
  return { ...shown, sent: sentMessage({ context, url }) !== null, today: dayInKazakhstan(new Date()) }
}

export function action(post: Route.ActionArgs) {
  const { category, slug } = post.params
  return takeForm(post, {
    // Only the form for students asks where they study.
    form: (fields) => ('university' in fields ? 'student' : 'application'),
    page: (language) => pages.vacancy(language, category, slug),
  })
}

/** One vacancy: its description, its terms, and the application for it (R35); one for students has theirs (A31). */
export default function VacancyPage() {
  const { vacancy, others, people, sent, today } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const i18n = useI18n()
  const root = useRootData()
  const { t, language } = i18n
  const { id, title, category, city, slug, is_burning, is_student } = vacancy
  const here = pages.vacancy(language, category.slug, slug)
  const parts = (['duties', 'requirements', 'conditions'] as const).filter(
    (part) => vacancy[`${part}_html`] !== '',
  )
  const salary = salaryText(vacancy, i18n)
  const words = { title, city: city.name, salary: salary || t('career.salary.none') }
  const description = city.name === '' ? '' : t('career.vacancy.description', words)
  const posting = root === undefined ? null : jobPosting(vacancy, root, i18n)
  const form = is_student ? 'student' : 'application'
  if (sent) return <ApplicationSent form={form} description={description} />
  const place = {
    action: here,
    refused,
    // Another server may know the vacancy by its slug alone (A41).
    about: isKnownId(id) ? { vacancy_id: id } : { vacancy: slug },
    wayOn: <OtherVacancies />,
  }
  return (
    <>
      <PageHead
        title={city.name === '' ? title : t('career.vacancy.head', words)}
        description={description}
      />
      {posting !== null && <JsonLd data={posting} />}
      <div className="wrap vacancy-page">
        <PageBreadcrumbs
          steps={[
            { title: t('header.career'), to: pages.career(language) },
            ...(category.title === ''
              ? []
              : [{ title: category.title, to: pages.vacancies(language, category.slug) }]),
            { title },
          ]}
        />
        <div className="vacancy-head">
          {is_burning && <Tag look="zhosa">{t('career.burning.tag')}</Tag>}
          <h1>{title}</h1>
          <p className="vacancy-pay figures">
            {words.salary}
            {salary !== '' && <small>{t('career.salary.note')}</small>}
          </p>
        </div>
        <div className="vacancy-columns">
          <div className="vacancy-text">
            <dl className="vacancy-facts">
              {vacancyFacts(vacancy, i18n).map((fact) => (
                <div key={fact.title}>
                  <dt>{fact.title}</dt>
                  <dd className="figures">{fact.value}</dd>
                </div>
              ))}
            </dl>
            {parts.map((part) => (
              <section key={part}>
                <h2>{t(`career.${part}`)}</h2>
                <RichText html={vacancy[`${part}_html`]} />
              </section>
            ))}
          </div>
          <section className="vacancy-apply" aria-labelledby="apply">
            <h2 id="apply">{t(`${form}.title`)}</h2>
            <p>{t('application.lead')}</p>
            {is_student ? <StudentForm {...place} today={today} /> : <ApplicationForm {...place} />}
          </section>
        </div>
        <PeopleContact people={people} />
        {others.length > 0 && (
          <section className="vacancy-others" aria-labelledby="others">
            <h2 id="others">{t('career.others')}</h2>
            <VacancyList vacancies={others} />
          </section>
        )}
      </div>
    </>
  )
}
