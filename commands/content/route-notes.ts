import { secretNames, shortestSecret } from '#domain/secret-names.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { secretsIn } from '#leads/routes/route-senders.ts'
import type { Route, Routes } from '#leads/routes/routes-file.ts'
import { secretsFor } from '#server/bootstrap/ways.ts'
import type { Env } from '#server/env.ts'

/**
 * How many routes `leads.yaml` has and, a line each, what they lack on this machine: values of secrets, a mail server, a
 * secret that nobody guesses. Requests for such a route are taken and wait (R783), so nothing is refused for it.
 */
export async function routeNotes(
  routes: Routes | null,
  env: Pick<Env, 'DATA_DIR' | 'ROUTE_SECRETS' | 'SMTP_URL'>,
): Promise<string[]> {
  if (routes === null) return []
  const { values, fault } = await secretsFor(secretsIn(routes), env)
  const names = Object.entries(routes).map(([name, { to }]) => `${name} (${to})`)
  const lacks = Object.entries(routes).flatMap(([name, route]) =>
    lacksOf(route, values, { fault, hasMail: env.SMTP_URL !== null }).map((what) => `${name}: ${what}`),
  )
  return [
    staffText('routes ({count}): {names}', { count: names.length, names: names.join(', ') }),
    ...(fault === null ? [] : [fault]),
    ...lacks,
  ].map((line) => `leads.yaml: ${line}`)
}

function lacksOf(
  route: Route,
  values: ReadonlyMap<string, string>,
  { fault, hasMail }: { fault: string | null; hasMail: boolean },
): string[] {
  if (route.to === 'mail') return hasMail ? [] : [staffText('there is no mail server: set SMTP_URL')]
  // What the file of secrets has is not known then.
  const missing = fault === null ? secretsIn({ route }).filter((name) => !values.has(name)) : []
  return [
    ...missing.map((name) =>
      staffText(
        'the secret {name} has no value: write «{name}=…» into secrets.env of DATA_DIR; from the environment come only names that begin with ROUTE_',
        { name },
      ),
    ),
    ...(route.to === 'webhook' ? shortSecret(route.secret, values) : []),
  ]
}

function shortSecret(secret: string, values: ReadonlyMap<string, string>): string[] {
  return secretNames(secret)
    .filter((name) => (values.get(name) ?? '').length < shortestSecret && values.has(name))
    .map((name) =>
      staffText(
        'the secret {name} is short, and who guesses it can sign requests as this site does: take a random text of at least {least} characters',
        { name, least: shortestSecret },
      ),
    )
}
