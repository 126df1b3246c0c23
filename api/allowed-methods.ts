type Route = { readonly method: string; readonly path: string }

/**
 * The methods that an address knows, for 405 and its Allow header; empty for an unknown address.
 * HEAD comes with every GET.
 */
export function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const table = routes
    .filter(({ method }) => method === 'GET' || method === 'POST')
    .map(({ method, path }) => ({
      methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
    }))
  return (path) => [...new Set(table.flatMap(({ methods, pattern }) => (pattern.test(path) ? methods : [])))]
}
