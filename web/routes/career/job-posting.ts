import { isKnownId } from '#contract/known-id.ts'
import type { Vacancy } from '#contract/vacancies.ts'
import type { Employment } from '#domain/vacancy-codes.ts'
import { isEmployment } from '#domain/vacancy-codes.ts'
import type { RootData } from '../../data/root-data.ts'
import type { I18n } from '../../i18n/i18n.tsx'
import type { JsonLdObject } from '../../layout/json-ld.tsx'

/** Our words for the week in those of schema.org. Shifts fill a week too. */
const employmentTypes: Readonly<Record<Employment, string>> = {
  full: 'FULL_TIME',
  part: 'PART_TIME',
  shift: 'FULL_TIME',
  internship: 'INTERN',
}

/**
 * A vacancy as the search engines for work read it: https://schema.org/JobPosting. Null where a field that they require
 * is not known.
 */
export function jobPosting(
  vacancy: Vacancy,
  { publicUrl, company }: Pick<RootData, 'publicUrl' | 'company'>,
  { t }: I18n,
): JsonLdObject | null {
  const { id, title, city, employment, published_at, salary_from: from, salary_to: to } = vacancy
  const parts = (['duties', 'requirements', 'conditions'] as const)
    .filter((part) => vacancy[`${part}_html`] !== '')
    .map((part) => `<h3>${t(`career.${part}`)}</h3>${vacancy[`${part}_html`]}`)
  if (title === '' || parts.length === 0 || published_at === '' || company.name === '' || city.name === '')
    return null
  return {
    '@type': 'JobPosting',
    title,
    description: parts.join(''),
    ...(isKnownId(id) && {
      identifier: { '@type': 'PropertyValue', name: company.name, value: String(id) },
    }),
    datePosted: published_at.slice(0, 10),
    directApply: true,
    ...(isEmployment(employment) && { employmentType: employmentTypes[employment] }),
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${publicUrl}/#company`,
      name: company.name,
      url: `${publicUrl}/`,
      sameAs: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city.name, addressCountry: 'KZ' },
    },
    ...((from !== null || to !== null) && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'KZT',
        value: {
          '@type': 'QuantitativeValue',
          unitText: 'MONTH',
          ...(from !== null && { minValue: from }),
          ...(to !== null && { maxValue: to }),
        },
      },
    }),
  }
}
