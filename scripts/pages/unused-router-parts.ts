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
      return ofRouter.test(id) ? { code: code.replaceAll(displayNames, ''), map: null } : null
    },
    buildEnd(error) {
      if (error !== undefined) return
      const gone = standIns.filter(({ module }) => !replaced.has(module)).map(({ module }) => module.source)
      if (gone.length > 0) this.error(`the router has these modules no more: ${gone.join(', ')}`)
    },
  }
}
