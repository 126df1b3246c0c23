import { currentFormat } from '#content/format/format.ts'
import { staffText } from '#domain/staff/staff-text.ts'

/** A line about a folder of an older format, which is read as if it had the present one (R661); null for one of today. */
export function olderFormat(format: number): string | null {
  if (format === currentFormat) return null
  return staffText(
    'The folder has format {format}, this program has {current}: it still reads it, later ones will not. Upgrade it: npm run content -- upgrade',
    { format, current: currentFormat },
  )
}
