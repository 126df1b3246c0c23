import { randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import { createApi } from '#api/create-api.ts'
import { safeError } from '#api/http/log.ts'
import { throttle } from '#api/http/throttle.ts'
import { dropFrameFiles, keepFrameFile, readFrameFile } from '#database/frame-files.ts'
import { secretKey } from '#database/settings.ts'
import { scryptHash } from '#staff/login/password.ts'
import { sparingHash } from '#staff/login/sparing-hash.ts'
import { formToken } from '#leads/intake/form-token.ts'
import type { DocumentThread } from '#documents/document-thread.ts'
import { leadLimits } from '#leads/intake/limits.ts'
import { sentMarks } from '#leads/intake/sent-marks.ts'
import { countRefused } from '#leads/spool/refused-lines.ts'
import { folderRoom } from '#leads/uploads/folder-room.ts'
import { startAlarms } from '../alarms/alarm-loop.ts'
import { tellDatabaseAway } from '../alarms/database-away.ts'
import type { RecentCounts } from '../alarms/recent-counts.ts'
import { tellStaff } from '../alarms/tell-staff.ts'
import { clearUploads } from './clear-uploads.ts'
import { spoolFolder, uploadsFolder } from './data-folders.ts'
import { alarmPost, startDelivery, visitorBot } from './delivery.ts'
import { diskProbe } from './disk-probe.ts'
import { diskRoom } from './disk-room.ts'
import { lastBackup } from './last-backup.ts'
import { type Env, keepDays, stockFolder } from '../env.ts'
import { unitFeedAnswers } from '../files/feeds.ts'
import { keepWordings } from './keep-wordings.ts'
import { openLeadSpool } from './lead-spool.ts'
import type { RenderQueue } from '../http/render-queue.ts'
import type { createLog } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { databaseFigures, readFigures } from '../metrics/database-figures.ts'
import { inProcessApi } from '../api-client/in-process-api.ts'
import { openLocalData } from './open-local-data.ts'
import { startRetention } from './retention.ts'
import { startVisitorBot } from './visitor-bot.ts'
import { startWatches } from './watches.ts'
import { waysAgain } from './ways.ts'
import { openStaffUsers } from './staff-users.ts'
import { openStaffPage } from './staff-page.ts'
import { previewDoor } from '../preview/preview-door.ts'
import { publicationRunner, publisher } from '../publish/publisher.ts'
import { sitemaps } from '../files/sitemaps.ts'
import { picturesRunner } from '../stock/run-pictures.ts'
import { sourceRunner } from '../stock/run-source.ts'
import { startStock } from '../stock/stock-loop.ts'
import type { ApiParts } from './api-parts.ts'

type Log = ReturnType<typeof createLog>

/**
 * Our own database and API. Refusals are in the request's line already, so the API's word on them is for debugging.
 */
export async function ownApi(
  env: Env,
  publicUrl: string,
  log: Log,
  metrics: Metrics,
  { documents, queue, recent }: { documents: DocumentThread; queue: RenderQueue; recent: RecentCounts },
  opened: AsyncDisposableStack,
): Promise<ApiParts> {
  const { db, index, reach, close } = await openLocalData(env, log)
  opened.defer(close)
  const wordings = await keepWordings({
    db,
    index,
    keep: keepDays(env),
    onError: throttle((error) =>
      log.error({ err: safeError(error) }, 'words that visitors agree to cannot be kept'),
    ),
  })
  opened.defer(wordings.close)
  const apiLog = {
    info: (facts: object, message: string) => log.debug(facts, message),
    error: (facts: object, message: string) => log.error(facts, message),
  }
  const secret = env.SECRET_KEY ?? (await secretKey(db))
  const limits = leadLimits({
    db,
    address: env.LEADS_LIMIT_ADDRESS,
    phone: env.LEADS_LIMIT_PHONE,
    dayBytes: env.UPLOADS_DAY_MB,
    secret,
    onError: throttle((error) =>
      log.error({ err: safeError(error) }, 'requests cannot be counted together with other replicas'),
    ),
  })
  opened.defer(limits.close)
  const currentIndex = async () => index.current()
  const delivery = startDelivery({ db, env, publicUrl, secret, index: currentIndex, log, metrics })
  opened.defer(delivery.close)
  opened.defer(startWatches({ db, index, wake: delivery.wake, log }).close)
  const bot = visitorBot(env)
  if (bot !== null) {
    const watching = { numberStyle: env.NUMBER_STYLE, index: currentIndex }
    opened.defer(startVisitorBot({ db, bot, publicUrl, secret, watching, wake: delivery.wake, log }).close)
  }
  const { channels } = delivery
  const uploads = uploadsFolder(env)
  const uploadRoom = folderRoom(uploads, {
    ceiling: env.UPLOADS_MAX_MB,
    onFilling: (facts) =>
      log.error(facts, 'files of applications fill what UPLOADS_MAX_MB allows; at its end they are refused'),
  })
  await clearUploads({ db, uploads, spool: join(env.DATA_DIR, spoolFolder), now: new Date() }, log)
  const { spool, close: closeSpool } = await openLeadSpool({
    db,
    channels,
    newId: () => randomUUIDv7(),
    dataDir: env.DATA_DIR,
    log: { info: (facts, message) => log.info(facts, message), error: apiLog.error },
  })
  opened.defer(closeSpool)
  opened.defer(startRetention({ db, env, log }).close)
  const { close: closeStaff } = await openStaffPage({
    db,
    env,
    secret,
    site: publicUrl,
    log,
    waysOf: async (leadId) => waysAgain(db, leadId, await delivery.ways()),
    wake: delivery.wake,
  })
  opened.defer(closeStaff)
  const folder = stockFolder(env)
  const setAside = () => countRefused(join(env.DATA_DIR, spoolFolder))
  const database = databaseFigures(() =>
    readFigures(db, { mail: env.SMTP_URL !== null, chats: env.VISITOR_BOT !== null }),
  )
  const post = alarmPost(env, publicUrl, log)
  const alarms =
    post === null
      ? null
      : startAlarms({
          database,
          spool: () => spool.length,
          own: async () => ({
            ...recent.read(),
            setAside: await setAside(),
            contentSeen: index.lookedAt(),
            disk: await diskRoom(env.DATA_DIR),
            backup: await lastBackup(env.DATA_DIR),
          }),
          tell: (...news) => tellStaff({ db, folder, post }, ...news),
          tellAway: (...news) => tellDatabaseAway({ folder: join(env.DATA_DIR, 'alarms'), post }, ...news),
          log,
        })
  if (alarms !== null) opened.defer(alarms.close)
  opened.defer(
    startStock({
      db,
      folder,
      log,
      run: sourceRunner(),
      fetchPictures: picturesRunner(),
      ...(alarms !== null && { tell: () => void alarms.look() }),
    }).close,
  )
  const content = publisher(publicationRunner(), log)
  opened.defer(content.close)
  const api = createApi({
    db,
    index,
    log: apiLog,
    publicUrl,
    numberStyle: env.NUMBER_STYLE,
    documents,
    leads: {
      channels,
      spool,
      limits,
      secret,
      letters: env.SMTP_URL !== null,
      site: env.PUBLIC_URL,
      uploads,
      uploadRoom,
      accepted: delivery.wake,
      heard({ form, outcome, lead, requestId }) {
        metrics.lead(form, outcome)
        // The API's log line has the reason of a refusal; a failure is an error there.
        const facts = { requestId, form, outcome, ...(lead === null ? {} : { lead }) }
        log.info(facts, 'a form was sent')
      },
    },
  })
  return {
    source: inProcessApi(api, (forget) => index.onChange(forget)),
    apiOf: () => (c) =>
      api.http.fetch(c.req.raw, { requestId: c.get('requestId'), clientAddress: c.get('clientAddress') }),
    publish: content.ask,
    ...(env.STAFF_USERS !== null &&
      env.PREVIEW && {
        door: previewDoor({
          db,
          users: await openStaffUsers(env.STAFF_USERS, log),
          hash: sparingHash(scryptHash),
          secret,
          now: () => new Date(),
          hasHook: env.CONTENT_HOOK_SECRET !== null,
        }),
      }),
    readiness: { database: reach, disk: diskProbe(env.DATA_DIR) },
    figures: { lead_journal: () => spool.length },
    watched: { spool: () => spool.length, setAside, index, database },
    frameStore: {
      keep: (file) => keepFrameFile(db, file),
      drop: (before) => dropFrameFiles(db, before),
      read: (hash) => readFrameFile(db, hash),
    },
    formToken: () => formToken(secret, new Date()),
    sentMarks: sentMarks(secret, () => new Date()),
    feedsOf: (buildId) => unitFeedAnswers({ db, publicUrl, buildId, log, queue }),
    sitemapOf: (buildId) => sitemaps({ db, publicUrl, buildId, log, queue }),
  }
}
