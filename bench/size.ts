import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/root.ts'

/** The state that sizes are compared with when no other is named: the one that the first reviews were made of. */
const firstReview = 'ab53428'

/** Code and style. Texts and content are not counted: more words for visitors are not more code. */
function countedOf(paths: readonly string[]): string[] {
  // Until 2026-11 the records were in `content/`, which has the code of their import now.
  const hasRecordsApart = paths.some((path) => path.startsWith('demo-company/'))
  const isContent = (path: string) => !hasRecordsApart && /^content\/(?!demo\/|import\/)/.test(path)
  return paths.filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !isText(path) && !isContent(path))
}

/** A file of texts: an area in three languages, or in one of them as it was until 2026-11. */
const isText = (path: string) =>
  /^texts\/.+\/(ru|kk|en)\.ts$/.test(path) || /^texts\/(staff\/)?(?!texts?\.)[a-z-]+\.ts$/.test(path)

type Size = { files: number; lines: number; comments: number }

/** The size at a commit: lines without blank ones, comments apart. The formatter has set the lines. */
function sizeAt(commit: string): Size {
  const folder = mkdtempSync(join(tmpdir(), 'size-'))
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    const paths = countedOf(globSync('**/*', { cwd: folder }))
    const counts = paths.map((path) => countLines(readFileSync(join(folder, path), 'utf8')))
    const sum = (key: 0 | 1) => counts.reduce((total, count) => total + count[key], 0)
    return { files: paths.length, lines: sum(0), comments: sum(1) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Lines of code and lines of comments. A line with both is code. */
export function countLines(source: string): [lines: number, comments: number] {
  let [lines, comments, isInside] = [0, 0, false]
  for (const line of source.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const isComment = isInside || /^(\/\/|\/\*|\{\/\*)/.test(line)
    if (isComment) comments++
    else lines++
    if (isInside || line.startsWith('/*') || line.startsWith('{/*')) isInside = !line.includes('*/')
  }
  return [lines, comments]
}

/** `npm run bench -- size [commit]`: how much code there is now, and beside an earlier commit. */
export async function sizeFigures(_: unknown, [earlier = firstReview]: readonly string[]): Promise<void> {
  const [before, now] = [sizeAt(earlier), sizeAt('HEAD')]
  for (const [name, { files, lines, comments }] of [
    [earlier, before],
    ['now', now],
  ] as const)
    console.log(
      `size ${name}: ${files} files, ${lines} lines of code, ${((100 * comments) / lines).toFixed(1)} comments per 100`,
    )
  console.log(`size: ${((100 * now.lines) / before.lines).toFixed(1)} % of ${earlier}`)
}
