import './career.css'
import { useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { searchOf } from '#domain/query-values.ts'
import { companyPictures } from '../../data/company-pictures.server.ts'
import { pageContext } from '../../data/page-context.server.ts'
import { useRootData } from '../../data/root-data.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ItemList } from '../../layout/json-ld.tsx'
import { PageBreadcrumbs } from '../../layout/page-breadcrumbs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { buttonClass, TextLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { loadCareer } from './career-data.server.ts'
import { PeopleContact } from './people-contact.tsx'
import { VacancyList } from './vacancy-list.tsx'
import { VacancyTools } from './vacancy-tools.tsx'
import type { Route } from './+types/career.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const [shown, { career, students }] = await Promise.all([
    loadCareer(apiClient, url),
    companyPictures(apiClient),
  ])
  return { ...shown, hero: career, site: students }
}

/** Work in the company: urgent vacancies, all vacancies by field, a search through them, students (R32). */
export default function Career() {
  const { search, categories, total, cities, isUnread, vacancies, burning, people, hero, site } =
    useLoaderData<typeof loader>()
  const { t, count, language } = useI18n()
  const places = { vacancies: count(total ?? -1, 'career.count'), cities: cities.join(', ') }
  const isPlaced = cities.length > 0
  const isSearch = search !== ''
  const isNamed = useRootData()?.company.name !== ''
  const found = { search, vacancies: count(vacancies.length, 'career.count') }
  return (
    <>
      <PageHead
        title={isSearch ? t('career.search.title', { search }) : t('career.head')}
        description={
          total === null
            ? t('career.head')
            : t(
                total === 0
                  ? 'career.lead.none'
                  : isPlaced
                    ? 'career.description'
                    : 'career.description.plain',
                places,
              )
        }
        search={() => searchOf([['search', isSearch ? search : null]])}
        image={hero}
        hidden={isSearch}
      />
      {!isSearch && (
        <ItemList
          entries={vacancies.map(({ category, slug }) => pages.vacancy(language, category.slug, slug))}
        />
      )}
      <div className="wrap career-head">
        <PageBreadcrumbs steps={[{ title: t('header.career') }]} />
        <h1>{t(isNamed ? 'career.title' : 'career.head')}</h1>
        {total !== null && (
          <p className="lead">
            {t(total === 0 ? 'career.lead.none' : isPlaced ? 'career.lead' : 'career.lead.plain', places)}
          </p>
        )}
      </div>
      {hero !== null && (
        <div className="career-picture">
          <Picture picture={hero} focus={hero.focus} sizes="100vw" eager alt="" />
        </div>
      )}
      {burning.length > 0 && (
        <section className="section career-burning wrap" aria-labelledby="burning">
          <h2 id="burning">{t('career.burning')}</h2>
          <VacancyList vacancies={burning} urgent />
        </section>
      )}
      <section className="section wrap" aria-labelledby="vacancies" id="list">
        <h2 className="career-list-title" id="vacancies">
          {t('career.vacancies')}
        </h2>
        <VacancyTools categories={categories} total={total} current={isSearch ? null : ''} search={search} />
        {isUnread && <p>{t('listing.unread')}</p>}
        {isSearch && !isUnread && (
          <output className="career-found">
            {t(vacancies.length === 0 ? 'career.search.none' : 'career.search.found', found)}
          </output>
        )}
        {vacancies.length > 0 && <VacancyList vacancies={vacancies} />}
        {isSearch && (
          <p className="career-on">
            <TextLink to={pages.career(language)}>{t('career.search.reset')}</TextLink>
          </p>
        )}
        <PeopleContact people={people} />
      </section>
      <section className="section section-mist" aria-labelledby="students">
        <div className="wrap career-students">
          {site !== null && (
            <div className="career-students-picture">
              <Picture picture={site} focus={site.focus} sizes="(width < 960px) 100vw, 55vw" />
            </div>
          )}
          <div>
            <h2 id="students">{t('career.students.title')}</h2>
            <p className="lead">{t('career.students.lead')}</p>
            <Link className={buttonClass()} to={pages.students(language)}>
              {t('career.students.more')}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}
