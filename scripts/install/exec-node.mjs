import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a command in the place of this process: where Node can, it becomes that process; elsewhere same terminal, signals
 * passed on, same exit code.
 *
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<never>}
 */
export function handOver(command, args, env) {
  if (process.execve !== undefined) process.execve(command, [command, ...args], env)
  const child = spawn(command, args, { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  return new Promise((_, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      process.exit(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0)),
    )
  })
}
