import { pageAt } from '#contract/page-table.ts'
import { endlessWay, isPlace, nextStep, type RedirectRule, type RedirectRules } from '#domain/redirects.ts'
import { isPagePath, stripLanguage } from '#domain/url-rules.ts'
import { FeedRefusal } from '#feeds/in/feed-refusal.ts'
import { readCsv } from '#feeds/in/tables/read-csv.ts'
import type { Row } from '#feeds/in/tables/sheet.ts'
import { FileFault } from '#media/apart/file-fault.ts'
import { readOutsideFile } from '#media/apart/outside-file.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { recordProblem } from './link-problem.ts'
import type { ContentFiles } from './list-files.ts'
import { placeOf, type Problem } from './problem.ts'
import type { Records } from './records.ts'
import { Redirects } from './schemas/lists.ts'
import { checkSource, type FileName, readSource, type SourceFile } from './source-file.ts'
import type { World } from './world.ts'

type Redirect = Records['redirects'][number]

/** A rule with the place where it is written. */
type Written = { redirect: Redirect; source: SourceFile; index: number }

/** Bytes of a list, for some ten thousand addresses. */
const maxBytes = 5_000_000

/**
 * The rules of `redirects.yaml` and of `redirects.csv`, one list: no address stands in it twice, none leads in a circle,
 * and none to a page that is not there (R71, A6).
 */
export function readRedirects(files: ContentFiles, world: World, problems: Problem[]): Redirect[] {
  const file = files.lists.get('redirects')
  const sources = [
    file === undefined ? null : readSource(file, problems),
    files.redirectTable === null ? null : readTable(files.redirectTable, problems),
  ]
  const written = sources.flatMap((source): Written[] => {
    const list = source === null ? null : checkSource(Redirects, source, problems)
    if (source === null || list === null) return []
    return list.redirects.map((redirect, index) => ({ redirect, source, index }))
  })
  problems.push(...problemsOf(written, world))
  return written.map(({ redirect }) => redirect)
}

function* problemsOf(written: readonly Written[], world: World): Generator<Problem> {
  const rules = new Map<string, RedirectRule>()
  const first = new Map<string, Written>()
  for (const each of written) {
    const { is_prefix, keeps_tail, ...rule } = each.redirect
    if (!first.has(rule.path)) first.set(rule.path, each)
    rules.set(rule.path, { ...rule, isPrefix: is_prefix, keepsTail: keeps_tail })
  }
  for (const each of written) {
    const { path, target } = each.redirect
    const way = path === target ? [path, path] : endlessWay(path, rules)
    const missing = way === null ? targetProblem(target, rules, world) : null
    if (first.get(path) !== each) yield problem(each, 'path', staffText('{path} stands here twice', { path }))
    if (path === target) yield problem(each, 'path', staffText('must not lead to itself'))
    else if (way !== null)
      yield problem(each, 'path', staffText('leads nowhere: {way}', { way: way.join(' → ') }))
    if (missing !== null) yield problem(each, 'target', missing)
  }
}

/** Why no visitor arrives at a target, or null. What another rule takes along is checked with that rule. */
function targetProblem(target: string, rules: RedirectRules, world: World): string | null {
  if (!isPlace(target)) return staffText('"{link}" is not an address', { link: target })
  if (!target.startsWith('/') || nextStep(target, rules) !== null) return null
  const path = stripLanguage(new URL(target, 'https://site.invalid').pathname)
  if (!isPagePath(path)) return null
  if (pageAt(path) === null) return staffText('"{link}" is not a page of this site', { link: target })
  return recordProblem(path, world)
}

function problem({ source, index }: Written, field: string, message: string): Problem {
  const path = ['redirects', index, field]
  return { file: source.name, line: source.lineOf(path), message: `${placeOf(path)}: ${message}` }
}

/** The columns of `redirects.csv` by their headings; without headings they stand in this order. */
const columns: readonly (readonly [field: keyof Redirect, heading: RegExp])[] = [
  ['path', /^(?:path|from|old|откуда|старый адрес)$/i],
  ['target', /^(?:target|to|new|куда|новый адрес)$/i],
  ['status', /^(?:status|code|статус|код)$/i],
  ['is_prefix', /^(?:is_prefix|prefix|с вложенными)$/i],
  ['keeps_tail', /^(?:keeps_tail|tail|с хвостом)$/i],
]

/** `redirects.csv` as if it were written in YAML, with the lines of its rows. */
function readTable({ path, name }: FileName, problems: Problem[]): SourceFile | null {
  try {
    const { rows } = readCsv(readOutsideFile(path, maxBytes)).sheet
    const [head, ...rest] = rows
    const headings = head === undefined ? [] : fieldsOf(head)
    const isHead = headings.length > 1
    const fields = isHead ? headings : columns.map(([field], index) => ({ field, index }))
    const records = (isHead ? rest : rows).map((row) => ({ row, record: recordOf(row, fields) }))
    return {
      name,
      data: { redirects: records.map(({ record }) => record) },
      lineOf: ([, index]) => records[Number(index ?? 0)]?.row.number ?? 1,
      lineIn: ([, index]) => records[Number(index ?? 0)]?.row.number ?? 1,
    }
  } catch (error) {
    if (!(error instanceof FileFault) && !(error instanceof FeedRefusal)) throw error
    problems.push({ file: name, line: null, message: error.message })
    return null
  }
}

type Field = { field: keyof Redirect; index: number }

function fieldsOf({ cells }: Row): Field[] {
  return columns.flatMap(([field, heading]) =>
    [...cells].filter(([, { text }]) => heading.test(text)).map(([index]) => ({ field, index })),
  )
}

/** What a cell says in the form of YAML. What means nothing stays a text, which the check names. */
function recordOf({ cells }: Row, fields: readonly Field[]): Record<string, unknown> {
  const said = (text: string, field: string): unknown => {
    if (field === 'status') return /^\d+$/.test(text) ? Number(text) : text
    if (field === 'path' || field === 'target') return text
    if (/^(?:1|да|yes|true|\+)$/i.test(text)) return true
    return /^(?:0|нет|no|false|-)$/i.test(text) ? false : text
  }
  return Object.fromEntries(
    fields.flatMap(({ field, index }) => {
      const text = cells.get(index)?.text
      return text === undefined ? [] : [[field, said(text, field)]]
    }),
  )
}
