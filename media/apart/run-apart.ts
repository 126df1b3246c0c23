import { fork } from 'node:child_process'
import { mostMakingSeconds, mostMemory, mostSeconds } from '../settings.ts'
import { FileFault } from './file-fault.ts'
import type { Answer } from './work-apart.ts'

/** What a process may take: seconds to read the file and then to make something of it, bytes of memory. */
export type ApartLimits = { reading: number; making: number; memory: number }

const usual: ApartLimits = { reading: mostSeconds, making: mostMakingSeconds, memory: mostMemory }

/** MB of the process's own heap: pixels lie outside of it. */
const heap = 256

/**
 * Has a job done by a process of its own, which is killed when it takes too long, and kills itself when it holds too
 * much memory: a file from outside may be made to break its reader. The process sees no settings of the site, so none of
 * its secrets. It is limited in time and memory and in nothing else: it runs as the same user.
 *
 * @param program a file that calls `workApart`
 * @returns what the work answered; the caller parses it
 * @throws FileFault when the file is at fault, or breaks the process
 * @throws Error when the machine is: a full disk, a missing right
 */
export function runApart(program: URL, job: object, limits: ApartLimits = usual): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${heap}`],
    // Native code may write to these; a broken picture must not speak in the middle of the progress.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
  })
  let late: string | null = null
  let answer: Answer | null = null
  const within = (seconds: number, words: string) =>
    setTimeout(() => {
      late = words
      child.kill('SIGKILL')
    }, seconds * 1000)
  let timer = within(limits.reading, `takes more than ${limits.reading} s to read`)
  child.on('message', (message: Answer | 'read') => {
    clearTimeout(timer)
    if (message === 'read') {
      timer = within(limits.making, `takes more than ${limits.making} s to make its files`)
    } else {
      answer = message
      child.disconnect()
    }
  })
  child.once('error', reject)
  child.once('exit', (code, signal) => {
    clearTimeout(timer)
    if (answer !== null) settle(answer, resolve, reject)
    else if (late !== null) reject(new FileFault(late))
    else reject(new FileFault(brokenBy(code, signal, limits)))
  })
  child.send({ job, memory: limits.memory })
  return promise
}

function settle(answer: Answer, resolve: (value: unknown) => void, reject: (error: Error) => void): void {
  if ('value' in answer) resolve(answer.value)
  else if ('fault' in answer) reject(new FileFault(answer.fault))
  else reject(Object.assign(new Error(answer.error), { code: answer.code }))
}

/** The process kills itself above its memory, as the system does where there is none left; a full heap aborts it. */
function brokenBy(code: number | null, signal: NodeJS.Signals | null, { memory }: ApartLimits): string {
  if (signal === 'SIGKILL' || signal === 'SIGABRT' || code === 134)
    return `needs more than ${Math.round(memory / 1_000_000)} MB of memory to read`
  return `breaks the program that reads it (${signal ?? `exit code ${String(code)}`})`
}
