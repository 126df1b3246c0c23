/**
 * From where on something is an alarm: the same numbers for letters to staff, for `npm run status` and for the rules of
 * Prometheus (`deploy/monitoring/alerts.yaml`, R839).
 */
export const alarmLimits = {
  /** A delivery that waits longer has failed at least nine times (leads/delivery/retry-schedule.ts). Seconds. */
  deliveryWait: 1_200,
  /** The running site looks into the spool every five seconds. Seconds. */
  spoolWait: 600,
  /** Every replica looks at the version of the content each half second. Seconds. */
  contentLook: 60,
  /** The branch of the content is fetched each minute, and a forge may restart. Seconds. */
  fetchFailing: 1_800,
  /** What visitors write to their bot is asked for each half minute; Telegram keeps it for a day. Seconds. */
  botFailing: 1_200,
  /** How long a database may be silent. Seconds. */
  databaseAway: 120,
  /** With less space an import of a feed may not fit any more, and SQLite stops at the last byte. */
  diskFree: { bytes: 1e9, share: 0.05 },
  /** One comes each night; by the next noon somebody can still look the same day. Seconds. */
  backupAge: 129_600,
  /** Answers that end with an error of the site, in five minutes: more than so many, and more than this share. */
  errors: { answers: 20, share: 0.02 },
} as const
