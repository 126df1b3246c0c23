type Route = { readonly method: string; readonly path: string }

/**
 * The methods that an address knows, for 405 and its Allow header; empty for an unknown address. HEAD comes with every
 * GET. An address that is a route itself is not also a name in a longer pattern.
 */
export function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const table = routes
    .filter(({ method }) => method === 'GET' || method === 'POST')
    .map(({ method, path }) => ({
      path,
      methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
    }))
  return (path) => {
    const exact = table.filter((route) => route.path === path)
    const fitting = exact.length > 0 ? exact : table.filter(({ pattern }) => pattern.test(path))
    return [...new Set(fitting.flatMap(({ methods }) => methods))]
  }
}
