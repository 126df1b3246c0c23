import { root } from '#scripts/root.ts'
import { emptyPostgres } from '#tests/helpers/databases/postgres-copies.ts'
import { type Lifetime, temporaryFolder } from '#tests/helpers/servers/server.ts'
import { fillHouses, type ImportFigures, imports, measureImport, type Settings } from './feed-import.ts'
import { median } from './load/quantile.ts'

const rounds = 5

/** Offers of a feed of about 50 MB. */
const offers = 18_250

/** Figures of a kind of import, of this checkout and of the one beside it, round by round. */
type Pair = readonly [own: ImportFigures[], other: ImportFigures[]]

/**
 * Imports of this checkout and of another one in turns, so that other work on the machine touches both: medians of
 * the rounds, and of the ratios of each round, above 1 where this checkout is the faster one. Each has a database of
 * its own, new in each round.
 *
 * @param server of PostgreSQL
 * @param other the folder of the other checkout
 */
export async function feedsBeside(lifetime: Lifetime, server: string, other: string): Promise<void> {
  console.log(`\nfeeds: import of 50 MB, medians of ${rounds} rounds in turns with ${other}`)
  console.log(
    '                                  MB/s   beside    ratio    CPU s   beside    ratio   MB of memory',
  )
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    const pairs = imports.map((): Pair => [[], []])
    for (let round = 0; round < rounds; round++) {
      console.error(`… ${engine}, round ${round + 1} of ${rounds}`)
      await oneRound(lifetime, engine === 'SQLite' ? null : server, other, round, pairs)
    }
    for (const [index, { name }] of imports.entries()) {
      console.log(lineOf(`${engine}, ${name}`, pairs[index] ?? [[], []]))
    }
  }
}

async function oneRound(
  lifetime: Lifetime,
  server: string | null,
  other: string,
  round: number,
  pairs: readonly Pair[],
): Promise<void> {
  const sides: { folder: string; settings: Settings; drop: () => unknown }[] = []
  for (const [index, folder] of [root, other].entries()) {
    const copy = server === null ? null : await emptyPostgres(server, `feeds_${round}_${index}`)
    const settings = { DATA_DIR: temporaryFolder(lifetime), DATABASE_URL: copy?.url ?? '' }
    await fillHouses(folder, settings)
    sides.push({ folder, settings, drop: () => copy?.drop() })
  }
  // Who begins changes from round to round.
  const turns = [...sides.entries()]
  if (round % 2 === 1) turns.reverse()
  for (const [index, { priceM2 }] of imports.entries()) {
    for (const [side, { folder, settings }] of turns) {
      pairs[index]?.[side]?.push(await measureImport(lifetime, folder, settings, { offers, priceM2 }))
    }
  }
  for (const { drop } of sides) await drop()
}

function lineOf(name: string, [own, other]: Pair): string {
  const speed = (figures: readonly ImportFigures[]) =>
    median(figures.map(({ megabytes, seconds }) => megabytes / seconds)).toFixed(1)
  const processor = (figures: readonly ImportFigures[]) =>
    median(figures.map((one) => one.processor)).toFixed(2)
  const ratio = (of: 'seconds' | 'processor') =>
    median(other.map((figures, round) => figures[of] / (own[round]?.[of] ?? 0))).toFixed(2)
  const memory = Math.max(...own.map((one) => one.memory)).toFixed(0)
  const cells = [
    speed(own),
    speed(other),
    ratio('seconds'),
    processor(own),
    processor(other),
    ratio('processor'),
    memory,
  ]
  return `${name.padEnd(29)} ${cells.map((cell) => cell.padStart(8)).join(' ')}`
}
