import type { VacancyCard } from '#contract/vacancies.ts'
import { formatDate } from '#domain/dates.ts'
import { isEmployment, isExperience } from '#domain/vacancy-codes.ts'
import type { I18n } from '../../i18n/i18n.tsx'

type Salary = Pick<VacancyCard, 'salary_from' | 'salary_to'>

/** «от 350,000 ₸», «1,200,000–1,600,000 ₸», «180,000 ₸»; empty where none is named. */
export function salaryText({ salary_from: from, salary_to: to }: Salary, { t, price, whole }: I18n): string {
  if (from !== null && to !== null) return from === to ? price(to) : `${whole(from)}–${price(to)}`
  if (from !== null) return t('common.from', { value: price(from) })
  return to === null ? '' : t('career.salary.to', { value: price(to) })
}

/** The known facts of a vacancy by name. Codes without a word on the site are left out. */
export function vacancyFacts(vacancy: VacancyCard, { t, language }: I18n) {
  const { city, category, employment, experience, published_at } = vacancy
  return [
    { title: t('career.city'), value: city.name },
    { title: t('career.category'), value: category.title },
    {
      title: t('career.employment'),
      value: isEmployment(employment) ? t(`career.employment.${employment}`) : '',
    },
    {
      title: t('career.experience'),
      value: isExperience(experience) ? t(`career.experience.${experience}`) : '',
    },
    { title: t('career.published'), value: formatDate(published_at.slice(0, 10), language) },
  ].filter(({ value }) => value !== '')
}
