import { pages } from '#contract/pages.ts'
import type { RootData } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { type ErrorKind, errorTitles, ErrorView } from './error-view.tsx'
import { errorWays } from './navigation.ts'
import { PageHead } from './page-head.tsx'

/** The error message, and four ways on, inside the frame of the site (R103–R105). */
export function ErrorScreen({ kind, root }: { kind: ErrorKind; root: RootData }) {
  const { t, count, number, language } = useI18n()
  const missing = kind === 'not_found'
  const flats = root.categories.find(({ code }) => code === 'flat')
  const notes: Readonly<Partial<Record<string, string>>> = {
    // None are known where the back end is away: no number is better than 0.
    ...(root.projects.length > 0 && {
      'error.projects': count(root.projects.length, 'home.facts.projects.value'),
    }),
    ...(flats &&
      flats.estates_count >= 0 && { 'error.flats': count(flats.estates_count, 'category.flat.count') }),
  }
  return (
    <>
      <PageHead
        title={t(missing ? 'error.not_found.head' : errorTitles[kind])}
        description={t(`error.${kind}.description`)}
        // Kept for every address, it names none (R383).
        partOf={pages.home(language)}
        hidden
      />
      <ErrorView
        title={t(errorTitles[kind])}
        text={t(`error.${kind}.text`)}
        label={t('error.ways')}
        ways={errorWays(language)
          .filter(({ title }) => title !== 'error.flats' || !root.absent.includes('flat'))
          .map(({ title, to }) => ({ title: t(title), to, note: notes[title] }))}
        picture={t(missing ? 'error.image' : 'error.image.some')}
        {...(missing
          ? { measure: t('error.image.measure', { value: number(4.04, 2) }) }
          : { again: t('error.reload'), isKept: kind === 'busy' })}
      />
    </>
  )
}
