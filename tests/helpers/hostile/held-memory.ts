import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes that this process holds and cannot give back: objects and the arrays beside them, after cleaning up. */
export function heldMemory(): number {
  setFlagsFromString('--expose-gc')
  const clean = runInNewContext('gc') as () => void
  clean()
  clean()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
