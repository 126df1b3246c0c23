import { crmOrigin } from '#database/leads/crm-origin.ts'
import { filledAddress, secretNames } from '#domain/secret-names.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { bitrix24 } from '../delivery/bitrix24.ts'
import { mail, mailSummary } from '../delivery/mail.ts'
import {
  type DeliverySettings,
  type LeadSends,
  leadWay,
  postOf,
  type SenderParts,
  type SendingWay,
  type Senders,
} from '../delivery/senders.ts'
import { webhook } from '../delivery/webhook.ts'
import type { Route, Routes } from './routes-file.ts'
import { withoutPersonal } from './without-personal.ts'

/** The names of the secrets of routes. */
export function secretsIn(routes: Routes): string[] {
  return secretNames(JSON.stringify(routes))
}

/** The ways of routes that can send, and what the others lack, by name. */
export function routeSenders(
  routes: Routes,
  secrets: ReadonlyMap<string, string>,
  settings: DeliverySettings,
  parts: SenderParts,
): { senders: Senders; problems: Readonly<Record<string, string>> } {
  const senders: Record<string, SendingWay> = {}
  const problems: Record<string, string> = {}
  for (const [name, route] of Object.entries(routes)) {
    const sends = sendsOf(route, secrets, settings, parts)
    if (typeof sends === 'string') problems[name] = sends
    else {
      const shown = carriesPersonal(route) ? undefined : withoutPersonal
      senders[name] = leadWay(parts.db, route.to, sends, shown)
    }
  }
  return { senders, problems }
}

function carriesPersonal({ carries }: Route): boolean {
  return carries?.personal !== false
}

/** How a route sends, or what it lacks for that. */
function sendsOf(
  route: Route,
  secrets: ReadonlyMap<string, string>,
  settings: DeliverySettings,
  parts: SenderParts,
): LeadSends | string {
  const missing = secretsIn({ route }).find((name) => !secrets.has(name))
  if (missing !== undefined) {
    return staffText(
      'the secret {name} has no value: write «{name}=…» into secrets.env of DATA_DIR; from the environment come only names that begin with ROUTE_',
      { name: missing },
    )
  }
  switch (route.to) {
    case 'mail': {
      const post = postOf(settings)
      if (post === null) return staffText('there is no mail server: set SMTP_URL')
      const letters = { ...post, to: route.addresses.join(', '), uploads: parts.uploads }
      return { send: mail(letters), sendSummary: mailSummary(letters) }
    }
    case 'webhook': {
      const [secretName = ''] = secretNames(route.secret)
      const secret = secrets.get(secretName) ?? ''
      const send = webhook({ url: filledAddress(route.url, secrets), secret, now: parts.now })
      return { send, sendSummary: send }
    }
    case 'bitrix24': {
      const send = bitrix24({ url: filledAddress(route.url, secrets), origin: () => crmOrigin(parts.db) })
      return { send, sendSummary: send }
    }
  }
}
