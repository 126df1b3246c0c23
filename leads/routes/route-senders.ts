import { filledAddress, secretNames } from '#domain/secret-names.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { amoCrm } from '../delivery/amocrm.ts'
import { bitrix24 } from '../delivery/bitrix24.ts'
import { macroCrm } from '../delivery/macrocrm.ts'
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
import type { SendLead, SendSummary } from '../delivery/send-lead.ts'
import { telegram } from '../delivery/telegram.ts'
import { webhook } from '../delivery/webhook.ts'
import { carriesPersonal } from './matching.ts'
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
    case 'webhook':
      return alike(
        webhook({
          url: filledAddress(route.url, secrets),
          secret: valueOf(route.secret, secrets),
          now: parts.now,
        }),
      )
    case 'bitrix24': {
      const { item, funnel = null, responsible = null, source = null } = route
      const url = filledAddress(route.url, secrets)
      return alike(bitrix24({ url, item, funnel, responsible, source }, parts))
    }
    case 'amocrm': {
      const { source, text_field: textField, pipeline = null } = route
      const url = filledAddress(route.url, secrets)
      return alike(amoCrm({ url, access: amoCrmAccess(route, secrets), source, textField, pipeline }, parts))
    }
    case 'macrocrm': {
      const { domain, action } = route
      const url = filledAddress(route.url, secrets)
      return alike(macroCrm({ url, domain, secret: valueOf(route.secret, secrets), action }, parts))
    }
    case 'telegram': {
      const { chat, sales_page: page, server } = route
      const settings = {
        token: valueOf(route.token, secrets),
        chat,
        personal: carriesPersonal(route),
        salesPage: page === undefined ? null : filledAddress(page, secrets),
        server: filledAddress(server, secrets),
      }
      return alike(telegram(settings, parts))
    }
  }
}

/** A receiver that is told of one request and of a summary in the same way. */
function alike(send: SendLead & SendSummary): LeadSends {
  return { send, sendSummary: send }
}

function amoCrmAccess({ access }: Extract<Route, { to: 'amocrm' }>, secrets: ReadonlyMap<string, string>) {
  if ('token' in access) return { token: valueOf(access.token, secrets) }
  return {
    clientId: access.client_id,
    clientSecret: valueOf(access.client_secret, secrets),
    redirectUri: access.redirect_uri,
    code: valueOf(access.code, secrets),
  }
}

/** The value of `${NAME}`. */
function valueOf(named: string, secrets: ReadonlyMap<string, string>): string {
  const [name = ''] = secretNames(named)
  return secrets.get(name) ?? ''
}
