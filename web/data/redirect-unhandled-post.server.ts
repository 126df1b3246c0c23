import { leadOn } from './lead-on.server.ts'

type Asked = { request: Request; url: URL }

/**
 * Middleware of every page: a post to a page without a form is redirected to the page itself. The router's own
 * answer, 405, would come without the site's data and so without its frame.
 */
export async function redirectUnhandledPost(
  { request, url }: Asked,
  next: () => Promise<Response>,
): Promise<Response> {
  const response = await next()
  if (request.method !== 'POST' || response.status !== 405) return response
  return leadOn(url.pathname + url.search, 303)
}
