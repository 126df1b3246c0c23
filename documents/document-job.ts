import type { IconLook } from '#contract/icons.ts'
import type { KeepDays } from '#domain/keep-days.ts'
import type { Language } from '#domain/languages.ts'
import type { PdfManner } from './calculation-pdf.ts'
import type { CalculationSheet } from './calculation-sheet.ts'
import type { PriceSheetDocument } from './price-sheet-document.ts'
import type { Operator, PolicyText } from './policy-wording.ts'
import type { ShareWords } from './share/share-words.ts'

/** A document to be made. It goes to a thread, so it holds plain values only. */
export type DocumentJob =
  | { kind: 'calculation'; sheet: CalculationSheet; manner: PdfManner }
  | { kind: 'priceSheet'; document: PriceSheetDocument; manner: PdfManner }
  | { kind: 'policy'; text: PolicyText; language: Language; operator: Operator; keep: KeepDays }
  /** An icon of the site: of a drawing or of the file of a picture. */
  | { kind: 'icon'; mark: string | Uint8Array; look: IconLook; side: number }
  /** A preview picture of a link; `file` is what it shows beside its words. */
  | { kind: 'share'; words: ShareWords; file: Uint8Array | null }
  /** A drawing or a picture of ours as PNG. */
  | { kind: 'png'; file: Uint8Array }

/** The thread's answer to a job: the file, or why there is none. */
export type DocumentAnswer = { bytes: Uint8Array<ArrayBuffer> } | { error: Error }
