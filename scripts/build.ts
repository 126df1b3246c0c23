import { join } from 'node:path'
import { precompress } from '#server/http/precompress.ts'
import { StartError } from '#server/start-error.ts'
import { inputsHash, isBuilt, removeStamp, writeStamp } from './build-stamp.ts'
import { runScript, tools } from './command.ts'
import { waiting } from './install/waiting.mjs'
import { root } from './root.ts'

/** Builds the pages for production when their sources differ from those of the last build. Answers whether it did. */
export async function buildWhenChanged(): Promise<boolean> {
  const hash = inputsHash(root)
  if (isBuilt(root, hash)) return false
  mustBeWritable(() => removeStamp(root))
  const done = waiting('Building the pages')
  try {
    const { code, output } = await runScript(tools.pages, ['build'], {
      ...process.env,
      NODE_ENV: 'production',
    })
    if (code !== 0) throw new StartError(`The pages could not be built:\n${output}`)
    await precompress(join(root, 'build/client'))
  } finally {
    done()
  }
  writeStamp(root, hash)
  return true
}

function mustBeWritable(write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new StartError(
      `The folder ${join(root, 'build')} cannot be written, so the pages cannot be built.
Give it to the user who runs the command (chown), or run it from a copy of the project that you may write.`,
      error,
    )
  }
}
