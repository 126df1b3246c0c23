import './career.css'
import { useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import { companyPictures } from '../../data/company-pictures.server.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ApplicationSent, OtherVacancies } from './application-sent.tsx'
import { loadStudents } from './career-data.server.ts'
import { PeopleContact } from './people-contact.tsx'
import { StudentForm } from './student-form.tsx'
import { VacancyList } from './vacancy-list.tsx'
import type { Route } from './+types/students.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const [shown, pictures] = await Promise.all([loadStudents(apiClient, url), companyPictures(apiClient)])
  return {
    ...shown,
    hero: pictures.students,
    sent: sentMessage({ context, url }) !== null,
    today: dayInKazakhstan(new Date()),
  }
}

export function action(post: Route.ActionArgs) {
  return takeForm(post, { form: 'student', page: (language) => pages.students(language) })
}

/** Work and placements for students: the places, how one is chosen, the application (R33). */
export default function Students() {
  const { vacancies, chosen, people, hero, sent, today } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const { t, count, language } = useI18n()
  const isOpen = vacancies !== null && vacancies.length > 0
  const description = isOpen
    ? t('career.students.description', { vacancies: count(vacancies.length, 'career.count') })
    : t('career.students.description.plain')
  if (sent) {
    return <ApplicationSent form="student" description={description} />
  }
  const steps = ['form', 'answer', 'talk'] as const
  return (
    <>
      <PageHead title={t('career.students.head')} description={description} image={hero} />
      <div className="wrap career-head">
        <PageBreadcrumbs
          steps={[
            { title: t('header.career'), to: pages.career(language) },
            { title: t('career.students.title') },
          ]}
        />
        <h1>{t('career.students.title')}</h1>
        <p className="lead">{t('career.students.lead')}</p>
      </div>
      {hero !== null && (
        <div className="career-picture">
          <Picture picture={hero} focus={hero.focus} sizes="100vw" eager alt="" />
        </div>
      )}
      {vacancies !== null && (
        <section className="section wrap" aria-labelledby="places">
          <h2 className="career-list-title" id="places">
            {t('career.students.open')}
          </h2>
          {isOpen ? <VacancyList vacancies={vacancies} /> : <p>{t('career.students.none')}</p>}
        </section>
      )}
      <section className="section section-mist" aria-labelledby="apply">
        <div className="wrap student-columns">
          <div>
            <h2 id="steps">{t('career.students.steps')}</h2>
            <ol className="student-steps" aria-labelledby="steps">
              {steps.map((step) => (
                <li key={step}>
                  <h3>{t(`career.students.step.${step}`)}</h3>
                  <p>{t(`career.students.step.${step}.text`)}</p>
                </li>
              ))}
            </ol>
            <PeopleContact people={people} />
          </div>
          <div className="student-apply">
            <h2 id="apply">{t('student.title')}</h2>
            <StudentForm
              action={pages.students(language)}
              vacancies={vacancies ?? []}
              chosen={chosen}
              today={today}
              refused={refused}
              wayOn={<OtherVacancies />}
            />
          </div>
        </div>
      </section>
    </>
  )
}
