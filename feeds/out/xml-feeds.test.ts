import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedPaths, UnitsJson } from '#contract/feeds.ts'
import { writeJson } from '#database/engines/json.ts'
import { buildingTypes } from '#domain/building-types.ts'
import { restorationCodes } from '#domain/restorations.ts'
import { eachDatabase } from '#tests/helpers/databases/databases.ts'
import { feedTown, feedUnits, flatOf } from '#tests/helpers/feeds/feed-rows.ts'
import { readYrl, type ReadOffer, textAt } from '#tests/helpers/feeds/read-yrl.ts'
import {
  basicRows,
  fillDatabase,
  makeComplex,
  makeEstate,
  makeHouse,
  makeRow,
  type Row,
} from '#tests/helpers/databases/rows.ts'
import { feedSite, writtenFeed } from '#tests/helpers/feeds/written-feed.ts'
import { element, group, xmlText } from './xml-text.ts'

const dialects = {
  yrl: {
    path: feedPaths.yrl,
    root: 'realty-feed http://webmaster.yandex.ru/schemas/feed/realty/2010-06',
    required: [
      'type',
      'property-type',
      'category',
      'creation-date',
      'location/country',
      'location/locality-name',
      'location/address',
      'sales-agent/phone',
      'sales-agent/category',
      'price/value',
      'price/currency',
      'deal-status',
      'area/value',
      'area/unit',
      'image',
      'new-flat',
      'floor',
      'floors-total',
      'building-name',
      'building-state',
      'built-year',
      'ready-quarter',
    ],
    unsupported: /^(?:apartment|decoration-type|newbuilding-id)$/,
    dealStatus: 'первичная продажа',
  },
  metarealty: {
    path: feedPaths.metarealty,
    root: 'realty-feed http://webmaster.yandex.ru/schemas/feed/metarealty/2024-12',
    required: [
      'type',
      'category',
      'url',
      'location/address',
      'sales-agent/phone',
      'sales-agent/category',
      'price/value',
      'price/currency',
      'deal-status',
      'area/value',
      'area/unit',
      'image',
      'floor',
      'floors-total',
      'apartment',
      'building-name',
      'building-state',
      'built-year',
      'ready-quarter',
    ],
    unsupported:
      /^(?:location\/(?:country|region|district|sub-locality-name)|sales-agent\/url|renovation|apartments)$/,
    dealStatus: 'продажа от застройщика',
  },
} as const

function offerOf(offers: readonly ReadOffer[], id: number): ReadOffer {
  const offer = offers.find((each) => each.id === String(id))
  assert.ok(offer, `there is no offer ${id}`)
  return offer
}

for (const [name, dialect] of Object.entries(dialects)) {
  eachDatabase(
    `${name}: every offer has what the dialect requires and nothing that it refuses`,
    async (db) => {
      await fillDatabase(db, feedUnits)
      const feed = readYrl(await writtenFeed(db, dialect.path))
      assert.equal(feed.namespace, dialect.root)
      assert.match(feed.generated, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:00$/)
      assert.deepEqual(
        feed.offers.map(({ id }) => Number(id)),
        [flatOf.free, 11, 12],
      )
      for (const offer of feed.offers) {
        const paths = new Set(offer.elements.map(([path]) => path))
        assert.deepEqual(
          dialect.required.filter((path) => !paths.has(path)),
          [],
          offer.id,
        )
        assert.deepEqual(
          [...paths].filter((path) => dialect.unsupported.test(path)),
          [],
          offer.id,
        )
        assert.ok(paths.has('rooms') !== paths.has('studio'), `${offer.id} has rooms or is a studio`)
        for (const [path, text] of offer.elements) {
          const repeats = offer.elements.filter(([other]) => other === path).length
          assert.ok(repeats === 1 || path === 'image', `${path} is there once`)
          if (/^(?:url|sales-agent\/url|image)$/.test(path)) assert.ok(text.startsWith(`${feedSite}/`), text)
        }
        assert.equal(textAt(offer, 'deal-status'), dialect.dealStatus)
        assert.equal(textAt(offer, 'price/currency'), 'KZT')
        assert.equal(textAt(offer, 'area/unit'), 'кв. м')
      }
    },
  )

  eachDatabase(
    `R676 R710 ${name}: the drawing comes first and says so, every picture once, thirty at most`,
    async (db) => {
      const picture = (index: number) => ({
        ...JSON.parse(String(basicRows.complexes[0]?.image)),
        src: `/media/${index}.webp`,
      })
      await fillDatabase(db, {
        ...feedTown,
        complexes: [
          makeComplex({ gallery: writeJson(Array.from({ length: 60 }, (_, index) => picture(index % 40))) }),
        ],
        houses: [makeHouse()],
        estates: [makeEstate()],
      })
      const [offer] = readYrl(await writtenFeed(db, dialect.path)).offers
      const images = offer?.elements.filter(([path]) => path === 'image').map(([, text]) => text) ?? []
      assert.equal(images.length, 30)
      assert.equal(new Set(images).size, 30)
      assert.equal(images[0], `${feedSite}/media/plans/2-614-detail-ru.svg.png`)
      assert.match(images[1] ?? '', /facade/)
      const tagged = (await writtenFeed(db, dialect.path)).match(/<image tag="plan">[^<]*</g)
      assert.deepEqual(tagged, [`<image tag="plan">${images[0]}<`])
    },
  )

  eachDatabase(
    `${name}: without a price, a picture, a date, a seller or a permit there is no offer`,
    async (db) => {
      await fillDatabase(db, {
        ...feedTown,
        complexes: [
          makeComplex({ id: 1 }),
          makeComplex({ id: 2, image: writeJson(null), gallery: writeJson([]) }),
          makeComplex({ id: 3, deadline_year: null, deadline_quarter: null }),
          makeComplex({ id: 4 }),
        ],
        houses: [
          makeHouse({ id: 1 }),
          makeHouse({ id: 2, complex_id: 2, facade: writeJson(null) }),
          makeHouse({ id: 3, complex_id: 3, deadline_year: null, deadline_quarter: null }),
          makeHouse({ id: 4, complex_id: 4, permit_no: null }),
        ],
        estates: [
          makeEstate({ id: 1 }),
          makeEstate({ id: 2, price: 0 }),
          makeEstate({ id: 3, house_id: 2, complex_id: 2, plan_code: null }),
          makeEstate({ id: 4, house_id: 3, complex_id: 3 }),
          makeEstate({ id: 5, house_id: 4, complex_id: 4 }),
        ],
      })
      assert.deepEqual(
        readYrl(await writtenFeed(db, dialect.path)).offers.map(({ id }) => id),
        ['1'],
      )
      await db.deleteFrom('settings').execute()
      assert.deepEqual(readYrl(await writtenFeed(db, dialect.path)).offers, [])
    },
  )
}

eachDatabase('yrl: what is said of a flat, in the words of Yandex', async (db) => {
  await fillDatabase(db, feedUnits)
  const { offers } = readYrl(await writtenFeed(db, feedPaths.yrl))
  const [flat, studio, bare] = [offerOf(offers, flatOf.free), offerOf(offers, 11), offerOf(offers, 12)]
  const said = (offer: ReadOffer, ...paths: string[]) => paths.map((path) => textAt(offer, path))
  assert.deepEqual(said(flat, 'rooms', 'studio', 'floor', 'floors-total', 'location/apartment'), [
    '2',
    null,
    '5',
    '12',
    '1',
  ])
  assert.deepEqual(said(flat, 'building-state', 'built-year', 'ready-quarter'), ['unfinished', '2027', '4'])
  assert.deepEqual(said(studio, 'building-state', 'built-year', 'ready-quarter'), ['hand-over', '2026', '2'])
  assert.deepEqual(said(flat, 'yandex-building-id', 'yandex-house-id'), ['1000001', '2000001'])
  assert.deepEqual(said(studio, 'yandex-building-id', 'yandex-house-id'), [null, null])
  assert.deepEqual(said(studio, 'studio', 'rooms', 'renovation'), ['да', null, 'чистовая отделка'])
  assert.equal(textAt(flat, 'renovation'), 'черновая отделка', 'the dialect has no word for a pre-finish')
  assert.deepEqual(said(flat, 'balcony', 'window-view', 'ceiling-height'), ['балкон', 'во двор', '2.9'])
  assert.deepEqual(said(bare, 'balcony', 'window-view', 'ceiling-height', 'living-space/value'), [
    null,
    null,
    null,
    null,
  ])
  assert.equal(textAt(bare, 'floor'), '-1')
  assert.equal(textAt(flat, 'creation-date'), '2026-11-01T14:00:00+05:00')
  assert.equal(textAt(flat, 'sales-agent/phone'), '+77270001010')
  assert.equal(textAt(flat, 'sales-agent/organization'), 'Sample & «Co» <LLP>')
  assert.equal(textAt(flat, 'url'), `${feedSite}/properties/apartments/2-komnatnaya-61-4-m2-${flatOf.free}`)
  assert.match(
    textAt(flat, 'description') ?? '',
    /^2-комнатная квартира, 61,4\u00a0м², этаж 5 из 12\. .*предчистовая/,
  )
})

for (const [name, { path }] of Object.entries(dialects)) {
  eachDatabase(`R711 ${name}: the five finishes are said in the three words of Yandex`, async (db) => {
    await fillDatabase(db, {
      ...feedTown,
      estates: restorationCodes.map((restoration, index) => makeEstate({ id: index + 1, restoration })),
    })
    const { offers } = readYrl(await writtenFeed(db, path))
    assert.deepEqual(
      offers.map((offer) => (textAt(offer, 'renovation') ?? textAt(offer, 'decoration-type'))?.split(' ')[0]),
      ['черновая', 'черновая', 'черновая', 'чистовая', 'под'],
    )
  })

  eachDatabase(`R712 ${name}: what the house is built of is said where its record says it`, async (db) => {
    const types = [...buildingTypes, null]
    await fillDatabase(db, {
      ...feedTown,
      houses: types.map((building_type, index) => makeHouse({ id: index + 1, building_type })),
      estates: types.map((_, index) => makeEstate({ id: index + 1, house_id: index + 1 })),
    })
    const { offers } = readYrl(await writtenFeed(db, path))
    assert.deepEqual(
      offers.map((offer) => textAt(offer, 'building-type')),
      ['кирпичный', 'монолит', 'панельный', 'кирпично-монолитный', 'блочный', null],
    )
    const { houses } = UnitsJson.parse(JSON.parse(await writtenFeed(db, feedPaths.json)))
    assert.deepEqual(
      houses.map((house) => house.building_type),
      types,
    )
  })

  eachDatabase(`R713 ${name}: a flat is marked that can be bought with a mortgage today`, async (db) => {
    const programme = (id: number, difference: Partial<Row<'mortgages'>>) =>
      makeRow('mortgages', { id, code: `p-${id}`, loan_cap: writeJson([]), ...difference })
    const open = { price_cap: writeJson([]), finishing_required: writeJson([]) } as const
    await fillDatabase(db, {
      ...feedTown,
      // 1 suits by price and finish, 2 is too dear, 3 has another finish, 4 is of another project.
      estates: [
        makeEstate({ id: 1, price: 25_000_000, restoration: 'fine' }),
        makeEstate({ id: 2, price: 35_000_000, restoration: 'fine' }),
        makeEstate({ id: 3, price: 25_000_000, restoration: 'rough' }),
        makeEstate({ id: 4, price: 25_000_000, restoration: 'fine', complex_id: 2, house_id: 2 }),
      ],
      mortgages: [
        programme(1, { valid_from: '2026-03-01', valid_to: '2026-12-31' }),
        programme(2, { ...open, kind: 'installment', valid_from: '2026-01-01', valid_to: null }),
        programme(3, { ...open, kind: 'islamic', valid_from: '2026-01-01', valid_to: null }),
        programme(4, { ...open, applications: 'closed', valid_from: '2026-01-01', valid_to: null }),
      ],
      complex_mortgages: [{ complex_id: 1, mortgage_id: 1 }],
    })
    const marked = async (now: string) => {
      const { offers } = readYrl(await writtenFeed(db, path, new Date(now)))
      const { units } = UnitsJson.parse(JSON.parse(await writtenFeed(db, feedPaths.json, new Date(now))))
      const ids = offers.filter((offer) => textAt(offer, 'mortgage') === 'да').map(({ id }) => Number(id))
      assert.deepEqual(
        ids,
        units.filter(({ mortgage }) => mortgage).map(({ id }) => id),
      )
      assert.ok(offers.every((offer) => ['да', null].includes(textAt(offer, 'mortgage'))))
      return ids
    }
    assert.deepEqual(await marked('2026-11-21T10:00:00Z'), [1])
    assert.deepEqual(await marked('2026-02-28T18:59:00Z'), [])
    assert.deepEqual(await marked('2026-12-31T18:59:00Z'), [1])
    assert.deepEqual(await marked('2026-12-31T19:00:00Z'), [])
  })
}

eachDatabase('the description of an unfinished home has its permit, guarantee and builder', async (db) => {
  await fillDatabase(db, feedUnits)
  for (const { path } of Object.values(dialects)) {
    const { offers } = readYrl(await writtenFeed(db, path))
    const said = (id: number) => textAt(offerOf(offers, id), 'description') ?? ''
    assert.match(
      said(flatOf.free),
      /№ KZ-1 от 1 марта 2025.* № G-1\. .*Builder LLP по-русски, БИН 123456789012/,
    )
    assert.doesNotMatch(said(11), /KZ-1/, 'the house is handed over')
  }
})

eachDatabase('metarealty: the city stands in the address, the finish is a decoration-type', async (db) => {
  await fillDatabase(db, feedUnits)
  const { offers } = readYrl(await writtenFeed(db, feedPaths.metarealty))
  assert.equal(textAt(offerOf(offers, 11), 'location/address'), 'City по-русски, Address по-русски')
  assert.equal(textAt(offerOf(offers, 11), 'decoration-type'), 'чистовая')
  assert.equal(textAt(offerOf(offers, 11), 'apartment'), 'нет')
})

eachDatabase('a coordinate that nobody knows is left out', async (db) => {
  await fillDatabase(db, {
    ...feedTown,
    complexes: [makeComplex({ lat: 0, lng: 0 })],
    houses: [makeHouse()],
    estates: [makeEstate()],
  })
  for (const { path } of Object.values(dialects)) {
    const [offer] = readYrl(await writtenFeed(db, path)).offers
    assert.ok(
      offer && textAt(offer, 'location/latitude') === null && textAt(offer, 'location/longitude') === null,
    )
  }
})

eachDatabase('control characters and half characters of an editor leave the feed well-formed', async (db) => {
  const name = 'Дом\u000b & \ufffe<1>\t"x"\r\n\u0085'
  await fillDatabase(db, {
    ...feedTown,
    complexes: [makeComplex()],
    houses: [makeHouse({ name: writeJson({ ru: name, kk: name, en: name }) })],
    estates: [makeEstate()],
  })
  for (const { path } of Object.values(dialects)) {
    const xml = await writtenFeed(db, path)
    // oxlint-disable-next-line no-control-regex -- those are what must not be there
    assert.doesNotMatch(xml.replaceAll('\n', ''), /[\u0000-\u001f]/)
    const [offer] = readYrl(xml).offers
    assert.equal(offer && textAt(offer, 'building-section'), 'Дом & <1> "x"')
  }
})

eachDatabase('a site without units has a feed without offers', async (db) => {
  for (const { path } of Object.values(dialects))
    assert.deepEqual(readYrl(await writtenFeed(db, path)).offers, [])
})

test('an element without a value is no element', () => {
  assert.equal(element('a', null) + element('a', '') + element('a', ' \u0000 ') + group('a', ''), '')
  assert.equal(group('a', element('b', 0), element('c', null)), '<a><b>0</b></a>')
  assert.equal(xmlText(`&<>"'\ud800`), '&amp;&lt;&gt;&quot;&apos;\ufffd')
})
