import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { Hono } from 'hono'
import type { Endpoint } from '#contract/api-client.ts'
import type { LiveSearchIndex } from '#database/search/index/live-index.ts'
import type { Database } from '#database/open.ts'
import type { ChannelName } from '#leads/delivery/channels.ts'
import type { Spool } from '#leads/spool/spool.ts'
import { agreedVersion } from '#leads/intake/consent.ts'
import { type LeadLimits, noLimits } from '#leads/intake/limits.ts'
import type { Room } from '#leads/uploads/folder-room.ts'
import { openUploads } from '#leads/uploads/uploads.ts'
import type { Language } from '#domain/languages.ts'
import { type DocumentThread, documentThread } from '#documents/document-thread.ts'
import type { NumberStyle } from '#domain/money.ts'
import { allowedMethods } from './http/allowed-methods.ts'
import type { ApiEnv } from './http/api-env.ts'
import { answers } from './contents/answers.ts'
import { applications } from './leads/applications.ts'
import { articles } from './contents/articles.ts'
import { awards } from './company/awards.ts'
import { banners } from './contents/banners.ts'
import { calculationExport } from './catalogue/calculation-export.ts'
import { calculators } from './catalogue/calculators.ts'
import { categories } from './catalogue/categories.ts'
import { complexes } from './catalogue/complexes.ts'
import { contacts } from './company/contacts.ts'
import { dictionaries } from './catalogue/dictionaries.ts'
import { docs } from './docs/docs.ts'
import { employees } from './company/employees.ts'
import { estateChanges } from './catalogue/estate-changes.ts'
import { estateCounts } from './catalogue/estate-counts.ts'
import { estateFilters } from './catalogue/estate-filters.ts'
import { estatePlans } from './catalogue/estate-plans.ts'
import { estateRelaxations } from './catalogue/estate-relaxations.ts'
import { estates } from './catalogue/estates.ts'
import { Failure, failureAnswers, failureLog } from './http/failures.ts'
import { feedbackImages } from './contents/feedback-images.ts'
import { feedback } from './leads/feedback.ts'
import { houses } from './catalogue/houses.ts'
import { keptReads } from './catalogue/kept-reads.ts'
import { localizations } from './contents/localizations.ts'
import { type Log, silentLog } from './http/log.ts'
import { models } from './catalogue/model.ts'
import { mortgages } from './catalogue/mortgages.ts'
import { openapi } from './docs/openapi.ts'
import { priceSheet } from './catalogue/price-sheet.ts'
import { photosVideos } from './company/photos-videos.ts'
import { progress } from './company/progress.ts'
import { promises } from './catalogue/promises.ts'
import { promotions } from './contents/promotions.ts'
import { propertyDescriptions } from './catalogue/property-descriptions.ts'
import { inProcessReads } from './http/in-process-reads.ts'
import { optionsAnswer, publicReads } from './http/public-reads.ts'
import { readRoute } from './http/read-route.ts'
import { searchPhrase } from './catalogue/search-phrase.ts'
import { redirects } from './contents/redirects.ts'
import { reviews } from './company/reviews.ts'
import { shortlist } from './catalogue/shortlist.ts'
import { subscriptions } from './leads/subscriptions.ts'
import type { AgreedTo, LeadNews } from './leads/take-lead.ts'
import { vacancies } from './company/vacancies.ts'
import { watches } from './watches/watches.ts'
import { watchSubject } from './watches/watch-subject.ts'

/** The dependencies of the API. `publicUrl` is the origin that the manual's examples show. */
export type ApiParts = {
  db: Database
  index: LiveSearchIndex
  now?: () => Date
  /** Makes ids of leads: UUIDv7, so that they sort by time. */
  newId?: () => string
  log?: Log
  publicUrl?: string
  /** How numbers are written in texts, files and titles of plans (A17, A38). */
  numberStyle?: NumberStyle
  /** Makes the files of schedules. */
  documents?: Pick<DocumentThread, 'make'>
  /** The storage of visitors' requests; a missing option is off. */
  leads?: {
    /** Ways to staff that are on: a kept request gets a delivery for each. */
    channels?: readonly ChannelName[]
    /** Takes requests while the database is down. */
    spool?: Spool
    limits?: LeadLimits
    /** Signs form tokens and the links of letters; left out, nothing that was signed before is known. */
    secret?: string
    /** Whether letters can be sent; without, they wait (A28). */
    letters?: boolean
    /** Origin of the site, where one is set: only its pages are kept as the page of a request. */
    site?: string | null
    /** Folder for the files of applications; left out, multipart applications are answered with 503. */
    uploads?: string
    /** Room for those files; left out, it is endless. */
    uploadRoom?: Room
    /** Called when a stored message waits to be sent. */
    accepted?: () => void
    /** Called with the outcome of every sent form. */
    heard?: (news: LeadNews) => void
  }
}

/** The API of a database, for two kinds of callers. */
export type Api = {
  /** Everything under /api. The second argument identifies the request: `http.request(path, init, { requestId })`. */
  http: Hono<ApiEnv>
  /** A read for the pages of this process: the value itself, frozen. Throws `ApiFailure`. */
  read: (
    endpoint: Endpoint,
    input: object,
    asked: { language: Language; requestId: string },
  ) => Promise<unknown>
}

export function createApi(parts: ApiParts): Api {
  const {
    db,
    index,
    now = () => new Date(),
    newId = () => randomUUIDv7(),
    log = silentLog,
    publicUrl,
    numberStyle = 'spec',
    documents = documentThread(),
    leads: {
      channels = [],
      spool = null,
      limits = noLimits,
      secret = randomBytes(32).toString('base64url'),
      letters = false,
      site = null,
      uploads,
      uploadRoom,
      accepted = () => {},
      heard = () => {},
    } = {},
  } = parts
  const agreedTo: AgreedTo = (...asked) => agreedVersion(index.current().own, ...asked)
  const intake = {
    db,
    now,
    newId,
    channels,
    spool,
    limits,
    secret,
    heard,
    agreedTo,
    site,
    uploads: uploads === undefined ? null : openUploads(uploads, uploadRoom),
  }
  const shared = keptReads(db, index)
  const reads = [
    ...localizations(db),
    ...dictionaries(db, index),
    // What has a word after /api/estates/ stands before `estates`, whose /api/estates/:id would take it for an id.
    ...categories(index),
    ...estateFilters(index, numberStyle),
    ...estateRelaxations(db, index, numberStyle),
    ...searchPhrase(index),
    ...estateCounts(index),
    ...shortlist(db, now, shared),
    ...estateChanges(db, index),
    ...watchSubject(db, index, numberStyle),
    ...estatePlans(db, index),
    ...estates(db, index, now, shared),
    ...priceSheet(db, index, now, shared),
    ...complexes(db, index),
    ...models(db),
    ...houses(db, index),
    ...promises(db, index),
    ...answers(db, index),
    ...articles(db, index, now),
    ...promotions(db, index, now),
    ...mortgages(db, index, now, shared),
    ...calculators(db, index),
    ...employees(db),
    ...awards(db),
    ...contacts(db),
    ...progress(db, index),
    ...reviews(db, index),
    ...photosVideos(db),
    ...banners(db, now),
    ...feedbackImages(db),
    ...propertyDescriptions(db),
    ...redirects(db, index),
    ...vacancies(db),
  ]
  const api = new Hono<ApiEnv>()
    .use(publicReads)
    .use(async (c, next) => {
      await next()
      if (c.req.method === 'POST' && c.res.status === 201) accepted()
    })
    .route('/', feedback(intake, index))
    .route('/', applications(intake))
    .route('/', subscriptions({ db, now, newId, limits, secret, letters, agreedTo }))
    .route('/', watches({ db, now, newId, limits, secret, letters, agreedTo, index, numberStyle }))
    .route('/', calculationExport({ db, index, now, numberStyle, documents }))
    .route('/', openapi())
  for (const call of reads) api.get(call.endpoint.path, readRoute(call, numberStyle))
  const ask = async (path: string, language: string) =>
    api.request(path, { headers: { 'Accept-Language': language } })
  api.route(
    '/',
    docs(ask, () => index.current(), publicUrl),
  )

  const refusalOf = failureLog(log)
  const failures = failureAnswers(refusalOf)
  const methodsOf = allowedMethods(api.routes)
  api.onError((error, c) => {
    // `/api/vacancies/application` is not a vacancy of that name: it is a call of another method.
    const allowed = methodsOf(c.req.path)
    const isOtherMethod = allowed.length > 0 && !allowed.includes(c.req.method)
    const isMissing = error instanceof Failure && error.status === 404
    return isMissing && isOtherMethod ? failures.missing(c, allowed) : failures.failed(error, c)
  })
  api.notFound((c) => {
    const allowed = methodsOf(c.req.path)
    const asksForMethods = c.req.method === 'OPTIONS' && allowed.length > 0
    return asksForMethods ? optionsAnswer(c, allowed) : failures.missing(c, allowed)
  })
  return { http: api, read: inProcessReads(reads, numberStyle, refusalOf) }
}
