import type { Sentence } from '../../sentence.ts'

/** «быстрее всего сдаётся», «сдаётся раньше всех», «первым сдадут»: the place behind what is handed over soonest; null for none. */
export function afterSoonest(sentence: Sentence, place: number): number | null {
  const isBuilt = (at: number) =>
    sentence.says(at, 'topic', 'deadline') ||
    /^(?:введут|закончат|доделают|завершат)$/.test(sentence.textAt(at))
  const afterSoon = (at: number, isAlone: boolean) => {
    const text = sentence.textAt(at)
    if (/^перв(?:ым|ой|ыми|ый|ая)$/.test(text)) return sentence.says(at + 1, 'unit') ? null : at + 1
    if (!/^(?:по)?(?:быстрее|раньше|скорее)$/.test(text)) return null
    const isOfAll = /^(?:всего|всех|остальных|других)$/.test(sentence.textAt(at + 1))
    return isOfAll ? at + 2 : isAlone ? at + 1 : null
  }
  const early = afterEarly(sentence, place)
  if (early !== null) return early
  const soon = afterSoon(place, false)
  if (soon !== null && isBuilt(soon)) {
    const isFirst = sentence.at(place)?.text.startsWith('перв') === true
    const isVerb = /^(?:сда(?:ет|ют|ду|ст)|постро|достро|введ|законч|завер)/.test(sentence.textAt(soon))
    return !isFirst || isVerb ? soon + 1 : null
  }
  return isBuilt(place) &&
    /^(?:сда(?:ет|ют|ду|ст)|постро|достро|введ|законч|завер)/.test(sentence.textAt(place))
    ? (afterSoon(place + 1, isEdge(sentence, place + 2) || isWhichAsked(sentence, place)) ??
        afterAsSoonAsPossible(sentence, place))
    : null
}

/** «какой корпус сдаётся раньше в …»: which of the houses is asked for. */
function isWhichAsked(sentence: Sentence, place: number): boolean {
  return (
    [1, 2, 3].some((back) =>
      /^(?:какой|какая|какие|который|которая|что|где|кто|чтобы?)$/.test(sentence.textAt(place - back)),
    ) && !isCounted(sentence, place + 2)
  )
}

/** «чтобы дом сдали как можно раньше», «сдали бы как можно быстрее»: unlike what is told of a house, a wish. */
export function afterAsSoonAsPossible(sentence: Sentence, place: number): number | null {
  const at = sentence.textAt(place + 1) === 'бы' ? place + 2 : place + 1
  const isWished =
    at > place + 1 || [1, 2, 3].some((back) => /^(?:чтобы?|бы)$/.test(sentence.textAt(place - back)))
  const words = [0, 1, 2].map((away) => sentence.textAt(at + away))
  const length = words.findIndex((word) => /(?:^| )(?:раньше|быстрее|скорее)$/.test(word))
  const said = words.slice(0, length + 1).join(' ')
  const isSaid = /^как можно (?:раньше|быстрее|скорее)$/.test(said) || /^поскорее$/.test(words[0] ?? '')
  if (!isSaid) return null
  return isWished && length >= 0 ? at + length + 1 : null
}

/** «дома что раньше сдаются», "houses that are handed over earlier": what is handed over before others; null for none. */
function afterEarly(sentence: Sentence, place: number): number | null {
  const text = (at: number) => sentence.textAt(at)
  if (/^(?:по)?(?:раньше|быстрее|скорее|скоро)$/.test(text(place))) {
    const isVerb = /^(?:сда(?:ется|ются|дутся|дут|ют|ет|ст)|достро|постро)/.test(text(place + 1))
    if (!isVerb || isCounted(sentence, place + 2)) return null
    const isOrdered = sentence.terms.some((_, at) => sentence.says(at, 'order'))
    const isOfHomes = [1, 2, 3].some((back) =>
      /^(?:что|котор\p{L}*|те|то|какие|какой|кто)$/u.test(text(place - back)),
    )
    return isOrdered || isOfHomes ? place + 2 : null
  }
  // «қай үй бұрын тапсырылады», unlike «2027 жылдан бұрын тапсырылатын»
  if (/^(?:бурын|бурынырак|ерте|ертерек|тезирек|биринши)$/.test(text(place))) {
    const keys = afterKeys(sentence, place + 1)
    if (keys !== null) return keys
    const isVerb = /^(?:тапсырыл|бит(?:ед|ет|кен)|берил)/.test(text(place + 1))
    const isDated = sentence.at(place - 1)?.tail === 'from' || sentence.says(place - 1, 'suffix', 'from')
    return isVerb && !isDated && !sentence.says(place - 1, 'unit') ? place + 2 : null
  }
  // "the first to be handed over"
  if (text(place) === 'first' && text(place + 1) === 'to') {
    const at = text(place + 2) === 'be' ? place + 3 : place + 2
    return sentence.says(at, 'ready') || sentence.says(at, 'topic', 'deadline') ? at + 1 : null
  }
  return afterSooner(sentence, place)
}

/** «кілті қолға тиетіні бірінші»: the place behind keys that are handed over, and the word for what comes first; null for none. */
function afterKeys(sentence: Sentence, place: number): number | null {
  if (!sentence.textAt(place).startsWith('килт')) return null
  let at = place + 1
  while (at - place < 3 && /^(?:[қк]ол(?:[ғг]а|ымыз[ғг]а|ыма)|берип)$/.test(sentence.textAt(at))) at++
  if (!/^(?:тиет|берет|берилет|алат|алса|тисе|бере)/.test(sentence.textAt(at))) return null
  while (sentence.says(at + 1, 'order')) at++
  return at + 1
}

/** "handed over sooner", "ready the soonest": the place behind; null for none. */
export function afterSooner(sentence: Sentence, place: number): number | null {
  const isBuilt = sentence.says(place, 'ready') || sentence.says(place, 'topic', 'deadline')
  const at = sentence.at(place + 1)?.text === 'the' ? place + 2 : place + 1
  const isSoon = /^(?:sooner|soonest|earlier|earliest)$/.test(sentence.textAt(at))
  return isBuilt && isSoon && !isCounted(sentence, at + 1) ? at + 1 : null
}

/** «раньше сдаётся, чем 2028», "earlier than 2027" have a date. */
function isCounted(sentence: Sentence, place: number): boolean {
  return (
    /^(?:чем|than)$/.test(sentence.textAt(place)) ||
    sentence.says(place, 'year') ||
    typeof sentence.at(place)?.number === 'number'
  )
}

/** Whether a part of the sentence ends before a place. */
function isEdge(sentence: Sentence, place: number): boolean {
  return sentence.at(place)?.isSign ?? true
}
