import { sentMarks } from '#leads/intake/sent-marks.ts'
import { frameFiles } from '#server/files/frame-files.ts'

/** Settings of a server of pages, as tests make one: without a map, a counter or a key. */
export const pageSettings = {
  env: {
    API_BASE_URL: null,
    PICTURE_HOSTS: [],
    NUMBER_STYLE: 'spec',
    TEST_UI: true,
    YANDEX_MAPS_KEY: null,
    TILES_URL: null,
    TILES_CREDIT: '',
    GA4_ID: null,
    METRIKA_ID: null,
  },
  sentMarks: sentMarks('a secret of the tests', () => new Date()),
  keepFrameText: frameFiles({ store: null, now: () => new Date(), onError: () => {} }).keep,
  buildId: 'a1',
} as const
