import { heldSentence, type ImportReport, uselessSentence } from '#feeds/in/import-feed.ts'

/**
 * Says what staff must know of an import beside its report.
 *
 * @returns the exit code; a dry run ends well whatever it has found
 */
export function outcomeCode(report: ImportReport, say: (sentence: string) => void): 0 | 1 | 3 {
  const useless = uselessSentence(report)
  if (report.held > 0) say(heldSentence(report))
  else if (useless !== null) say(useless)
  if (report.dry_run) return 0
  if (report.held > 0) return 3
  return useless === null ? 0 : 1
}
