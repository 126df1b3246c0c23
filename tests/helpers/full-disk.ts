import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * A disk for one process: while it is full the kernel refuses that process every write to a file (EFBIG, by its limit
 * for the size of files, as a full disk does by ENOSPC). Reading goes on.
 */
export async function setDisk(pid: number, state: 'full' | 'free'): Promise<void> {
  // The hard limit stays, so that the soft one can be raised again.
  await run('prlimit', ['--pid', String(pid), `--fsize=${state === 'full' ? '0' : 'unlimited'}:unlimited`])
}
