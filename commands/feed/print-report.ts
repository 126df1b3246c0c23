import { staffText } from '#domain/staff/staff-text.ts'
import type { ImportReport } from '#feeds/in/import-feed.ts'
import { problemLine } from '#feeds/overrides/find-units.ts'
import { shownId } from '#feeds/in/skip-reasons.ts'
import type { Skipped } from '#feeds/in/staging.ts'

/** The reader of the report: a person or a program. Programs get JSON, one object a line, the summary last. */
type Printer = {
  /** The columns of a table, before what was left out of it. */
  columns(report: ImportReport): string
  skipped(offer: Skipped): string
  report(report: ImportReport, seconds: number): string
  /** Nothing was written. */
  refused(sentence: string): string
}

const forPeople: Printer = {
  columns: ({ columns }) =>
    columns
      .flatMap(({ sheet, columns: found }) => [
        `${sheet === '' ? staffText('columns of the table:') : staffText('columns of «{sheet}»:', { sheet })}\n`,
        ...found.map(
          ({ letter, name, field, examples }) =>
            `  ${letter} «${name}» → ${field ?? staffText('not used')}: ${examples.join('; ')}\n`,
        ),
      ])
      .join(''),
  skipped({ line, sheet, id, why }) {
    const place = [
      sheet === '' ? '' : `sheet «${sheet}»`,
      line === null ? '' : `line ${line}`,
      id === '' ? '' : `offer ${shownId(id)}`,
    ]
      .filter(Boolean)
      .join(', ')
    return `skipped ${place || 'an offer'}: ${why.join('; ')}\n`
  },
  report(report, seconds) {
    const { format, source, read, added, changed, unchanged, withdrawn, held, skipped } = report
    const reasons = Object.entries(report.reasons).map(([reason, count]) => `  ${reason}: ${count}\n`)
    const names = (['projects', 'houses'] as const).flatMap((part) =>
      report.unknown[part].map(
        ({ name, count }) =>
          `unknown ${part.slice(0, -1)} ${name === '' ? 'without a name' : `«${name}»`}: ${count} ${count === 1 ? 'offer' : 'offers'}\n`,
      ),
    )
    const matches = report.matches.map(
      ({ name, house, units, numbers, floors }) =>
        `«${name}» → ${house}: ${units} ${units === 1 ? 'unit' : 'units'}${span('numbers', numbers)}${span('floors', floors)}\n`,
    )
    return [
      ...matches,
      ...names,
      ...report.warnings.map((warning) => `${warning}\n`),
      ...report.overrides.in_force.map(
        ({ line, unit, before, after, until }) =>
          `by hand (units.yaml:${line}): unit ${unit.id} is ${after.status} at ${after.price} until ${until}; the feed says ${before.status} at ${before.price}\n`,
      ),
      ...report.overrides.problems.map((problem) => `${problemLine(problem)}\n`),
      `${report.dry_run ? 'Dry run, nothing was written. ' : ''}${format} as «${source}», ${seconds.toFixed(1)} s\n`,
      `read ${read}, added ${added}, changed ${changed}, unchanged ${unchanged}, withdrawn ${withdrawn}, held ${held}, skipped ${skipped}\n`,
      ...reasons,
      report.mapping === ''
        ? ''
        : `\nTo be pasted into the file of --mapping and filled in:\n\n${report.mapping}`,
    ].join('')
  },
  refused: (sentence) => `${sentence}\n`,
}

/** `, floors 1–12`; empty where there are none. */
function span(what: string, bounds: readonly number[] | null): string {
  return bounds === null ? '' : `, ${what} ${bounds.join('–')}`
}

const nothing = {
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  held: 0,
  skipped: 0,
  reasons: {},
}

const forPrograms: Printer = {
  columns: () => '',
  skipped: ({ line, id, reason, why }) => `${JSON.stringify({ skipped_offer: { line, id, reason, why } })}\n`,
  report: ({ news: _news, places: _places, ...report }, seconds) =>
    `${JSON.stringify({ ...report, seconds, refused: null })}\n`,
  refused: (sentence) => `${JSON.stringify({ ...nothing, refused: sentence })}\n`,
}

export function printerOf({ isJson }: { isJson: boolean }): Printer {
  return isJson ? forPrograms : forPeople
}
