import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { ChipLinks } from '../../ui/chip-links.tsx'

type ProjectChipsProps = {
  projects: readonly { slug: string; name: string }[]
  /** The slug of a project; null: all of them. */
  current: string | null
}

/** The projects that have a diary. Everything about one of them is its own page. */
export function ProjectChips({ projects, current }: ProjectChipsProps) {
  const { t, language } = useI18n()
  const all = { title: t('projects.all'), to: pages.progress(language), current: current === null }
  const each = projects.map(({ slug, name }) => ({
    title: name,
    to: pages.timeline(language, slug),
    current: slug === current,
  }))
  return <ChipLinks label={t('projects.title')} chips={[all, ...each]} />
}
