import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { phraseCompany } from '../../../tests/helpers/search/phrase-company.ts'
import { phraseSecond } from '../../../tests/helpers/search/phrase-second.ts'
import { phraseTowers } from '../../../tests/helpers/search/phrase-towers.ts'
import { type CompanyNames } from '../names/company-names.ts'
import { companyVocabulary } from '../company.ts'
import { sentenceOf } from '../terms/sentence-of.ts'
import { rulesFor, rulesUnder } from './rules.ts'

/** The sentences of each folder with the company that they are of. */
const folders: readonly (readonly [string, CompanyNames])[] = [
  ['golden', phraseCompany],
  ['golden-towers', phraseTowers],
  ['golden-second', phraseSecond],
]

test('a rule reads nothing in a sentence that has none of the words that it needs', () => {
  let left = 0
  for (const [folder, company] of folders) {
    const vocabulary = companyVocabulary(company)
    const rules = rulesUnder(company.deadlines, 2026)
    const cwd = join(import.meta.dirname, '..', folder)
    for (const line of globSync('*.txt', { cwd }).flatMap((file) =>
      readFileSync(join(cwd, file), 'utf8').trimEnd().split('\n'),
    )) {
      const sentence = sentenceOf(line.slice(0, line.lastIndexOf('=>')).trim(), vocabulary)
      const asked = new Set(rulesFor(sentence, rules))
      for (const { rule, needs } of rules) {
        if (asked.has(rule)) continue
        left += 1
        for (const at of sentence.terms.keys())
          assert.equal(rule(sentence, at), null, `the rule that needs ${String(needs)} reads in: ${line}`)
      }
    }
  }
  assert.ok(left > 100_000, String(left))
})
