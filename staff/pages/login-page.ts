import { html } from 'hono/html'
import { staffAddresses } from '#contract/staff-addresses.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { field } from './field.ts'
import { type Html, notice, page } from './layout.ts'

type LoginPage = {
  /** The page that was asked for, one of ours. */
  next: string
  /** Why a try failed. */
  problem?: string
  /** What was typed in that try. */
  name?: string
}

export function loginPage({ next, problem, name = '' }: LoginPage): Html {
  const body = html`${notice(problem ?? null)}
    <form class="sheet login" method="post" action="${staffAddresses.login}">
      <input type="hidden" name="next" value="${next}" />
      ${field(
        staffText('User name'),
        html`<input
          name="name"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          maxlength="64"
          value="${name.slice(0, 64)}"
          required
        />`,
      )}
      ${field(
        staffText('Password'),
        html`<input
          name="password"
          type="password"
          autocomplete="current-password"
          maxlength="128"
          required
        />`,
      )}
      <button>${staffText('Enter')}</button>
    </form>`
  return page({ title: staffText('Log in'), body })
}

/**
 * The answer to whoever comes from a page of another site: the browser keeps the cookie back then, and sends it when
 * this page opens the same address once more.
 */
export function knockPage(address: string): Html {
  const body = html`<p class="more"><a href="${address}">${staffText('Go on')}</a></p>`
  return page({ title: staffText('One moment …'), goOn: address, body })
}
