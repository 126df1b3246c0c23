import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { requestContext } from './request-context.server.ts'
import { withCampaignScript } from './hydration/campaign-script.server.ts'
import { withLateScripts, withPageStyles } from './hydration/rewrite-document.server.ts'

export { requestContext }

/** The styles of the browser's bundle, which is built before this one. */
const styles = import.meta.glob<string>('/build/client/assets/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

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
  const { scriptMark: nonce, report } = given.get(requestContext)
  let stop = () => {}
  const rendered = await new Promise<{ html: string; status: number }>((resolve, reject) => {
    let finalStatus = status
    let shellReady = false
    const page = <ServerRouter context={context} url={request.url} nonce={nonce} />
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Whole parts stay in their places: else React sends large ones at the end, to be moved by a script.
      progressiveChunkSize: Infinity,
      onShellReady() {
        shellReady = true
      },
      onAllReady() {
        const stream = new PassThrough()
        text(stream).then((html) => resolve({ html, status: finalStatus }), reject)
        pipe(stream)
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
  const page = withCampaignScript(rendered.html, nonce)
  // In development the tools' own scripts must come first.
  const html = import.meta.env.DEV
    ? page
    : withPageStyles(withLateScripts(page, nonce), (href) => styles[`/build/client${href}`])
  return new Response(html, { status: rendered.status, headers })
}
