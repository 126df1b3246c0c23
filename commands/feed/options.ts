import { staffText } from '#domain/staff/staff-text.ts'
import { basename } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { type FeedFormat, feedFormats } from '#feeds/in/feed-formats.ts'
import { isSourceName } from '#feeds/sources/source-name.ts'
import { UsageError } from '../command-context.ts'
import type { SourceWork } from './source-work.ts'

export type FeedOptions = {
  from: string
  format: FeedFormat | null
  mapping: string | null
  source: string | null
  isPartial: boolean
  isForced: boolean
  isDryRun: boolean
  isJson: boolean
  isPrivate: boolean
  /** The file for the columns of a table as they were understood; null for none. */
  columnsFile: string | null
  /** From 0 to 1. */
  withdrawShare: number
  /** Bytes. */
  sizeLimit: number
  /** Milliseconds. */
  timeLimit: number
}

const options = {
  format: { type: 'string', default: 'auto' },
  mapping: { type: 'string' },
  source: { type: 'string' },
  partial: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  private: { type: 'boolean', default: false },
  'write-mapping': { type: 'string' },
  'max-withdrawn': { type: 'string', default: '20' },
  'max-size': { type: 'string', default: '4096' },
  'max-time': { type: 'string', default: '30' },
} as const

/** @throws UsageError when the options mean nothing */
export function parseImport(args: string[]): FeedOptions {
  const { values, positionals } = parsed(args, options)
  const [from, ...others] = positionals
  if (from === undefined || from === '')
    throw new UsageError(staffText('import needs the file or URL of a feed'))
  if (others.length > 0)
    throw new UsageError(
      staffText('import takes one feed, not also «{others}»', { others: others.join(' ') }),
    )
  if (values.source === '') throw new UsageError(staffText('--source takes a name'))
  return {
    from,
    format: formatOf(values.format),
    mapping: values.mapping ?? null,
    source: values.source ?? null,
    isPartial: values.partial,
    isForced: values.force,
    isDryRun: values['dry-run'],
    isJson: values.json,
    isPrivate: values.private,
    columnsFile: values['write-mapping'] ?? null,
    withdrawShare: numberOf('max-withdrawn', values['max-withdrawn'], 0, 100) / 100,
    sizeLimit: numberOf('max-size', values['max-size'], 1, 1_000_000) * 1e6,
    timeLimit: numberOf('max-time', values['max-time'], 1, 1_440) * 60_000,
  }
}

const sourceOptions = {
  file: { type: 'string' },
  force: { type: 'boolean', default: false },
  scheduled: { type: 'boolean', default: false },
} as const

/** The words after `source`. @throws UsageError when they mean nothing */
export function parseSource(args: string[]): Omit<SourceWork, 'environment'> {
  const { values, positionals } = parsed(args, sourceOptions)
  const [source, ...others] = positionals
  if (source === undefined || others.length > 0 || !isSourceName(source)) {
    throw new UsageError(staffText('source takes the name of one source, as it stands in stock.yaml'))
  }
  const file = values.file ?? null
  if (file !== null && (file === '' || basename(file) !== file || file.startsWith('.'))) {
    throw new UsageError(staffText('--file takes the name of a file in the folder of the source'))
  }
  return { source, file, isForced: values.force, isScheduled: values.scheduled }
}

function parsed<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function formatOf(name: string): FeedFormat | null {
  const format = feedFormats.find((each) => each === name)
  if (name === 'auto') return null
  if (format === undefined)
    throw new UsageError(
      staffText('--format takes auto, {formats}, not «{name}»', { formats: feedFormats.join(', '), name }),
    )
  return format
}

function numberOf(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new UsageError(
    staffText('--{option} takes a whole number from {least} to {most}, not «{text}»', {
      option,
      least,
      most,
      text,
    }),
  )
}
