import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Counter } from './counter.ts'
import { createSender, type OpenPage } from './sender.ts'

const site = 'https://kerege.kz'

function counted(referrer = '') {
  const told: unknown[] = []
  const counter: Counter = {
    start: () => void told.push('start'),
    view: ({ address, referrer }) => void told.push(['view', address, referrer]),
    goal: (name, fields) => void told.push([name, fields]),
    stop: () => void told.push('stop'),
  }
  return { told, sender: createSender([counter], referrer) }
}

function page(path: string, rest: Partial<OpenPage> = {}): OpenPage {
  return { address: site + path, title: '', subject: {}, goal: null, ...rest }
}

test('every page is counted once, with where the visitor came from', () => {
  const { told, sender } = counted('https://www.google.com/')
  sender.show(page('/properties/apartments?rooms=2'))
  sender.show(page('/properties/apartments?rooms=3'))
  const subject = { complex_id: 2, estate_id: 7, price: 1 }
  sender.show(
    page('/properties/apartments/7', { subject, goal: { goal: 'estate_view', category: 'flat', price: 1 } }),
  )
  assert.deepEqual(told, [
    'start',
    ['view', `${site}/properties/apartments`, 'https://www.google.com/'],
    ['filter_apply', { list: 'flat' }],
    ['view', `${site}/properties/apartments/7`, `${site}/properties/apartments`],
    ['estate_view', { ...subject, category: 'flat' }],
  ])
})

test('on a page with typed words in its address nothing starts and nothing is told', () => {
  const { told, sender } = counted()
  sender.show(page('/career?search=Айгерім'))
  sender.tell({ goal: 'phone_click' })
  assert.deepEqual(told, [])
  sender.show(page('/career'))
  assert.deepEqual(told, ['start', ['view', `${site}/career`, '']])
  sender.show(page('/career?search=Айгерім'))
  sender.tell({ goal: 'phone_click' })
  assert.equal(told.length, 2)
})

test('a consent that is taken back ends the counting, one that is given again begins it again', () => {
  const { told, sender } = counted()
  sender.stop()
  sender.show(page('/'))
  sender.stop()
  sender.tell({ goal: 'phone_click' })
  sender.show(page('/'))
  assert.deepEqual(told, [
    'start',
    ['view', `${site}/`, ''],
    'stop',
    'start',
    ['view', `${site}/`, `${site}/`],
  ])
})
