/** The thread that makes documents, so that nobody waits for a page while one is made (R377). */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { SiteFonts } from '#contract/site-fonts.ts'
import type { DocumentAnswer, DocumentJob } from './document-job.ts'

/** Where the fonts of the company are; null where nobody makes any. */
const { fontFolder } = workerData as { fontFolder: string | null }

async function facesFor(fonts: SiteFonts | undefined) {
  const { facesOf } = await import('./site-faces.ts')
  return facesOf(fonts, fontFolder)
}

async function made(job: DocumentJob): Promise<Uint8Array> {
  // Each writer is loaded with its first document: they are large.
  switch (job.kind) {
    case 'calculation': {
      const { calculationPdf } = await import('./calculation-pdf.ts')
      return calculationPdf(job.sheet, job.manner, await facesFor(job.manner.operator.fonts))
    }
    case 'priceSheet': {
      const { priceSheetPdf } = await import('./price-sheet-pdf.ts')
      return priceSheetPdf(job.document, job.manner, await facesFor(job.manner.operator.fonts))
    }
    case 'policy': {
      const { policyPdf } = await import('./policy.ts')
      return policyPdf(job.text, job.language, job.operator, job.keep, await facesFor(job.operator.fonts))
    }
    case 'icon': {
      const { icon } = await import('./icon/icon.ts')
      return icon(job.mark, job.look, job.side)
    }
    case 'png': {
      const { pngPicture } = await import('./png-picture.ts')
      return pngPicture(job.file)
    }
    case 'share': {
      const { sharePicture } = await import('./share/share-picture.ts')
      return sharePicture(job.words, job.file, await facesFor(job.words.brand.fonts))
    }
  }
}

async function answerTo(job: DocumentJob): Promise<DocumentAnswer> {
  try {
    return { bytes: new Uint8Array(await made(job)) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/node'))
parentPort?.on('message', (job: DocumentJob) => {
  void answerTo(job).then((answer) =>
    parentPort?.postMessage(answer, 'bytes' in answer ? [answer.bytes.buffer] : []),
  )
})
