import { readFileSync } from 'node:fs'
import type { FontFile, FontMetrics, StandInKind } from '#domain/font-faces.ts'
import { fontListFile } from '../places.ts'

/** The fonts that come with the project, by the names that `company.yaml` has for them. */
export type FontList = Record<
  string,
  {
    name: string
    files: FontFile[]
    standIn: StandInKind
    metrics: FontMetrics
    bytes: number
    /** Its files for documents: one for each weight. One with two is for running text, too, and not for headings alone. */
    documents: string[]
  }
>

/** @throws Error when `npm run media -- fonts` has not made the list */
export function readFontList(): FontList {
  return JSON.parse(readFileSync(fontListFile, 'utf8')) as FontList
}
