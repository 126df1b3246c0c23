import { heldSentence, type ImportReport, uselessSentence } from '#feeds/in/import-feed.ts'

/**
 * Prints the sentence that staff need beside the report of an import.
 *
 * @returns the exit code: 0 for every dry run
 */
export function outcomeCode(report: ImportReport, say: (sentence: string) => void): 0 | 1 | 3 {
  const useless = uselessSentence(report)
  if (report.held > 0) say(heldSentence(report))
  else if (useless !== null) say(useless)
  if (report.dry_run) return 0
  if (report.held > 0) return 3
  return useless === null ? 0 : 1
}
