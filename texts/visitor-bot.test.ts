import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts } from './texts.ts'
import { askedBySubscription, withVisitorBot } from './visitor-bot.ts'

test('R1169 the policy names the bot once, from its day on, and is as before without one', () => {
  for (const language of ['ru', 'kk', 'en'] as const) {
    const before = texts[language]
    assert.equal(before['policy.text'].split(askedBySubscription[language]).length, 2, 'it has the place')
    assert.equal(withVisitorBot(before, language, null), before)
    const named = withVisitorBot(before, language, { name: 'sample_homes_bot', since: '2999-01-02' })
    assert.equal(named['policy.text'].split('@sample_homes_bot').length, 2)
    assert.equal(named['policy.version'], '2999-01-02')
    const older = withVisitorBot(before, language, { name: 'sample_homes_bot', since: '2000-01-02' })
    assert.equal(older['policy.version'], before['policy.version'])
    // Words of the company's own are left alone.
    const own = { ...before, 'policy.text': 'own words' }
    assert.equal(withVisitorBot(own, language, { name: 'x_bot', since: '2999-01-02' }), own)
  }
})
