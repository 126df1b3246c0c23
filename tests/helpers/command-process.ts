/**
 * Runs commands of `npm run` one after another, for `run-command.ts`: loading a command takes longer than most of them
 * work. An answer comes when nothing is left to do, where the process of a single command would end.
 */
import { inspect } from 'node:util'

export type CommandOrder = { command: string; args: readonly string[]; env: Record<string, string> }
export type CommandAnswer = { code: number; stdout: string; stderr: string }

const written = { stdout: new Array<Buffer>(), stderr: new Array<Buffer>() }
for (const name of ['stdout', 'stderr'] as const) {
  // Each command listens to its output.
  process[name].setMaxListeners(0)
  process[name].write = (chunk: string | Uint8Array, encoding?: unknown, done: unknown = encoding) => {
    written[name].push(Buffer.from(chunk))
    if (typeof done === 'function') process.nextTick(done)
    return true
  }
}
process.setMaxListeners(0)

let runs = 0
let isRunning = false

process.on('message', ({ command, args, env }: CommandOrder) => {
  isRunning = true
  runs += 1
  process.channel?.unref()
  process.env = env
  process.argv.splice(2, Infinity, ...args)
  process.exitCode = undefined
  // The number makes the command run again; what it imports stays.
  import(`../../commands/${command}.ts?${String(runs)}`).catch((error: unknown) => {
    process.stderr.write(`${inspect(error)}\n`)
    process.exitCode = 1
  })
})

process.on('beforeExit', () => {
  if (!isRunning) return
  isRunning = false
  const said = (name: keyof typeof written) => Buffer.concat(written[name].splice(0)).toString()
  process.channel?.ref()
  process.send?.({
    code: Number(process.exitCode ?? 0),
    stdout: said('stdout'),
    stderr: said('stderr'),
  } satisfies CommandAnswer)
})

process.once('disconnect', () => process.exit())
