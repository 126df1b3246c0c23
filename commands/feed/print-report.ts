import { staffCount, staffText } from '#domain/staff/staff-text.ts'
import type { ImportReport } from '#feeds/in/import-feed.ts'
import { problemLine } from '#feeds/overrides/find-units.ts'
import { reasonText, shownId, type SkipReason } from '#feeds/in/skip-reasons.ts'
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
      sheet === '' ? '' : staffText('sheet «{sheet}»', { sheet }),
      line === null ? '' : staffText('line {line}', { line }),
      id === '' ? '' : staffText('offer {id}', { id: shownId(id) }),
    ]
      .filter(Boolean)
      .join(', ')
    return `${staffText('skipped {place}: {why}', { place: place || staffText('an offer'), why: why.join('; ') })}\n`
  },
  report(report, seconds) {
    const { format, source, read, added, changed, unchanged, withdrawn, held, skipped } = report
    const reasons = Object.entries(report.reasons).map(
      ([reason, count]) => `  ${reasonText(reason as SkipReason)}: ${count}\n`,
    )
    const names = (['projects', 'houses'] as const).flatMap((part) =>
      report.unknown[part].map(
        ({ name, count }) =>
          `${staffText(unknownWords[part][count === 1 ? 0 : 1], { name: name === '' ? staffText('without a name') : `«${name}»`, count })}\n`,
      ),
    )
    const matches = report.matches.map(
      ({ name, house, units, numbers, floors }) =>
        `«${name}» → ${house}: ${[staffCount('{count} unit', '{count} units', units), ...span('numbers {span}', numbers), ...span('floors {span}', floors)].join(', ')}\n`,
    )
    const total = { read, added, changed, unchanged, withdrawn, held, skipped }
    const run = staffText('{format} as «{source}», {seconds} s', {
      format,
      source,
      seconds: seconds.toFixed(1),
    })
    return [
      ...matches,
      ...names,
      ...report.warnings.map((warning) => `${warning}\n`),
      ...report.overrides.in_force.map(
        ({ line, unit, before, after, until }) =>
          `${staffText('by hand (units.yaml:{row}): unit {id} is {after} at {price} until {until}; the feed says {before} at {old}', { row: line, id: unit.id, after: after.status, price: after.price, until, before: before.status, old: before.price })}\n`,
      ),
      ...report.overrides.problems.map((problem) => `${problemLine(problem)}\n`),
      `${report.dry_run ? staffText('Dry run, nothing was written. ') : ''}${run}\n`,
      `${staffText('read {read}, added {added}, changed {changed}, unchanged {unchanged}, withdrawn {withdrawn}, held {held}, skipped {skipped}', total)}\n`,
      ...reasons,
      report.mapping === ''
        ? ''
        : `\n${staffText('To be pasted into the file of --mapping and filled in:')}\n\n${report.mapping}`,
    ].join('')
  },
  refused: (sentence) => `${sentence}\n`,
}

/** `floors 1–12`; none where there are none. */
function span(words: 'numbers {span}' | 'floors {span}', bounds: readonly number[] | null): string[] {
  return bounds === null ? [] : [staffText(words, { span: bounds.join('–') })]
}

const unknownWords = {
  projects: ['unknown project {name}: {count} offer', 'unknown project {name}: {count} offers'],
  houses: ['unknown house {name}: {count} offer', 'unknown house {name}: {count} offers'],
} as const

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
