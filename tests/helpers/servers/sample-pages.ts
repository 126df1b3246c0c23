import { silentLog } from '#api/http/log.ts'
import { sentMarks } from '#leads/intake/sent-marks.ts'
import { builtPages } from '#server/bootstrap/built-pages.ts'
import { parseEnv } from '#server/env.ts'
import { shareNaming } from '#server/files/share-pictures.ts'
import { createPageHandler } from '#server/pages/page-handler.ts'
import { pageSettings } from './page-settings.ts'

/** The built pages over an API, without the layers of the server around them. */
export async function samplePages(apiClient: Parameters<typeof createPageHandler>[0]['apiClient']) {
  return createPageHandler({
    build: await builtPages(),
    apiClient,
    env: parseEnv({}),
    publicUrl: 'http://localhost',
    formToken: () => '',
    sentMarks: sentMarks('a secret of the tests', () => new Date()),
    keepFrameText: pageSettings.keepFrameText,
    sharePicture: shareNaming('spec'),
    buildId: 'a1',
    log: silentLog,
  })
}
