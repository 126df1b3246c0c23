import type { AnchorHTMLAttributes, Ref } from 'react'
import { Link as RouterLink } from 'react-router'
import { isPlainAddress } from './plain-address.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  preventScrollReset?: boolean | undefined
  replace?: boolean | undefined
  reloadDocument?: boolean | undefined
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link to a page of this site. The server writes it as it stands: the router would look up its own place for each of
 * the hundred links of a page. The browser knows all pages from the start, so no link has to make it discover one.
 */
export function Link({
  to,
  children,
  preventScrollReset,
  replace,
  reloadDocument,
  ...attributes
}: LinkProps) {
  if (import.meta.env.SSR && isPlainAddress(to)) {
    return (
      <a {...attributes} href={to}>
        {children}
      </a>
    )
  }
  return (
    <RouterLink
      {...attributes}
      to={to}
      discover="none"
      {...(preventScrollReset !== undefined && { preventScrollReset })}
      {...(replace !== undefined && { replace })}
      {...(reloadDocument !== undefined && { reloadDocument })}
    >
      {children}
    </RouterLink>
  )
}
