import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Whether a page that stays where it is was asked for its data again. A form that is sent says that it is not. */
export function isRenewal({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

/** Whether an address is one of another page than the present one, not of the same page about another thing. */
export function isOtherPage(change: ShouldRevalidateFunctionArgs): boolean {
  return shapeOf(change.currentUrl, change.currentParams) !== shapeOf(change.nextUrl, change.nextParams)
}

/** A page's path as the list of pages has it, as far as it can be seen from an address and its parameters. */
function shapeOf({ pathname }: URL, params: ShouldRevalidateFunctionArgs['currentParams']): string {
  const values = Object.values(params)
  const segments = pathname.split('/').map((segment) => (values.includes(segment) ? ':' : segment))
  return [...segments, ...Object.keys(params)].join('/')
}

/** For a page that answers its query in the browser, all but these keys: only they ask for its data again. */
export function revalidateFor(...keys: readonly string[]) {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean => {
    const isQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    const differs = (key: string) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key)
    return isQuery ? keys.some(differs) : defaultShouldRevalidate
  }
}
