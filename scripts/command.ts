import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from './root.ts'

/**
 * Runs a script of ours or of a package with the pinned runtime and returns its output.
 *
 * @param script path from the project's folder
 */
export async function runScript(
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    // The output is read later, maybe in a file: no colours.
    env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return {
    code: await exit,
    output: [err, out]
      .map((part) => part.trim())
      .filter(Boolean)
      .join('\n'),
  }
}

/** The tools of every day, where their packages keep them. */
export const tools = {
  format: 'node_modules/oxfmt/bin/oxfmt',
  lint: 'node_modules/oxlint/bin/oxlint',
  types: 'node_modules/typescript/bin/tsc',
  pages: 'node_modules/@react-router/dev/bin.cjs',
  unused: 'node_modules/knip/bin/knip.js',
} as const
