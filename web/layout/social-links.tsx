import type { Company } from '#contract/dictionaries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Icon } from '../ui/icon.tsx'

/** The first three networks of the company (A25); it may have fewer or none. Each opens in a tab of its own. */
export function SocialLinks({ networks }: { networks: Company['networks'] }) {
  const { t } = useI18n()
  return networks.slice(0, 3).map((network) => (
    <a
      key={network.code}
      className="icon-button"
      href={network.url}
      aria-label={t(`network.${network.code}`)}
      target="_blank"
      rel="noopener"
    >
      <Icon name={network.code} />
    </a>
  ))
}
