import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { z } from 'zod'
import { contractAddress, contractFileName, type ContractSample } from '#contract/contract-sample.ts'
import { languages } from '#domain/languages.ts'
import { staffText } from '#domain/staff/staff-text.ts'
import { storeOnce } from '#media/pictures/store-picture.ts'
import { below, type Folder } from './list-files.ts'
import type { Problem } from './problem.ts'
import type { companySchema } from './schemas/lists.ts'

type Named = NonNullable<z.output<ReturnType<typeof companySchema>>['contract_sample']>

/** Megabytes of one file: a scan of a contract may be large, and a phone has to load it. */
const maxMegabytes = 10

/** The sample as pages name it, and its files as they come with the folder, by the name that the site gives them. */
export type ReadContractSample = {
  readonly sample: ContractSample
  readonly files: ReadonlyMap<string, Uint8Array>
}

/** The sample contract that `company.yaml` names; null where a file of it is missing, too large or no PDF. */
export function readContractSample(
  folder: Folder,
  { date, pdf }: Named,
  problems: Problem[],
): ReadContractSample | null {
  const told = languages.flatMap((language) => {
    const path = pdf[language]
    return path === undefined ? [] : [{ language, bytes: readPdf(below(folder, path), problems) }]
  })
  const files = new Map<string, Uint8Array>()
  const sample: ContractSample = { date, pdfs: [] }
  for (const { language, bytes } of told) {
    if (bytes === null) return null
    const name = contractFileName(language, createHash('sha256').update(bytes).digest('hex').slice(0, 8))
    files.set(name, bytes)
    sample.pdfs.push({ language, src: contractAddress(name), bytes: bytes.byteLength })
  }
  return { sample, files }
}

function readPdf({ path, name }: Folder, problems: Problem[]): Uint8Array | null {
  const refuse = (message: string) => {
    problems.push({ file: name, line: null, message })
    return null
  }
  if (!existsSync(path)) return refuse(staffText('there is no such file'))
  if (statSync(path).size > maxMegabytes * 1_000_000)
    return refuse(staffText('is larger than {most} MB', { most: maxMegabytes }))
  const bytes = readFileSync(path)
  return bytes.toString('latin1', 0, 5) === '%PDF-' ? bytes : refuse(staffText('is not a PDF'))
}

/** Brings the files to where the site answers them (R973). */
export async function storeContractSample(found: ReadContractSample | null, folder: URL): Promise<void> {
  for (const [name, bytes] of found?.files ?? []) await storeOnce(folder, name, async () => bytes)
}
