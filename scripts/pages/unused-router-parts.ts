import type { Plugin } from 'vite'

/** What stands in for a module of the router whose abilities the site does not use: nothing that is ever called. */
const standIns: readonly { module: RegExp; exports: Readonly<Record<string, string>> }[] = [
  {
    // Reports of navigations and requests to whoever asks for them: nobody does (no `instrumentations`).
    module: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/,
    exports: {
      consumeInstrumentationClientResultMetaReceiver: '() => undefined',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
      instrumentHandler: 'undefined',
      instrumentationResultMetaContext: 'undefined',
    },
  },
  {
    // Pages that are found out on the way: all are known at once (`routeDiscovery: initial`).
    module: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/,
    exports: {
      URL_LIMIT: '0',
      getManifestPath: 'undefined',
      getPartialManifest: 'undefined',
      getPatchRoutesOnNavigationFunction: '() => undefined',
      getPathsWithAncestors: 'undefined',
      handleClientVersionMismatch: '() => false',
      isFogOfWarEnabled: '() => false',
      useFogOFWarDiscovery: '() => {}',
    },
  },
  {
    // Errors in the payload of server components: there are none.
    module: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]errors\.js$/,
    exports: {
      decodeRouteErrorResponseDigest: '() => undefined',
      decodeRedirectErrorDigest: '() => undefined',
    },
  },
]

/** `X.displayName = 'X'`: names for developers' tools, for which the bundler keeps parts that nothing else uses. */
const displayNames = /^[\w$]+\.displayName = ["'].*["'];$/gm

/**
 * The router looks for the pages of the address among all it knows, in a list made for this alone, and makes the same
 * list once more for itself: half of what it does in one piece before a page answers. The server has looked already, and
 * the document brings the modules of what it found.
 */
const foundOnServer = {
  module: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]hydration\.js$/,
  search: /let dataRouteMatcher = .*\s+dataRouteMatcher\.update\(routes\);\s+let initialMatches = .*;/,
  found:
    'let initialMatches = Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } }));',
} as const

const ofRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/]/

/**
 * Leaves out of the browser's bundle what the site does not use of the router and what the bundler cannot tell. A new
 * release that moves these modules or asks them for more does not build (docs/decisions/043).
 */
export function withoutUnusedRouterParts(): Plugin {
  const replaced = new Set<RegExp>()
  return {
    name: 'without-unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const standIn = standIns.find(({ module }) => module.test(id))
      if (standIn === undefined) return null
      replaced.add(standIn.module)
      return Object.entries(standIn.exports)
        .map(([name, value]) => `export const ${name} = ${value}`)
        .join('\n')
    },
    transform(code, id) {
      if (!ofRouter.test(id)) return null
      const short = code.replaceAll(displayNames, '')
      if (!foundOnServer.module.test(id)) return { code: short, map: null }
      if (!foundOnServer.search.test(short))
        this.error('the router takes a page over in another way than known')
      replaced.add(foundOnServer.module)
      return { code: short.replace(foundOnServer.search, foundOnServer.found), map: null }
    },
    buildEnd(error) {
      if (error !== undefined) return
      const known = [...standIns.map(({ module }) => module), foundOnServer.module]
      const gone = known.filter((module) => !replaced.has(module)).map(({ source }) => source)
      if (gone.length > 0) this.error(`the router has these modules no more: ${gone.join(', ')}`)
    },
  }
}
