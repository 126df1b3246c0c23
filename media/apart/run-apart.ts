import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { staffLanguage, staffText } from '#domain/staff/staff-text.ts'
import { maxMakingSeconds, maxMemory, maxSeconds, maxStartingSeconds } from '../settings.ts'
import { FileFault } from './file-fault.ts'
import { type Answer, memorySignal } from './work-apart.ts'

/**
 * What a process may take: seconds to start, to read the file and then to make something of it, bytes of memory. It has
 * started when its decoder is loaded: on a busy machine that is slow, and no file's fault.
 */
export type ApartLimits = { starting: number; reading: number; making: number; memory: number }

const usual: ApartLimits = {
  starting: maxStartingSeconds,
  reading: maxSeconds,
  making: maxMakingSeconds,
  memory: maxMemory,
}

/** Compiled modules are kept from process to process: they begin in less than half of the time. No secret, either. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url))

/** MB of the process's own heap: pixels lie outside of it. */
const heap = 256

/** The characters that are kept of what a process says before it ends: the reason stands last. */
const lastWords = 2000

/**
 * Has a job done by a process of its own, which is killed when it takes too long, and kills itself when it holds too
 * much memory: a file from outside may be made to break its reader. The process sees no settings of the site, so none of
 * its secrets. It is limited in time and memory and in nothing else: it runs as the same user.
 *
 * @param program a file that calls `workApart`
 * @returns what the work answered; the caller parses it
 * @throws FileFault when the file is at fault, or breaks the process
 * @throws Error when the machine is: a process that cannot start, a full disk, a missing right
 */
export async function runApart(program: URL, job: object, limits: ApartLimits = usual): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${heap}`],
    // Native code may write to these; a broken picture must not speak in the middle of the progress.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { NODE_COMPILE_CACHE: compiled },
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    said = (said + words).slice(-lastWords)
  })
  let isReady = false
  let late: Error | null = null
  let answer: Answer | null = null
  const within = (seconds: number, error: Error) =>
    setTimeout(() => {
      late = error
      child.kill('SIGKILL')
    }, seconds * 1000)
  let timer = within(
    limits.starting,
    new Error(`a process was not ready after ${limits.starting} s: the machine is too busy, perhaps`),
  )
  child.on('message', (message: Answer | 'ready' | 'read') => {
    clearTimeout(timer)
    if (message === 'ready') {
      isReady = true
      timer = within(
        limits.reading,
        new FileFault(staffText('takes more than {count} s to read', { count: limits.reading })),
      )
      // One that ends meanwhile tells why by its end.
      child.send({ job, memory: limits.memory, language: staffLanguage() }, () => {})
    } else if (message === 'read') {
      timer = within(
        limits.making,
        new FileFault(staffText('takes more than {count} s to make its files', { count: limits.making })),
      )
    } else {
      answer = message
      child.kill('SIGKILL')
    }
  })
  child.on('error', (error) => {
    clearTimeout(timer)
    reject(error)
  })
  child.once('exit', (code, signal) => {
    clearTimeout(timer)
    if (answer !== null) settle(answer, resolve, reject)
    else if (late !== null) reject(late)
    else if (isReady) reject(brokenBy(code, signal, limits))
    // Its last words may come after its end.
    else child.once('close', () => reject(notStarted(code, signal, said)))
  })
  return promise
}

function settle(answer: Answer, resolve: (value: unknown) => void, reject: (error: Error) => void): void {
  if ('value' in answer) resolve(answer.value)
  else if ('fault' in answer) reject(new FileFault(answer.fault))
  else reject(Object.assign(new Error(answer.error), { code: answer.code }))
}

/** Sharp that cannot be loaded, a missing file of the program. */
function notStarted(code: number | null, signal: NodeJS.Signals | null, said: string): Error {
  return new Error(`a process ended before its work (${endOf(code, signal)}): ${said.trim()}`)
}

/** The process ends itself above its memory; a full heap aborts it. */
function brokenBy(code: number | null, signal: NodeJS.Signals | null, { memory }: ApartLimits): Error {
  if (signal === memorySignal || signal === 'SIGABRT' || code === 134)
    return new FileFault(
      staffText('needs more than {size} MB of memory to read', { size: Math.round(memory / 1_000_000) }),
    )
  // Nobody here does that: a system without memory takes what takes the most of it.
  if (signal === 'SIGKILL') return new Error('the system killed a process: it has too little memory, perhaps')
  return new FileFault(staffText('breaks the program that reads it ({how})', { how: endOf(code, signal) }))
}

function endOf(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ?? `exit code ${String(code)}`
}
