import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedPlanCode, isFeedPlan } from '#database/feeds/feed-pictures.ts'
import { planKeyPattern } from '#domain/plan-key.ts'
import { avitoFeed, cianFeed, offersOf, yandexFeed } from '#tests/helpers/feeds/feeds.ts'
import { isMacroUnit, macroOffer } from '../dialects/macro.ts'
import { profitbaseJsonOffer } from '../dialects/profitbase-json.ts'
import { pictureAddress } from './picture-addresses.ts'

test('R670 the first text that is an address of the web is that of a picture', () => {
  const whole = 'https://cdn.example/1.png?size=2'
  assert.equal(pictureAddress('', 'нет', `${whole}#top`), whole)
  assert.equal(pictureAddress('//cdn.example/1.png'), 'https://cdn.example/1.png')
  assert.equal(
    pictureAddress('https://cdn.example/план 1.png'),
    'https://cdn.example/%D0%BF%D0%BB%D0%B0%D0%BD%201.png',
  )
  for (const text of [
    '/upload/1.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'https://user:word@cdn.example/1.png',
    `https://cdn.example/${'a'.repeat(2_000)}`,
    `https://cdn.example/${'ж'.repeat(400)}`,
  ])
    assert.equal(pictureAddress(text), '', text.slice(0, 40))
})

test('R670 every dialect says where the picture of a plan lies, and takes no other for it', async () => {
  const plan = 'https://cdn.example/plan.png'
  const others =
    '<image>https://cdn.example/1.png</image><image tag="floorplan">https://cdn.example/2.png</image>'
  const feeds = [
    yandexFeed([{ number: 1 }]).replace('</offer>', `${others}<image tag="plan">${plan}</image></offer>`),
    yandexFeed([{ number: 1 }]).replace(
      '</offer>',
      `<number>1</number><object><name>ЖК</name></object>${others}<image type="plan">${plan}</image></offer>`,
    ),
    cianFeed([
      `<Photos><PhotoSchema><FullUrl>https://cdn.example/1.png</FullUrl></PhotoSchema></Photos>
       <LayoutPhoto><FullUrl>${plan}</FullUrl></LayoutPhoto>`,
    ]),
    avitoFeed([`<Images><Image url="https://cdn.example/1.png"/></Images><Layout>${plan}</Layout>`]),
  ]
  for (const feed of feeds) {
    const { format, offers } = await offersOf(feed)
    assert.deepEqual([format, offers.map((offer) => offer.plan_image)], [format, [plan]])
  }
  const macro = {
    id: 1,
    geo_flatnum: '1',
    plans: [
      { type: 'floor', file_url: 'https://cdn.example/2.png' },
      { type: 'flat', file_url: plan },
    ],
  }
  assert.ok(isMacroUnit(macro))
  assert.equal(macroOffer(macro).plan_image, plan)
  assert.equal(macroOffer({ id: 1, plan_image: plan }).plan_image, plan)
  assert.equal(profitbaseJsonOffer({ id: 1, planImages: [plan] }).plan_image, plan)
  assert.equal(profitbaseJsonOffer({ id: 1, planImages: [{ source: plan }] }).plan_image, plan)
})

test('R670 the code of a plan of a feed may stand in an address, and no picture of the content can have it', () => {
  const code = feedPlanCode('ab'.repeat(32))
  assert.match(code, planKeyPattern)
  assert.ok(isFeedPlan(code))
  for (const name of ['feed', 'feed-abab', '2-614']) assert.ok(!isFeedPlan(name))
})
