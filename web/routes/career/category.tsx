import './career.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { searchOf } from '#domain/query-values.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { notFoundPage, pageContext } from '../../data/page-context.server.ts'
import { redirectTo } from '../../data/redirect-to.server.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ItemList } from '../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { TextLink } from '../../ui/button.tsx'
import { loadCategory, searchAsked } from './career-data.server.ts'
import { PeopleContact } from './people-contact.tsx'
import { VacancyList } from './vacancy-list.tsx'
import { VacancyTools } from './vacancy-tools.tsx'
import type { Route } from './+types/category.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shown = await loadCategory(pageContext(context).apiClient, params.category)
  if (shown === null) throw notFoundPage(url)
  const search = searchAsked(url)
  if (search !== '')
    throw redirectTo(pages.career(languageOfPath(url.pathname), searchOf([['search', search]])))
  return shown
}

/** The vacancies of one field of work (R34). A search goes over all fields (R161). */
export default function VacancyCategoryPage() {
  const { category, categories, total, vacancies, people } = useLoaderData<typeof loader>()
  const { t, count, language } = useI18n()
  const { title, slug } = category
  const words = { title, vacancies: count(vacancies.length, 'career.count') }
  return (
    <>
      <PageHead
        title={t('career.category.head', { title })}
        description={t('career.category.description', words)}
      />
      <ItemList entries={vacancies.map((vacancy) => pages.vacancy(language, slug, vacancy.slug))} />
      <div className="wrap career-category">
        <PageBreadcrumbs steps={[{ title: t('header.career'), to: pages.career(language) }, { title }]} />
        <h1>{title}</h1>
        <VacancyTools categories={categories} total={total} current={slug} search="" />
        <section aria-labelledby="vacancies">
          <h2 className="visually-hidden" id="vacancies">
            {t('career.vacancies')}
          </h2>
          {vacancies.length > 0 ? (
            <VacancyList vacancies={vacancies} />
          ) : (
            <div className="career-empty">
              <p>{t('career.category.empty')}</p>
              <p>{t('career.category.empty.text')}</p>
              <TextLink to={pages.career(language)}>{t('career.search.reset')}</TextLink>
            </div>
          )}
        </section>
        <PeopleContact people={people} />
      </div>
    </>
  )
}
