import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'
import { isPlainAddress } from './plain-address.ts'

type LinkProps = Omit<
  RouterLinkProps,
  | 'to'
  | 'discover'
  | 'prefetch'
  | 'relative'
  | 'state'
  | 'mask'
  | 'viewTransition'
  | 'defaultShouldRevalidate'
> & { to: string }

/**
 * A link to a page of this site. The server writes it as it stands: the router would look up its own place for each of
 * the hundred links of a page. The browser knows all pages from the start, so no link has to make it discover one.
 */
export function Link(props: LinkProps) {
  if (import.meta.env.SSR && isPlainAddress(props.to)) {
    const {
      to,
      children,
      preventScrollReset: _stays,
      replace: _replaces,
      reloadDocument: _loads,
      ...own
    } = props
    return (
      <a {...own} href={to}>
        {children}
      </a>
    )
  }
  return <RouterLink {...props} discover="none" />
}
