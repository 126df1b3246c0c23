import type { Plugin } from 'vite'

/**
 * Promises of the router that fail without anybody listening when one navigation overtakes another: browsers report them
 * as errors of the page.
 */
const mends: readonly { module: RegExp; faulty: string; mended: string }[] = [
  {
    // Data that was given up while the styles of its page are still on their way: nobody heard of it until they were there.
    module: /[\\/]lib[\\/]dom[\\/]ssr[\\/]routes\.js$/,
    faulty: 'return handler();\n\t\t\t} finally {',
    mended: 'return await handler();\n\t\t\t} finally {',
  },
  {
    // The end of data that was given up after its first line: nobody asks for the end.
    module: /[\\/]vendor[\\/]turbo-stream-v2[\\/]turbo-stream\.js$/,
    faulty: 'done: donePromise.then(() => reader.closed),',
    mended: '',
  },
  {
    module: /[\\/]vendor[\\/]turbo-stream-v2[\\/]turbo-stream\.js$/,
    faulty: '\t\tdone.reject(reason);\n',
    mended: '',
  },
]

const ofRouter = /[\\/]react-router[\\/]dist[\\/]production[\\/]/

/** Mends them in the browser's bundle. A release of the router that has other words there does not build (R315). */
export function withMendedRouterParts(): Plugin {
  const done = new Set<string>()
  return {
    name: 'with-mended-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const mine = ofRouter.test(id) ? mends.filter(({ module }) => module.test(id)) : []
      if (mine.length === 0) return null
      let mendedCode = code
      for (const { faulty, mended } of mine) {
        if (mendedCode.includes(faulty)) done.add(faulty)
        mendedCode = mendedCode.replace(faulty, mended)
      }
      return { code: mendedCode, map: null }
    },
    buildEnd(error) {
      const gone = mends.filter(({ faulty }) => !done.has(faulty)).map(({ module }) => module.source)
      if (error === undefined && gone.length > 0)
        this.error(`the router has other words than known in ${gone.join(', ')}`)
    },
  }
}
