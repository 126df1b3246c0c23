import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { etagMatches } from '#api/http/etag.ts'
import { ApiFailure } from '#contract/api-client.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { iconFiles } from '#contract/icons.ts'
import { IconPicture } from '#contract/site-icon.ts'
import { type DocumentThread, TooManyDocuments } from '#documents/document-thread.ts'
import { usableColours } from '#domain/brand-colours.ts'
import { siteIcon } from '#domain/site-icon.ts'
import { rewriteSvg } from '#media/svg/rewrite-svg.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import { plainFailure } from '../http/plain-failure.ts'
import type { RenderQueue } from '../http/render-queue.ts'
import type { ServerContext } from '../middleware/request-log.ts'
import { keptBytes } from './kept-bytes.ts'
import { mediaFile } from './media-file.ts'
import type { OtherPictures } from './passed-on-pictures.ts'

/** All icons of several brands in turn. Bytes. */
const mostKept = 2_000_000

type Settings = {
  /** The folders above `/media/`. */
  files: readonly string[]
  otherPictures?: OtherPictures | undefined
  documents: Pick<DocumentThread, 'make'>
  queue: Pick<RenderQueue, 'admit'>
}

/** Answers the addresses of the site's icons, drawn at the first request from the brand of today (R531). */
export function iconAnswers(
  apiClient: ReturnType<typeof createApiClient>,
  { files, otherPictures, documents, queue }: Settings,
) {
  const bytesOf = keptBytes(mostKept)

  return async function iconAnswer(c: Context<ServerContext>): Promise<Response> {
    const file = iconFiles.find(({ path }) => path === c.req.path)
    if (file === undefined) return plainFailure(404)
    const visitor = {
      language: 'ru',
      clientAddress: c.get('clientAddress'),
      requestId: c.get('requestId'),
    } as const
    const dictionaries = await apiClient(visitor)(getDictionaries, {}).catch((error: unknown) => {
      if (error instanceof ApiFailure) return null
      throw error
    })
    const src = pictureOf(dictionaries?.data)
    const picture = src === null ? null : await mediaFile(src, files, otherPictures)
    const mark = picture ?? drawingOf(dictionaries?.data)
    const tag = `"${createHash('sha256').update(file.path).update(mark).digest('base64url').slice(0, 22)}"`
    // The plain mark that stands in while the API is down, or the picture is not there, must not stay.
    const isStandIn = dictionaries === null || (src !== null && picture === null)
    const { lifetime } = isStandIn ? cachePolicy.failure : cachePolicy.plainFile
    const headers = { 'Cache-Control': lifetime, ETag: tag }
    if (etagMatches(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers })
    const make = async () => {
      await queue.admit('')
      return documents.make({ kind: 'icon', mark, look: file.look, side: file.side })
    }
    const bytes = await bytesOf(tag, make).catch((error: unknown) => {
      if (error instanceof TooManyDocuments) return error
      throw error
    })
    if (bytes instanceof TooManyDocuments) return plainFailure(429, String(bytes.retryAfter))
    const type = file.look === 'tab' ? 'image/x-icon' : 'image/png'
    return new Response(bytes, {
      headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.byteLength) },
    })
  }
}

type Brand = {
  icon?: string
  icon_picture?: unknown
  company?: { colours?: Parameters<typeof usableColours>[0] }
}

/** The address of the picture that is the icon of today's brand; null where a drawing is. */
function pictureOf(brand: Brand | undefined): string | null {
  return IconPicture.safeParse(brand?.icon_picture).data?.src ?? null
}

/** The drawing of today's brand. That of another server is of any origin: one that cannot be rewritten is not drawn. */
function drawingOf(brand: Brand | undefined): string {
  const colours = usableColours(brand?.company?.colours)
  if (brand?.icon === undefined) return siteIcon(undefined, colours)
  const made = rewriteSvg(brand.icon)
  return siteIcon('svg' in made ? made.svg : undefined, colours)
}
