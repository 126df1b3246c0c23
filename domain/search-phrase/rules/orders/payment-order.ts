import { readAmount } from '../../quantities/amounts.ts'
import { type Rule, type Sentence, skipBounds } from '../../sentence.ts'

/** «ең кіші айлық төлем», «платеж поменьше»: the order by what is paid a month. */
export const paymentOrder: Rule = (sentence, place) => {
  const isLow = (at: number) =>
    ['small', 'cheap', 'low'].some((value) => sentence.says(at, 'attr', value)) ||
    ['area', 'price'].some((value) => sentence.says(at, 'sort', value))
  const isPayment = (at: number) => sentence.says(at, 'topic', 'payment')
  const afterAll = (at: number, is: (at: number) => boolean) => {
    let next = at
    while (next - at < 3 && is(next)) next++
    return next
  }
  const whole = sentence.says(place, 'sort', 'payment') ? afterAll(place + 1, isPayment) : place
  const start = sentence.says(place, 'most') ? place + 1 : place
  const low = afterAll(start, isLow)
  // «меньше всего надо платить в месяц»
  const isNeeded = (at: number) => sentence.says(at, 'noise') && !isPayment(at)
  const named = afterAll(low > start ? afterAll(low, isNeeded) : low, isPayment)
  let next = whole > place ? whole : low > start && isPayment(named - 1) ? named : null
  if (next === null && isPayment(place)) {
    const topic = afterAll(place, isPayment)
    // «чтобы платёж был минимальный»
    const filled = sentence.afterFillers(topic, 2)
    const at = sentence.says(filled, 'most') ? filled + 1 : filled
    // «платеж как можно ниже»
    const end = afterAll(
      at,
      (each) => isLow(each) || sentence.says(each, 'sort', 'floor') || isLess(sentence, each),
    )
    // «ай сайын ең аз төлейтін»
    if (end > at) next = afterAll(end, isPayment)
  }
  if (next === null) return null
  const amount = readAmount(sentence, skipBounds(sentence, next))
  const isFirst = sentence.says(next, 'order')
  // «алғашқы жылы аз төлейтін», «первый год платёж меньше» tells how instalments go.
  const isOfYear =
    ['unit', 'year'].some((kind) => sentence.says(place - 1, kind)) && isFirstYear(sentence, place - 2)
  if (isOfYear)
    return { next, wishes: [], isNeutral: sentence.terms.some((_, at) => sentence.says(at, 'programme')) }
  const isMoney = amount !== null && !isFirst && (amount.unit === null || amount.scale !== null)
  return isMoney && whole === place ? null : { next, wishes: [{ key: 'sort', values: ['payment'] }] }
}

function isFirstYear(sentence: Sentence, place: number): boolean {
  return (
    sentence.says(place, 'topic', 'first') ||
    /^(?:перв|first|б[иі]р[иі]нш[иі]|ал[ғг]аш)/.test(sentence.textAt(place))
  )
}

/** «главное цена самая низкая», "price as low as possible": the order by price, told by its word. */
export const priceOrder: Rule = (sentence, place) => {
  // «главное цена»: what matters first.
  if (/^(?:главное|основное)$/.test(sentence.textAt(place))) {
    const at = sentence.isSign(place + 1, '-–—:') ? place + 2 : place + 1
    const behind = sentence.at(at + 1)
    const isEnd = behind === undefined || behind.isSign
    const isPrice = /^(?:цена|стоимость|ценник)$/.test(sentence.textAt(at))
    if (!isPrice) return null
    return isEnd ? { next: at + 1, wishes: [{ key: 'sort', values: ['price'] }] } : priceOrder(sentence, at)
  }
  if (!sentence.says(place, 'topic', 'price') || /^(?:за|for|денег)$/.test(sentence.textAt(place)))
    return null
  const filled = sentence.afterFillers(place + 1, 2)
  const isMost = sentence.says(filled, 'most')
  const at = isMost ? filled + 1 : filled
  // «сколько стоит самая маленькая однушка»: it is small and need not be cheap.
  const isOfSize = sentence.says(at, 'attr', 'small') && !sentence.says(at, 'attr', 'low')
  if (isOfSize && /^(?:стоит|стоят|стоить|cost|costs)$/.test(sentence.textAt(place))) return null
  const isLow =
    ['low', 'small'].some((value) => sentence.says(at, 'attr', value)) ||
    sentence.says(at, 'sort', 'floor') ||
    sentence.says(at, 'sort', 'price') ||
    isLess(sentence, at)
  const amount = readAmount(sentence, skipBounds(sentence, at + 1))
  // «цена ниже 30 млн» has a sum, «маленькая» alone is about the flat.
  const isCertain =
    isMost || /^(?:ниже|меньше|низк|минимальн|пониже|поменьше|low|minimal|темен)/.test(sentence.textAt(at))
  return isLow && isCertain && amount === null
    ? { next: at + 1, wishes: [{ key: 'sort', values: ['price'] }] }
    : null
}

/** «платёж меньше», "monthly payment lower": a comparison of nothing, at the end of a part. */
function isLess(sentence: Sentence, place: number): boolean {
  const behind = /^был[аои]?$/.test(sentence.textAt(place + 1)) ? place + 2 : place + 1
  const isEnd = sentence.at(behind)?.isSign ?? true
  return isEnd && /^(?:меньше|ниже|less|lower|smaller)$/.test(sentence.textAt(place))
}
