/** A feed to measure: how many offers, in how many houses of the project «Project», with which price by the metre. */
export type FeedSize = { offers: number; houses: number; priceM2: number }

const pieceSize = 256 * 1024

const description = `Продаётся квартира в новом жилом комплексе. Закрытый двор без машин, подземный паркинг, детские и
спортивные площадки, школа и детский сад в пяти минутах пешком. Высокие потолки, панорамные окна, тихая улица рядом с парком.
Доступны ипотека, рассрочка до конца строительства и зачёт вашего жилья. Запишитесь на просмотр: покажем квартиру, двор и
вид из окон, рассчитаем платёж по программам банков и ответим на вопросы о документах. `

const images = Array.from(
  { length: 8 },
  (_, photo) =>
    `    <image>https://feed.example.kz/media/complexes/project/photos/photo_0${photo + 1}.jpg</image>\n`,
).join('')

/** A Yandex feed of new buildings as developers have them: about 2.7 KB an offer, most of it texts and pictures. */
export function* generatedFeed(size: FeedSize): Generator<Buffer> {
  let text = `<?xml version="1.0" encoding="UTF-8"?>
<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06">
<generation-date>2026-11-21T08:00:00+05:00</generation-date>
`
  for (let number = 1; number <= size.offers; number++) {
    text += offer(number, size)
    if (text.length < pieceSize) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(`${text}</realty-feed>\n`)
}

function offer(number: number, { houses, priceM2 }: FeedSize): string {
  const house = 1 + (number % houses)
  const rooms = number % 4
  const area = 24 + rooms * 19 + (number % 97) / 10
  const studioOrRooms = rooms === 0 ? '<studio>1</studio>' : `<rooms>${rooms}</rooms>`
  return `  <offer internal-id="unit-${number}">
    <type>продажа</type>
    <property-type>жилая</property-type>
    <category>квартира</category>
    <creation-date>2026-06-23T00:00:00+05:00</creation-date>
    <location>
      <country>Казахстан</country>
      <locality-name>Алматы</locality-name>
      <address>ул. Розыбакиева, 310</address>
      <apartment>${number}</apartment>
      <latitude>43.2019</latitude>
      <longitude>76.8923</longitude>
    </location>
    <price>
      <value>${Math.round(area * priceM2)}</value>
      <currency>KZT</currency>
    </price>
    <sales-agent><phone>+77000000000</phone><organization>Company</organization><category>developer</category></sales-agent>
    <area><value>${area.toFixed(1)}</value><unit>кв. м</unit></area>
    <floor>${1 + (number % 12)}</floor>
    <floors-total>12</floors-total>
    ${studioOrRooms}
    <new-flat>1</new-flat>
    <building-name>Project</building-name>
    <building-section>Дом ${house}</building-section>
    <building-state>unfinished</building-state>
    <built-year>2027</built-year>
    <ready-quarter>4</ready-quarter>
    <renovation>предчистовая отделка</renovation>
    <ceiling-height>2.9</ceiling-height>
${images}    <description>${description}</description>
  </offer>
`
}
