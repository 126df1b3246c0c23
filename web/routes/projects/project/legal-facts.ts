import type { Complex } from '#contract/complexes.ts'
import type { Legal } from '#contract/houses.ts'
import { formatDate } from '#domain/dates.ts'
import type { I18n } from '../../../i18n/i18n.tsx'

type Fact = { title: string; value: string }

/** «№ 2/2025 от 24 января 2025»; empty where there is no permit. */
export function permitText({ permit_no, permit_date }: Legal, { t, language }: I18n): string {
  if (permit_no === null) return ''
  return permit_date === null
    ? t('legal.permit.value', { number: permit_no })
    : t('legal.permit.dated', { number: permit_no, date: formatDate(permit_date, language) })
}

export function methodText({ method }: Legal, { t }: I18n): string {
  return method === null ? '' : t(`legal.method.${method}`)
}

/** Whether a house may have the number of a guarantee: no other way to protect the money has one. */
export function hasGuaranteeNumber({ method, guarantee_no }: Legal): boolean {
  return method === null || method === 'guarantee' || guarantee_no !== null
}

/** The builder. */
export function builderFacts({ builder_name, bin }: Legal, { t }: I18n): Fact[] {
  return [
    { title: t('legal.builder'), value: builder_name ?? '' },
    { title: t('legal.bin'), value: bin ?? '' },
  ].filter(({ value }) => value !== '')
}

/** The builder of a project, and its class of housing. */
export function buildingFacts(project: Pick<Complex, 'legal' | 'class'>, i18n: I18n): Fact[] {
  return [...builderFacts(project.legal, i18n), classFact(project, i18n)].filter(({ value }) => value !== '')
}

/** The class of housing in the words of the norm and of the market. */
function classFact({ class: { code, title } }: Pick<Complex, 'class'>, { t }: I18n): Fact {
  return { title: t('legal.class'), value: title === '' ? '' : t('legal.class.value', { code, title }) }
}

/** The legal basis for taking buyers' money for one house. */
export function permitFacts(legal: Legal, i18n: I18n): Fact[] {
  const { t } = i18n
  return [
    { title: t('legal.permit'), value: permitText(legal, i18n) },
    { title: t('legal.method'), value: methodText(legal, i18n) },
    { title: t('legal.guarantee'), value: legal.guarantee_no ?? '' },
  ].filter(({ value }) => value !== '')
}
