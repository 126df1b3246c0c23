import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { getDictionaries } from '#contract/dictionaries.ts'
import { optional } from './data/optional.server.ts'
import { type RootAnswer, rootData } from './data/root-data.ts'
import { type FrameMarkup, FrameMarkupProvider } from './layout/frame-markup.ts'
import { frameMarkup } from './layout/frame-markup.server.tsx'
import { requestContext } from './request-context.server.ts'
import { withBrand } from './hydration/brand-style.server.ts'
import { withBrandStyle } from './hydration/frame-style.server.ts'
import { withCampaignScript } from './hydration/campaign-script.server.ts'
import {
  type DocumentParts,
  documentParts,
  withLateScripts,
  withPageStyles,
} from './hydration/rewrite-document.server.ts'

export { requestContext }

/** The styles of the browser's bundle, which is built before this one. */
const styles = import.meta.glob<string>('/build/client/assets/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The built text of a file of styles; in development there is none. */
const textOf = (href: string) => styles[`/build/client${href}`]

/**
 * Renders a page whole before answering: the policy in the header lists the hashes of its inline scripts,
 * which are known only at the end (docs/decisions on the content security policy).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  const { apiClient, keepFrameText, scriptMark: nonce, report } = given.get(requestContext)
  let stop = () => {}
  const rendered = await new Promise<{ html: string; status: number }>((resolve, reject) => {
    let finalStatus = status
    let shellReady = false
    const page = (
      <FrameMarkupProvider value={frameOf(context, report)}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </FrameMarkupProvider>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Whole parts stay in their places: else React sends large ones at the end, to be moved by a script.
      progressiveChunkSize: Infinity,
      onShellReady() {
        shellReady = true
      },
      onAllReady() {
        pipe(collected((html) => resolve({ html, status: finalStatus })).on('error', reject))
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500
        // Errors of the shell reject above and are reported by the router.
        if (shellReady) report(error)
      },
    })
    stop = () => abort(request.signal.reason)
    request.signal.addEventListener('abort', stop, { once: true })
  })
  // Node keeps a signal that follows another one for as long as there is a listener, and the whole page with it.
  request.signal.removeEventListener('abort', stop)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const root: RootAnswer | undefined = context.staticHandlerContext.loaderData['root']
  // Where the frame has no data, they are not asked for again.
  const isKnown = root !== undefined && rootData(root).company.name !== ''
  const dictionaries = isKnown ? await optional(apiClient(getDictionaries, {}), null) : null
  const brand = dictionaries && { ...dictionaries.data.company, ...dictionaries.data }
  const { head, body } = documentParts(rendered.html)
  const branded = withBrand(head, brand)
  const styled = await withBrandStyle(branded.head, branded.style, { textOf, keepFrameText })
  const page = { head: withCampaignScript(styled, nonce), body }
  return new Response(import.meta.env.DEV ? page.head + body : hydratedLate(page, nonce), {
    status: rendered.status,
    headers,
  })
}

/** The page with its scripts held back and its styles in it. In development the tools' own scripts must come first. */
function hydratedLate(page: DocumentParts, nonce: string): string {
  const { head, body } = withLateScripts(page, nonce)
  return withPageStyles(head, textOf) + body
}

/** Takes all of a text, without the turns that a stream with a reader takes for each piece. */
function collected(done: (text: string) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    write(piece: Buffer, _, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces).toString())
      next()
    },
  })
}

/** The frame of the page, unless its data or its markup failed: the page makes it then, and says what it says without. */
function frameOf(
  { staticHandlerContext: { loaderData, location } }: EntryContext,
  report: (error: unknown) => void,
): FrameMarkup | null {
  const root: RootAnswer | undefined = loaderData['root']
  // In development the code changes under the markup.
  if (root === undefined || import.meta.env.DEV) return null
  try {
    return frameMarkup(rootData(root), location)
  } catch (error) {
    report(error)
    return null
  }
}
