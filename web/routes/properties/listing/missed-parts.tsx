import { useI18n } from '../../../i18n/i18n.tsx'

/** The parts of the visitor's sentence that no filter says. */
export function MissedParts({ parts }: { parts: readonly string[] }) {
  const { t } = useI18n()
  if (parts.length === 0) return null
  return (
    <p className="listing-missed">
      {t('find.missed', { parts: parts.map((part) => `«${part}»`).join(', ') })}
    </p>
  )
}
