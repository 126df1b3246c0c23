import { clickMarks, utmMarks } from '#domain/tracking.ts'
import { keepCampaign } from './keep-campaign.ts'

const names = `${JSON.stringify(utmMarks)},${JSON.stringify(clickMarks)}`

/** Puts the script that keeps the campaign into the head of a rendered page. `nonce` marks it as ours (content-policy.ts). */
export function withCampaignScript(html: string, nonce: string): string {
  const script = `<script nonce="${nonce}">(${keepCampaign.toString()})(${names})</script>`
  return html.replace('</head>', () => `${script}</head>`)
}
