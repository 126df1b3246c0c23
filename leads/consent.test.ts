import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/languages.ts'
import { consentVersion } from './consent.ts'

test('A14 every language has its own version of the consent text, and it stays the same', () => {
  const versions = languages.map((language) => consentVersion('callback', language))
  assert.equal(new Set(versions).size, languages.length)
  for (const version of versions) assert.match(version, /^callback-(ru|kk|en)-[0-9a-f]{8}$/)
  assert.deepEqual(
    versions,
    languages.map((language) => consentVersion('callback', language)),
  )
})
