import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

type Output = { stdout: string; stderr: string }

/** Runs a tool to its end. When it fails, its complaints are in the error. */
export function run(command: string, ...args: string[]): Promise<Output> {
  // Health checks are run by us: timers of systemd, which podman asks for them, are not everywhere.
  const env = { ...process.env, DISABLE_HC_SYSTEMD: 'true' }
  return execute(command, args, { env, maxBuffer: 64 * 2 ** 20 })
}

export type Podman = (...args: string[]) => Promise<Output>

/** A podman with images, volumes and networks of its own, in a folder. */
export function podmanIn(folder: string, runtime: string): Podman {
  const places = [
    `--root=${folder}/storage`,
    `--runroot=${folder}/run`,
    `--network-config-dir=${folder}/networks`,
  ]
  return (...args) => run('podman', ...places, ...(runtime === '' ? [] : [`--runtime=${runtime}`]), ...args)
}

/** Limits that hold in every container: those that podman sets are more than some machines allow. */
export const ulimits = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=1024:1024']
