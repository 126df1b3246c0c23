import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { signed, signedContent } from './signature.ts'

test('what was signed comes back whole, and for its own secret and purpose only', () => {
  const purpose = fc.constantFrom('form', 'confirm', 'leave')
  fc.assert(
    fc.property(
      fc.string(),
      purpose,
      fc.string({ unit: 'binary-ascii' }),
      fc.string(),
      purpose,
      (secret, what, content, otherSecret, otherPurpose) => {
        fc.pre(content.isWellFormed())
        const sent = signed(secret, what, content)
        assert.equal(signedContent(secret, what, sent), content)
        if (otherSecret !== secret) assert.equal(signedContent(otherSecret, what, sent), null)
        if (otherPurpose !== what) assert.equal(signedContent(secret, otherPurpose, sent), null)
      },
    ),
  )
})

test('a text without a signature, or with a cut one, has no content', () => {
  const sent = signed('secret', 'form', 'content')
  fc.assert(
    fc.property(fc.nat(sent.length - 1), (length) => {
      assert.equal(signedContent('secret', 'form', sent.slice(0, length)), null)
    }),
  )
  for (const given of ['', '.', 'content', 'content.', `.${sent}`, `${sent}.`, `${sent}=`]) {
    assert.equal(signedContent('secret', 'form', given), null, given)
  }
})
