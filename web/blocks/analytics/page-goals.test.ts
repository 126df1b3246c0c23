import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countedGoal, filterGoal, linkGoal, unitGoal } from './page-goals.ts'

const site = 'https://kerege.kz'

test('a click on a link reaches the goal of where it leads', () => {
  const goals: [string, string | null][] = [
    ['tel:+77273000000', 'phone_click'],
    ['https://wa.me/77011234567', 'whatsapp_click'],
    ['https://wa.me/?text=look', null],
    ['https://t.me/kerege', 'telegram_click'],
    ['https://t.me/share/url?url=x', null],
    ['/policy.pdf', 'policy_open'],
    ['/kk/policy.pdf', 'policy_open'],
    ['https://other.kz/policy.pdf', null],
    ['https://www.youtube.com/watch?v=1', 'video_play'],
    ['https://www.youtube.com/@kerege', null],
    ['/projects', null],
    ['https://', null],
  ]
  for (const [address, name] of goals) assert.equal(linkGoal(address, site)?.goal ?? null, name, address)
})

test('other filters of the same list are a goal, another page, order or look of it are not', () => {
  const list = (query: string) => filterGoal(`${site}/en/properties/apartments?rooms=1`, site + query)
  assert.deepEqual(list('/en/properties/apartments?rooms=1,2'), { goal: 'filter_apply', list: 'flat' })
  assert.deepEqual(list('/en/properties/apartments'), { goal: 'filter_apply', list: 'flat' })
  assert.equal(list('/en/properties/apartments?page=2&rooms=1&sort=price&view=table'), null)
  assert.equal(list('/en/properties/storerooms?rooms=1'), null)
  assert.deepEqual(filterGoal(`${site}/projects`, `${site}/projects?city=almaty`), {
    goal: 'filter_apply',
    list: 'projects',
  })
  assert.equal(filterGoal(`${site}/favorites`, `${site}/favorites?category=garage`), null)
})

test('a goal carries what its page is about, and another unit not the price of this one', () => {
  const page = { complex_id: 2, estate_id: 7, price: 30_000_000 }
  assert.deepEqual(countedGoal({ goal: 'phone_click' }, page), { name: 'phone_click', fields: page })
  assert.deepEqual(countedGoal({ goal: 'facade_unit_click', estate_id: 8 }, page).fields, {
    complex_id: 2,
    estate_id: 8,
  })
  assert.deepEqual(countedGoal({ goal: 'calc_change', price: null }, {}).fields, {})
})

test('a unit on the plan of a floor is told with its price where there is one', () => {
  assert.deepEqual(unitGoal({ unit: '8', price: '21000000' }), {
    goal: 'facade_unit_click',
    estate_id: 8,
    price: 21_000_000,
  })
  assert.deepEqual(unitGoal({ unit: '8', price: undefined }), { goal: 'facade_unit_click', estate_id: 8 })
  assert.equal(unitGoal({ unit: undefined, price: undefined }), null)
})
