import { clickMarks, utmMarks } from '#domain/tracking.ts'
import { keepCampaign } from './keep-campaign.ts'

const names = `${JSON.stringify(utmMarks)},${JSON.stringify(clickMarks)}`

/** Puts the script that keeps the campaign at the end of the head of a rendered page. `nonce` marks it as ours (content-policy.ts). */
export function withCampaignScript(head: string, nonce: string): string {
  const script = `<script nonce="${nonce}">(${keepCampaign.toString()})(${names})</script>`
  return head.replace('</head>', () => `${script}</head>`)
}
