import { filled } from '#domain/filled.ts'
import type { FeedHouse } from '#database/feeds/feed-houses.ts'
import { estateNumber } from '#domain/estate-number.ts'
import { formatPrice } from '#domain/money.ts'
import type { ImportReport } from '#feeds/in/import-feed.ts'
import { type NewsKind, newsKinds, type UnitNews } from '#feeds/in/news.ts'
import type { OverrideInForce } from '#feeds/overrides/without-overrides.ts'
import { shownId } from '#feeds/in/skip-reasons.ts'
import type { SourceOutcome } from '#feeds/sources/read-source.ts'
import { stockReportRu as words } from '#texts/staff/stock-report.ts'
import { document, escaped, table } from './html.ts'

export type Told = Exclude<SourceOutcome, { kind: 'left' | 'unchanged' }>

type Reading = {
  source: string
  /** The name of the file; null for the address. */
  file: string | null
  /** As people read it. */
  moment: string
  houses: readonly FeedHouse[]
}

/** One reading of a source, as staff read it (R528). Everything that comes from the feed is escaped. */
export function reportPage(outcome: Told, { source, file, moment, houses }: Reading): string {
  const title = filled(words.of, { source, moment })
  const from = file === null ? words.fromAddress : filled(words.from, { name: file })
  const body = outcome.kind === 'refused' ? refusal(outcome) : imported(outcome, houses)
  return document(
    title,
    `<p><a href="../index.html">${words.back}</a></p><h1>${escaped(title)}</h1><p>${escaped(from)}</p>\n${body}`,
  )
}

function refusal({ why, mapping }: Extract<Told, { kind: 'refused' }>): string {
  return `<h2>${words.refused}</h2><p>${escaped(why)}</p>${lines(words.mappingTitle, mapping)}`
}

function imported(
  { report, skipped }: Extract<Told, { kind: 'imported' }>,
  houses: readonly FeedHouse[],
): string {
  const { news } = report
  const totals = { ...report, ...news.counts }
  const counts = (Object.keys(words.totals) as (keyof typeof words.totals)[]).map(
    (key) => `${words.totals[key]} ${totals[key]}`,
  )
  return [
    `<p><strong>${counts.join(', ')}</strong></p>`,
    unknownPlaces(report, houses),
    ...newsKinds.map((kind) => unitTable(kind, news.units[kind], news.counts[kind])),
    byHand(report.overrides, houses),
    titled(
      words.skippedTitle,
      table(
        Object.values(words.skipped),
        skipped.map(({ line, sheet, id, reason, why }) => [
          [sheet, line ?? ''].filter((part) => part !== '').join(', '),
          shownId(id),
          [words.reasons[reason], ...why.map(detailOf)].filter(Boolean).join(' '),
        ]),
      ) + more(report.skipped - skipped.length),
    ),
    titled(
      words.matchesTitle,
      table(
        Object.values(words.matches),
        report.matches.map(({ name, house, units, numbers, floors }) => [
          name,
          house,
          String(units),
          spans(numbers, floors),
        ]),
      ),
    ),
    titled(
      words.warningsTitle,
      report.warnings.length === 0
        ? ''
        : `<ul>${report.warnings.map((warning) => `<li>${escaped(warning)}</li>`).join('')}</ul>`,
    ),
    lines(words.mappingTitle, report.mapping),
  ].join('\n')
}

/** Houses that the feed has and we have not, and those of ours that nothing of the feed was taken for. */
function unknownPlaces({ unknown, matches, places }: ImportReport, houses: readonly FeedHouse[]): string {
  const names = [...unknown.projects, ...unknown.houses]
  if (names.length === 0) return ''
  const taken = new Set(matches.map(({ house }) => house))
  const free = houses.filter(({ slug }) => !taken.has(slug)).slice(0, 50)
  const hint =
    free.length === 0
      ? words.noHint
      : filled(words.unknownHint, {
          houses: free
            .map(({ slug, names: [name], complex }) => `${slug} (${complex.names[0]}, ${name})`)
            .join('; '),
        })
  const rows = names.map(({ name, count }) => {
    const known = places.find((place) => place.name === name)
    return [name, String(count), known === undefined ? '' : spans(known.numbers, known.floors)]
  })
  return titled(words.unknownTitle, `${table(Object.values(words.unknown), rows)}<p>${escaped(hint)}</p>`)
}

/** What staff say of units by hand, and which of their lines do nothing (R593). */
function byHand(
  { in_force: inForce, problems }: ImportReport['overrides'],
  houses: readonly FeedHouse[],
): string {
  const slugs = new Map(houses.map(({ id, slug }) => [id, slug]))
  const shown = ({ status, price }: OverrideInForce['before']) =>
    [words.statuses[status], price === 0 ? '' : formatPrice(price, 'local')].filter(Boolean).join(', ')
  const rows = inForce.map(({ unit, before, after, promotion, until, line }) => [
    nameOf(unit),
    slugs.get(unit.house_id) ?? '',
    shown(before),
    [shown(after), ...(promotion === null ? [] : [filled(words.byPromotion, { slug: promotion })])].join(
      ', ',
    ),
    until,
    String(line),
  ])
  const idle = problems.map(({ line, unit, why }) => [String(line), unit, words.overrideReasons[why]])
  return [
    titled(words.overridesTitle, table(Object.values(words.overrides), rows)),
    titled(words.overrideProblemsTitle, table(Object.values(words.overrideProblems), idle)),
  ].join('')
}

function nameOf({ category, geo_flatnum }: Pick<UnitNews, 'category' | 'geo_flatnum'>): string {
  return `${words.categories[category]} ${geo_flatnum === '' ? '—' : estateNumber(category, geo_flatnum)}`
}

function unitTable(kind: NewsKind, units: readonly UnitNews[], count: number): string {
  const { columns } = words
  const isPrice = kind === 'added' || kind === 'price'
  const shown = (price: number | undefined, status: UnitNews['status'] | undefined) =>
    isPrice
      ? price === undefined
        ? ''
        : formatPrice(price, 'local')
      : status === undefined
        ? ''
        : words.statuses[status]
  const rows = units.map(({ house, floor, area_total, price, status, before, ...unit }) => [
    nameOf(unit),
    house,
    String(floor),
    String(area_total).replace('.', ','),
    shown(before?.price, before?.status),
    shown(price, status),
  ])
  return titled(words.kinds[kind], table(Object.values(columns), rows) + more(count - units.length))
}

/** The word of the feed that a sentence quotes. */
function detailOf(why: string): string {
  return /«.*»/s.exec(why)?.[0] ?? ''
}

function spans(numbers: readonly number[] | null, floors: readonly number[] | null): string {
  return [
    numbers && filled(words.numbers, { first: String(numbers[0]), last: String(numbers[1]) }),
    floors && filled(words.floors, { first: String(floors[0]), last: String(floors[1]) }),
  ]
    .filter((part) => part !== null)
    .join(', ')
}

function more(count: number): string {
  return count > 0 ? `<p>${filled(words.andMore, { count: String(count) })}</p>` : ''
}

function titled(title: string, body: string): string {
  return body === '' ? '' : `<h2>${escaped(title)}</h2>${body}`
}

function lines(title: string, text: string): string {
  return titled(title, text === '' ? '' : `<pre>${text.split('\n').map(escaped).join('\n')}</pre>`)
}
