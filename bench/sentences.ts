import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { companyVocabulary } from '#domain/search-phrase/company.ts'
import { readPhrase } from '#domain/search-phrase/search-phrase.ts'
import { root } from '#scripts/root.ts'
import { phraseTowers } from '#tests/helpers/search/phrase-towers.ts'

/** Milliseconds that a sentence may take. */
const bar = 0.2

/** Times that all sentences are read before and while they are measured. */
const rounds = { before: 20, measured: 9 }

/** Sentences of people that the tests read, with what they should say left out. */
const folder = join(root, 'domain/search-phrase/golden-towers')

/**
 * What it costs to read a sentence as criteria: processor time of the golden sentences of a language, all of them in
 * turns, the median of the rounds.
 */
export async function sentenceFigures(): Promise<void> {
  const vocabulary = companyVocabulary(phraseTowers)
  console.log(`\nreading a sentence      sentences   letters   CPU ms   (bar ${bar})`)
  for (const file of readdirSync(folder)) {
    const sentences = readFileSync(join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(0, line.lastIndexOf('=>')).trim())
    const times: number[] = []
    for (let round = 0; round < rounds.before + rounds.measured; round++) {
      const began = process.cpuUsage()
      for (const sentence of sentences) readPhrase(sentence, vocabulary, 2026)
      const { user, system } = process.cpuUsage(began)
      if (round >= rounds.before) times.push((user + system) / 1000 / sentences.length)
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(rounds.measured / 2)] ?? 0
    const letters = sentences.reduce((sum, { length }) => sum + length, 0) / sentences.length
    console.log(
      `${file.replace('.txt', '').padEnd(24)} ${String(sentences.length).padStart(8)} ${letters.toFixed(0).padStart(9)} ${median.toFixed(3).padStart(8)}`,
    )
  }
}
