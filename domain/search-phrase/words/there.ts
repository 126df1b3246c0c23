import { among } from './words.ts'

/** Where a home is wanted: beside somebody, or where one works or lives. */
export const besideThem = among`
  там(?: же)?|(?:тут|здесь) же|(?:в )?(?:том|этом) же (?:районе|доме|жк|комплексе|городе)
  так(?:ую|ой|ое|ая) же
  (?:рядом с|ближе к|поближе к|возле|около) (?:ними|ней|ним|нему|них|ним|родителями|детям|внукам)
  (?:к|со) (?:ним|ней|нему) поближе|(?:его|ее|их|ей|им|с ней|с ним|с ними) сосед\p{L}*
  сосед\p{L}* (?:с ней|с ним|с ними)
  (?:рядом с|возле|около|недалеко от|поближе к|ближе к) (?:дом(?:а|у|ом)|работ(?:ой|ы|е)|уч[её]б(?:ой|ы|е)|офис(?:ом|а|у))
  (?:в|на) той же улице|на том же месте|пешком (?:до|на) работ[уы]
  (?:со|о)лар[гғ]а жа[қк]ын\p{L}*|с?одан алыс емес|(?:со|о)[гғ]ан жа[қк]ын\p{L}*
  сол (?:жер|ма[ңн]|кешен|аудан|[қк]ала|т[өо][ңн][іи]рек)\p{L}*|сол жа[қк](?:[қк]а|та|тан)
  к[өо]рш[іи] бол\p{L}*|ж[ұу]мысым(?:а|ызга|ызға) жа[қк]ын|үйге жа[қк]ын|уйге жа[қк]ын
  дәл сол (?:үй|аудан|көше)\p{L}*|дал сол (?:уй|аудан|коше)\p{L}*
  \p{L}{3,}(?:[ыіие]?ма|[іие]?ме|м[ыи]зга|м[іи]зге) жа[қк]ын\p{L}*
  жаяу (?:барып )?(?:кел|бар|жет)(?:етин|атын|уге|сем|ип туратын)
  ж[ұу]мыс(?:ым|ымыз)?[кғг]?а жа[қк]ын\p{L}*|соны[нң] (?:касы|жаны|маны|маңы)\p{L}*|соны[нң](?= (?:\d|\p{L}+(?:нш|ншы)[ыи]))
  [,.;] (?:осы |сол |дал |тап |енди |мен )?(?:касына|касынан|жанына|жанынан|манына|манынан|ма[нң]айынан)
  (?:in|at) the same (?:area|district|complex|house|building|city|town)
  (?:close|closer|near|next)(?: to)? (?:my |our )(?:daughter|son|mother|mom|mum|father|dad|parents|sister|brother|family|kids|children|grandchildren|friends?)
  (?:close|closer|near|next)(?: to)? (?:them|her|him|it)|(?:her|his|their) neighbou?rs?
  neighbou?rs? (?:with|of) (?:her|him|them)
  (?:(?:the|that) )?same (?:building|house|street|area|district|neighbou?rhood|city|town|complex|project|place)
  (?:want|get|buy|take|like|need) the same(?= but|,| ,|$)|on that street
  near (?:to )?(?:me|us|home|my home|our home)|close to home
  (?:near|close to|next to) (?:my |our )?work|room here|flat here|apartment here
  (?:buy|stay|remain|live) here|own (?:flat|place|home|room) here|walk to work
`
