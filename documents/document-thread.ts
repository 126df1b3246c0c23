import { Worker } from 'node:worker_threads'
import { Mutex } from 'async-mutex'
import type { DocumentAnswer, DocumentJob } from './document-job.ts'

/** Documents that wait or are being made; a tenth of a second each at the longest term. */
const longestQueue = 20

/** A document takes less than a second. One that takes this long will never be ready. Milliseconds. */
const longestWork = 30_000

/** A thread without work ends after this time, and gives its memory back. Milliseconds. */
const longestRest = 60_000

/** More than the longest document needs, in megabytes. */
const memory = 256

/** Too many documents are wanted at once. */
export class TooManyDocuments extends Error {
  /** Whole seconds after which a caller may come again. */
  readonly retryAfter = 5

  constructor() {
    super('too many documents')
    this.name = 'TooManyDocuments'
  }
}

/** Makes documents one after another in a thread of its own, which starts with the first of them. */
export type DocumentThread = {
  /** @throws TooManyDocuments when as many as may wait are accepted already */
  make(job: DocumentJob): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

type ThreadOptions = {
  longest?: number
  timeoutMs?: number
  /** Where the import makes the fonts of the company. */
  fontFolder?: string | null
}

export function documentThread({
  longest = longestQueue,
  timeoutMs = longestWork,
  fontFolder = null,
}: ThreadOptions = {}): DocumentThread {
  const turns = new Mutex()
  let accepted = 0
  let worker: Worker | null = null
  let rest: NodeJS.Timeout | undefined

  function started(): Worker {
    const next = new Worker(new URL('./document-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory },
      workerData: { fontFolder },
    })
    // Its end reaches the caller of its job, see below; without a job it is of no interest.
    next.on('error', () => {})
    next.once('exit', () => {
      if (worker === next) worker = null
    })
    return next
  }

  async function close(): Promise<void> {
    clearTimeout(rest)
    const ending = worker
    worker = null
    await ending?.terminate()
  }

  async function inThread(job: DocumentJob): Promise<Uint8Array<ArrayBuffer>> {
    clearTimeout(rest)
    worker ??= started()
    const thread = worker
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    const answered = (answer: DocumentAnswer) =>
      'error' in answer ? reject(answer.error) : resolve(answer.bytes)
    const ended = () => reject(new Error('the thread of documents ended'))
    const late = setTimeout(() => void close(), timeoutMs)
    thread.once('message', answered).once('error', reject).once('exit', ended).ref()
    thread.postMessage(job, [])
    try {
      return await promise
    } finally {
      clearTimeout(late)
      // An idle thread does not keep the process alive.
      thread.off('message', answered).off('error', reject).off('exit', ended).unref()
      rest = setTimeout(() => void close(), longestRest).unref()
    }
  }

  return {
    async make(job) {
      if (accepted >= longest) throw new TooManyDocuments()
      accepted += 1
      try {
        return await turns.runExclusive(() => inThread(job))
      } finally {
        accepted -= 1
      }
    },
    close,
  }
}
