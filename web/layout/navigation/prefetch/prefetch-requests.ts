import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A page's route among those above it, as the router matches an address. */
type Match = {
  params: ShouldRevalidateFunctionArgs['currentParams']
  route: { id: string; shouldRevalidate?: (args: ShouldRevalidateFunctionArgs) => boolean }
}

/** The data of the router and of its list of pages that name a page's files. They are only read. */
export type Router = {
  match(page: string): readonly Match[] | null
  state: {
    location: { pathname: string; search: string }
    matches: readonly Match[]
    loaderData: Readonly<Record<string, unknown>>
  }
}
type Files = { module: string; imports?: readonly string[]; css?: readonly string[]; hasLoader: boolean }
export type PageFiles = Readonly<Record<string, Files | undefined>>

/** The requests before a page can be shown: the address of its data, and the files of its code and styles. */
export type Needs = { data: string | null; files: readonly string[] }

/**
 * The router's requests when a page opens from the present one. The address of the data must be the
 * router's own to the letter (its `singleFetchUrl` and `_routes`), or nothing would have been fetched ahead.
 *
 * @param page path and query of another page
 * @param loaded ids of routes whose code is there
 */
export function prefetchRequests(
  page: string,
  { match, state }: Router,
  routes: PageFiles,
  loaded: readonly string[],
): Needs {
  const matches = match(page) ?? []
  const url = new URL(page, 'http://site')
  const current = new URL(state.location.pathname + state.location.search, url)
  const isRenewed = ({ route, params }: Match, index: number): boolean => {
    const isNew = state.matches[index]?.route.id !== route.id || !(route.id in state.loaderData)
    const args = {
      currentUrl: current,
      currentParams: state.matches[0]?.params ?? {},
      nextUrl: url,
      nextParams: params,
      defaultShouldRevalidate: true,
    }
    return isNew || (route.shouldRevalidate?.(args) ?? true)
  }
  const withData = matches.filter(({ route }) => routes[route.id]?.hasLoader === true)
  const renewed = matches.filter((each, index) => withData.includes(each) && isRenewed(each, index))
  if (renewed.length < withData.length)
    url.searchParams.set('_routes', renewed.map(({ route }) => route.id).join(','))
  const path = url.pathname.endsWith('/') ? `${url.pathname}_` : url.pathname
  const there = new Set(loaded.flatMap((id) => filesOf(routes[id])))
  const files = matches.flatMap(({ route }) => filesOf(routes[route.id])).filter((file) => !there.has(file))
  return {
    data: renewed.length === 0 ? null : `${path}.data${url.search}`,
    files: [...new Set(files)],
  }
}

function filesOf(route: Files | undefined): string[] {
  if (route === undefined) return []
  const { module, imports = [], css = [] } = route
  // The bundler marks some styles with a `#`, which is not part of a file's address.
  return [module, ...imports, ...css].map((file) => file.replace(/#.*/, ''))
}
