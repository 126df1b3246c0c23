import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Whether a page that stays where it is was asked for its data again. A form that is sent says that it is not. */
export function isRenewal({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

/** For a page that answers its query in the browser, all but these keys: only they ask for its data again. */
export function revalidateFor(...keys: readonly string[]) {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    const isQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    const differs = (key: string) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key)
    return isQuery ? keys.some(differs) : defaultShouldRevalidate
  }
}
