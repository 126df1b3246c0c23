import type { Company } from '#contract/dictionaries.ts'
import { Icon } from '../ui/icon.tsx'

const names = { instagram: 'Instagram', youtube: 'YouTube', tiktok: 'TikTok' } as const

/** The company's networks (A25): from the content, so the list may be shorter or empty. Each opens in a tab of its own. */
export function SocialLinks({ networks }: { networks: Company['networks'] }) {
  return networks.map((network) => (
    <a
      key={network.code}
      className="icon-button"
      href={network.url}
      aria-label={names[network.code]}
      target="_blank"
      rel="noopener"
    >
      <Icon name={network.code} />
    </a>
  ))
}
