import { z } from 'zod'
import { type Language, languages } from '#domain/languages.ts'

const folder = '/media/'
const fileName = /^contract-(?:ru|kk|en)-[0-9a-f]{8}\.pdf$/

/** The sample of the contract with buyers: a PDF for each language that the company has it in (R973). */
export const ContractSample = z.object({
  date: z.iso.date().meta({ description: 'The day of this edition' }),
  pdfs: z
    .array(
      z.object({
        language: z.enum(languages),
        src: z
          .string()
          .refine((src) => contractFile(src) !== null)
          .meta({ example: '/media/contract-ru-0123abcd.pdf' }),
        bytes: z.int().positive(),
      }),
    )
    .min(1),
})
export type ContractSample = z.infer<typeof ContractSample>

/** The name of the file of one language, by the first 8 digits of its SHA-256: a new edition has a new address. */
export function contractFileName(language: Language, hash: string): string {
  return `contract-${language}-${hash}.pdf`
}

/** The address of such a file. */
export function contractAddress(name: string): string {
  return `${folder}${name}`
}

/** The name of the file that an address leads to; null for any other address. */
export function contractFile(path: string): string | null {
  const name = path.startsWith(folder) ? path.slice(folder.length) : ''
  return fileName.test(name) ? name : null
}
