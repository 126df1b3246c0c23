import { staffText } from '#domain/staff/staff-text.ts'

/** That requests go nowhere, and what to set. */
export function noWay(): string {
  return staffText(
    'No way to staff is on. Set SMTP_URL and LEADS_EMAIL, LEADS_WEBHOOK_URL and LEADS_WEBHOOK_SECRET, or BITRIX24_WEBHOOK_URL.',
  )
}
