import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { ApiFailure, type ApiClient } from '#contract/api-client.ts'
import { getArticle } from '#contract/articles.ts'
import { getComplex } from '#contract/complexes.ts'
import { getDictionaries } from '#contract/dictionaries.ts'
import { getEstate } from '#contract/estates.ts'
import { getPromotion } from '#contract/promotions.ts'
import {
  type SharePicture,
  sharePicturePath,
  type SharePlace,
  sharePlaceOfPath,
  shareSize,
  type ShareSubject,
} from '#contract/share-pictures.ts'
import { type DocumentThread, TooManyDocuments } from '#documents/document-thread.ts'
import { type ShareBrand, shareAlt, type ShareWords, shareWords } from '#documents/share/share-words.ts'
import { usableColours } from '#domain/brand-colours.ts'
import type { Language } from '#domain/languages.ts'
import type { NumberStyle } from '#domain/money.ts'
import { ownAddress } from '#domain/own-address.ts'
import { type Texts, texts } from '#texts/texts.ts'
import type { createApiClient } from '../api-client/api-client.ts'
import { siteTexts } from '../api-client/site-texts.ts'
import { fallbackPage } from '../pages/fallback-page.ts'
import { cachePolicy } from '../http/cache-policy.ts'
import type { RenderQueue } from '../http/render-queue.ts'
import { etagMatches } from '#api/http/etag.ts'
import { keptBytes } from './kept-bytes.ts'
import { mediaFile } from './media-file.ts'
import type { OtherPictures } from './passed-on-pictures.ts'
import type { ServerContext } from '../middleware/request-log.ts'

/** Raised when the drawing changes without its words, so that all pictures get new addresses. */
const design = 1

/** About 300 pictures. Messengers keep their own copies, and a proxy keeps one for all. Bytes. */
const mostKept = 32_000_000

type Settings = {
  numberStyle: NumberStyle
  files: readonly string[]
  /** Finds pictures that are not in these folders. */
  otherPictures?: OtherPictures | undefined
  documents: Pick<DocumentThread, 'make'>
  queue: Pick<RenderQueue, 'admit'>
}

/** The preview picture of a link to a page, as its head names it. */
export type ShareNaming = (
  subject: ShareSubject,
  language: Language,
  brand: ShareBrand,
  texts: Texts,
) => SharePicture

/** Names the picture of a link: the address holds a hash of all that it shows, so that it can be kept for ever. */
export function shareNaming(numberStyle: NumberStyle): ShareNaming {
  return (subject, language, brand, texts) => {
    const words = shareWords(subject, { language, style: numberStyle, brand, texts })
    return { src: sharePicturePath(placeOf(words, subject, language)), ...shareSize, alt: shareAlt(words) }
  }
}

/**
 * Answers the addresses of preview pictures. A picture is drawn at the first request, in the thread of documents, and
 * only at the address that the page names now; an older one leads there, so that attackers cannot request drawings at
 * will.
 */
export function sharePictures(
  apiClient: ReturnType<typeof createApiClient>,
  { numberStyle, files, otherPictures, documents, queue }: Settings,
) {
  const bytesOf = keptBytes(mostKept)

  return async function sharePictureAnswer(c: Context<ServerContext>): Promise<Response> {
    const place = sharePlaceOfPath(new URL(c.req.url).pathname)
    if (place === null) return missing(c)
    const { language } = place
    const visitor = { language, clientAddress: c.get('clientAddress'), requestId: c.get('requestId') }
    const client = apiClient(visitor)
    const [subject, brand, texts] = await Promise.all([
      subjectOf(place, client).catch(statusOf),
      shownBrand(client),
      shownTexts(client, language),
    ])
    if (typeof subject === 'number') return subject < 500 ? missing(c) : fallbackPage(503, language)
    const words = shareWords(subject, { language, style: numberStyle, brand, texts })
    const now = placeOf(words, subject, language)
    if (now.name !== place.name) return missing(c)
    if (now.version !== place.version) return leadTo(sharePicturePath(now))
    const tag = `"${now.version}"`
    const headers = new Headers({ 'Cache-Control': cachePolicy.hashedFile.lifetime, ETag: tag })
    if (etagMatches(c.req.header('if-none-match'), tag)) return new Response(null, { status: 304, headers })
    const shown = words.shown === null ? null : await mediaFile(words.shown.src, files, otherPictures)
    // Without its photo it is a placeholder, which must not be cached for ever.
    const isWhole = words.shown === null || shown !== null
    const key = `${language} ${now.version}${isWhole ? '' : ' bare'}`
    const make = () => documents.make({ kind: 'share', words, file: shown })
    const admit = () => queue.admit(c.get('clientAddress'))
    const bytes = await bytesOf(key, make, admit).catch((error: unknown) => {
      if (error instanceof TooManyDocuments) return error
      throw error
    })
    if (bytes instanceof TooManyDocuments) return tooMany(c, bytes)
    if (!isWhole) {
      headers.set('Cache-Control', cachePolicy.oldSharePicture.lifetime)
      headers.delete('ETag')
    }
    headers.set('Content-Type', 'image/jpeg')
    headers.set('Content-Length', String(bytes.byteLength))
    return new Response(bytes, { headers })
  }
}

/** What preview pictures show of the company; the plain colours and no name while it cannot be had. */
export async function shownBrand(apiClient: ApiClient): Promise<ShareBrand> {
  const data = await apiClient(getDictionaries, {}).then(
    (answer) => answer.data,
    (error: unknown) => {
      if (error instanceof ApiFailure) return null
      throw error
    },
  )
  return {
    colours: usableColours(data?.company?.colours),
    ...(data?.fonts && { fonts: data.fonts }),
    name: data?.company?.name ?? '',
    logo: data?.logo?.wide ?? null,
  }
}

/** The texts of preview pictures; the built-in ones while others cannot be had. */
export function shownTexts(apiClient: ApiClient, language: Language): Promise<Texts> {
  return siteTexts(apiClient, language).catch((error: unknown) => {
    if (error instanceof ApiFailure) return texts[language]
    throw error
  })
}

/** The subject of an address, as the API has it today. */
async function subjectOf({ kind, name, language }: SharePlace, apiClient: ApiClient): Promise<ShareSubject> {
  switch (kind) {
    case 'estate': {
      const { data: estate } = await apiClient(getEstate, { id: name })
      return { kind, estate }
    }
    case 'project': {
      const { data: project } = await apiClient(getComplex, { slug: name })
      return { kind, project }
    }
    case 'article': {
      const { data: article } = await apiClient(getArticle, { slug: name })
      return { kind, article }
    }
    case 'promotion': {
      const { data: promotion } = await apiClient(getPromotion, { slug: name })
      return { kind, promotion }
    }
    case 'site': {
      const [words, { data }] = await Promise.all([
        siteTexts(apiClient, language),
        apiClient(getDictionaries, {}),
      ])
      return { kind, title: words['home.title'], picture: data.pictures.home }
    }
  }
}

/** The status of an API that does not have the item, or does not answer. */
function statusOf(error: unknown): number {
  if (error instanceof ApiFailure) return error.status
  throw error
}

function placeOf(words: ShareWords, { kind }: ShareSubject, language: Language): SharePlace {
  const facts = JSON.stringify([design, words])
  const version = createHash('sha256').update(facts).digest('hex').slice(0, 12)
  return { language, kind, name: words.name, version }
}

function missing(c: Context): Response {
  return c.text('Not Found', 404, { 'Cache-Control': cachePolicy.failure.lifetime })
}

function tooMany(c: Context, { retryAfter }: TooManyDocuments): Response {
  const headers = { 'Cache-Control': cachePolicy.failure.lifetime, 'Retry-After': String(retryAfter) }
  return c.text('Too Many Requests', 429, headers)
}

function leadTo(address: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: ownAddress(address), 'Cache-Control': cachePolicy.oldSharePicture.lifetime },
  })
}
