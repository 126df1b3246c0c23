import { readAmount } from '../quantities/amounts.ts'
import { houseLetter } from '../names/houses.ts'
import { type Item, one, type Rule, type Sentence, skipBounds } from '../sentence.ts'

/** A house of a project: «дом 2», "building C", «2-үй». Which one, the project tells. */
export const house: Rule = (sentence, place) => {
  if (sentence.says(place, 'house')) {
    const isShort = /^(?:корп|bldg?)$/.test(sentence.textAt(place)) && sentence.isSign(place + 1, '.')
    const at = isShort || sentence.isSign(place + 1, '№"«') ? place + 2 : place + 1
    const two = twoHouses(sentence, at)
    if (two !== null) return two
    const mark = houseMark(sentence, at)
    if (mark === null) return null
    const next = sentence.isSign(at + 1, '"»') ? at + 2 : at + 1
    return one(next, 'house', mark)
  }
  // "our first house in …" is the first that one has.
  const isFirst = /^(?:first|перв\p{L}*|б[иі]р[иі]нш[иі])$/u.test(sentence.textAt(place))
  const isOwn = /^(?:our|my|your|наш\p{L}*|мо[йеё]\p{L}*|б[иі]зд[иі][нң]|мен[иі][нң])$/u
  if (isFirst && isOwn.test(sentence.textAt(place - 1))) return null
  const isBehind = sentence.says(place - 1, 'place')
  // «Розыбакиев 310, C үйі», «В үйінен екі бөлмелі, Алатау Парк»
  const isLetter =
    sentence.at(place)?.isCapital === true &&
    /^(?:[үу]й[іи](?:н\p{L}*)?|блогы|корпусы)$/u.test(sentence.textAt(place + 1))
  const isNamed = isLetter && (sentence.isSign(place - 1, ',') || namesProject(sentence))
  const named = isNamed ? letterByLook(sentence.textAt(place)) : null
  if (named !== null) return one(place + 2, 'house', named)
  // «1 не 2 корпус»
  const either = sentence.says(place + 3, 'house') ? twoHouses(sentence, place) : null
  if (either !== null && sentence.at(place)?.number !== null) return { ...either, next: place + 4 }
  // «Розыбакиев 310-да D блоктан»
  const block = isBlock(sentence, place) ? houseLetter(sentence.textAt(place)) : null
  if (block !== null) return one(place + 2, 'house', block)
  if (!isBehind && !isBeforePlace(sentence, place) && !isNumberOfHouse(sentence, place)) return null
  // «Алатау Парк D, 2 бөлме»
  const own = sentence.at(place)
  const isEndOfName =
    sentence.isSign(place + 1, ',.;?!') ||
    place + 1 === sentence.terms.length ||
    sentence.says(place + 1, 'rooms') ||
    // «Арман Парк б 2 комн»
    (sentence.isNumber(place + 1) && sentence.says(place + 2, 'unit', 'rooms')) ||
    (sentence.says(place + 1, 'bound') && sentence.isNumber(place + 2))
  // "(project) a": at the end it is no article.
  const isLast = own?.text === 'a' && (sentence.at(place + 1)?.isSign ?? true)
  const isLetterOfHouse = own?.isCapital === true || isLast || isLetterAlone(own?.text ?? '')
  const isMark = isBehind && isLetterOfHouse && own?.text.length === 1 && isEndOfName
  const mark = isMark ? houseLetter(own.text) : null
  if (mark !== null) return one(place + 1, 'house', mark)
  // «C немесе D үйі»
  const two = sentence.says(place + 3, 'house') ? twoLetters(sentence, place) : null
  if (two !== null) return { ...two, next: place + 4 }
  // «Арман Парк В үйі», «арман парк в үй», «Арман Парк В блок»
  const isVe =
    (own?.isCapital === true || sentence.isKazakh) &&
    /^(?:[үу]й(?:[іи]\p{L}*)?|блок|корпус)$/u.test(sentence.textAt(place + 1))
  const letterOf = isVe ? letterByLook : houseLetter
  // "is there a house in (the project)"
  const isArticle =
    own?.text === 'a' &&
    (sentence.textAt(place + 1) === 'house' ||
      /^(?:in|at|of|near|with|on|by)$/.test(sentence.textAt(place + 2)))
  const isLetterOf = sentence.says(place + 1, 'house') && !isArticle
  const letter = isLetterOf ? letterOf(sentence.textAt(place)) : null
  if (letter !== null) return one(place + 2, 'house', letter)
  // «(жоба) үшінші үй»
  // «екеуін бір үйден» is one and the same.
  const isSame = own?.text === 'бир'
  const isCounted = !isSame && (sentence.at(place)?.number !== null || sentence.says(place, 'number'))
  const amount = isCounted ? readAmount(sentence, place) : null
  if (amount === null || amount.unit !== null || amount.scale !== null) return null
  const at = sentence.isSign(amount.next, '-') ? amount.next + 1 : amount.next
  // «2 дома строятся» counts them.
  const isMany = /^(?:дома|домов|корпуса|корпусов|houses|buildings|blocks)$/.test(sentence.textAt(at))
  return sentence.says(at, 'house') && !isMany ? one(at + 1, 'house', String(amount.value)) : null
}

/** Small letters that are no word alone. */
function isLetterAlone(text: string): boolean {
  return /^[bdeбде]$/.test(text)
}

/** The letter of a house by its look: «В үйі» is B. */
function letterByLook(word: string): string | null {
  return word === 'в' ? 'b' : houseLetter(word)
}

/** «дом 4 или 5», "building C or D": either of two houses of a project that is named; null for none. */
function twoHouses(sentence: Sentence, place: number): Item | null {
  const letters = twoLetters(sentence, place)
  if (letters !== null) return letters
  const [first, second] = [sentence.at(place)?.number, sentence.at(place + 2)?.number]
  if (typeof first !== 'number' || typeof second !== 'number' || !namesProject(sentence)) return null
  if (!sentence.says(place + 1, 'join', 'or') || first > mostHouses || second > mostHouses) return null
  const isOther = ['unit', 'scale', 'currency', 'suffix'].some((kind) => sentence.says(place + 3, kind))
  if (isOther) return null
  return {
    next: place + 3,
    wishes: [first, second].map((each) => ({ key: 'house', values: [String(each)] })),
  }
}

/** "C or D" of a project that is named; null for none. */
function twoLetters(sentence: Sentence, place: number): Item | null {
  if (!sentence.says(place + 1, 'join', 'or') || !namesProject(sentence)) return null
  const letters = [place, place + 2].map((at) => houseLetter(sentence.textAt(at)))
  const wishes = letters.flatMap((letter) => (letter === null ? [] : [{ key: 'house', values: [letter] }]))
  return wishes.length === 2 ? { next: place + 3, wishes } : null
}

/** «5-үй», «екінші корпустан»: a number in its order before a word for houses. */
function isNumberOfHouse(sentence: Sentence, place: number): boolean {
  const term = sentence.at(place)
  const hasHyphen = sentence.isSign(place + 1, '-') && sentence.at(place + 1)?.isTight === true
  // «3 ші үй»
  const hasSuffix = sentence.says(place + 1, 'suffix', 'ordinal')
  const at = hasHyphen || hasSuffix ? place + 2 : place + 1
  const text = sentence.textAt(at)
  if (!sentence.says(at, 'house') || sentence.says(place - 1, 'bound')) return false
  const isOrdinal =
    /(?:[ыи]нш[ыи]|ый|ой|ий|ого|его|ом|ем)$/.test(term?.text ?? '') && sentence.says(place, 'number')
  if (term?.number === null) {
    const isEnglish = /^(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/.test(term.text)
    const isFirst = /^(?:first|перв|б[иі]р[иі]нш[иі])/.test(term.text)
    const isHouse =
      /^(?:корпус|блок)/.test(text) ||
      (namesProject(sentence) && (isFirst ? /^(?:building|block|tower)$/.test(text) : true))
    return (isOrdinal || isEnglish || (isFirst && !text.startsWith('first'))) && isHouse
  }
  const isOfPlace = sentence.terms.some((_, each) => sentence.says(each, 'place'))
  if (hasSuffix && isOfPlace) return true
  // «(улица) 96, 3 дом», unlike «3 дома»
  if (isOfPlace && /^(?:дом|доме)$/.test(text) && !sentence.says(at + 1, 'number')) return true
  // «Өтеген батыр 96 3 үй»
  if (isOfPlace && text === 'уй' && typeof sentence.at(place - 1)?.number === 'number') return true
  return (hasHyphen && sentence.at(at)?.isTight === true && isOfPlace) || /^(?:корпус|блок)(?!ов)/.test(text)
}

/** Whether a project is told, whose house may be told by its number in words: «Тулпар Сити, в шестом доме». */
function namesProject(sentence: Sentence): boolean {
  return sentence.terms.some(({ senses }) =>
    [...(senses.get('place') ?? [])].some((value) => value.startsWith('project:')),
  )
}

/** A capital letter before «блок» in a sentence with a place. */
function isBlock(sentence: Sentence, place: number): boolean {
  const letter = sentence.at(place)
  return (
    letter?.isCapital === true &&
    letter.text.length === 1 &&
    /^(?:блок|корпус)/.test(sentence.textAt(place + 1)) &&
    sentence.terms.some((_, at) => sentence.says(at, 'place'))
  )
}

/** «2 корпус тулпар»: a number and a word for houses before the project's name. */
function isBeforePlace(sentence: Sentence, place: number): boolean {
  const at = sentence.isSign(place + 1, '-') ? place + 2 : place + 1
  const house = sentence.says(at, 'suffix') && !sentence.says(at, 'house') ? at + 1 : at
  const behind = sentence.isSign(house + 1, ',') ? house + 2 : house + 1
  return sentence.says(house, 'house') && sentence.says(sentence.afterFillers(behind, 2), 'place')
}

/** "block 1 floor from 3 to 6", «корпус 2 этаж 5»: a word for floors that has its own number behind it. */
function isBeforeFloor(sentence: Sentence, place: number): boolean {
  if (!/^(?:floors?|fl|этаж|этажи|эт|[қк]абат)$/.test(sentence.textAt(place))) return false
  const at = skipBounds(sentence, sentence.isSign(place + 1, '.:') ? place + 2 : place + 1)
  const amount = sentence.isNumber(at) ? readAmount(sentence, at) : null
  const isFloor = amount?.unit === null || amount?.unit === 'floor'
  return (
    amount !== null && isFloor && amount.scale === null && !amount.isTenge && amount.value <= highestFloor
  )
}

/** Larger numbers are of no floor. */
const highestFloor = 60

/** The number or letter of a house; null where it may be something else: «дом с террасой», «дом 2 комнаты». */
function houseMark(sentence: Sentence, place: number): string | null {
  const term = sentence.at(place)
  if (term === undefined || term.isSign) return null
  const behind = sentence.at(place + 1)
  if (term.number !== null) {
    // «корпус 2 не первый этаж»: «не» is an ending only in Kazakh.
    const isRefusal = sentence.isNe(place + 1) && !sentence.isKazakh
    const isOther =
      !isRefusal &&
      !isBeforeFloor(sentence, place + 1) &&
      ['unit', 'scale', 'currency', 'suffix', 'poi'].some((kind) => sentence.says(place + 1, kind))
    const isJoined =
      !isRefusal && sentence.says(place + 1, 'join') && typeof sentence.at(place + 2)?.number === 'number'
    // «дом 2. Двушка»: a dot before a blank ends a sentence.
    const isEnd = behind?.text === '.' && sentence.at(place + 2)?.isTight !== true
    const isRange =
      (!isEnd && behind !== undefined && behind.isSign && /[-–—/.+%]/.test(behind.text)) || isJoined
    return isOther || isRange || term.number > 99 ? null : String(term.number)
  }
  const counted = houseInWords(sentence, place)
  if (counted !== null) return counted
  const letter = houseLetter(term.text)
  if (letter === null) return null
  // «дом с двушкой» tells what is in it.
  const isEnd = behind === undefined || behind.isSign || sentence.says(place + 1, 'exists')
  const isNominative = sentence.says(place + 1, 'rooms') && !/(?:[оеё][йм]|ою|ми)$/.test(behind?.text ?? '')
  // «(проект) дом С улучшенная черновая»
  // «(проект) дом б тёплая»: such letters alone are no words.
  const isNoWord = letter === 'a' || /^[бгдж]$/.test(term.text)
  const isOfProject = (isNoWord || term.isCapital) && sentence.says(place - 2, 'place')
  // «дом А (проекта)»
  // "house A of (the project)"
  const at = /^(?:of|in|at)$/.test(sentence.textAt(place + 1)) ? place + 2 : place + 1
  // «дом б Арман Парк», "block a (project)", unlike «дом в Арман Парке»: no article stands before a name.
  const isNoArticle = isLetterAlone(term.text) || (letter === 'a' && at === place + 1)
  const isBeforeProject = (term.isCapital || isNoArticle) && sentence.says(at, 'place')
  // "block A one bedroom"
  const isCounted = term.isCapital && sentence.says(place + 1, 'number') && namesProject(sentence)
  return isEnd || isNominative || isOfProject || isBeforeProject || isCounted || /^[b-hj-z]$/.test(term.text)
    ? letter
    : null
}

/** "block one", «корпус два»: the number of a project's house in words; null where it counts what follows. */
function houseInWords(sentence: Sentence, place: number): string | null {
  if (!sentence.says(place, 'number') || !namesProject(sentence)) return null
  const amount = readAmount(sentence, place)
  const isCount =
    amount !== null && amount.unit === null && amount.scale === null && amount.next === place + 1
  if (!isCount || amount.value > mostHouses || !Number.isInteger(amount.value)) return null
  const behind = sentence.at(place + 1)
  const isEnd =
    behind === undefined ||
    behind.isSign ||
    ['place', 'rooms', 'not', 'bound'].some((kind) => sentence.says(place + 1, kind))
  const isWord = /^(?:with|in|of|for|at|from|please|pls|на|от|до|с|в|под|пожалуйста)$/.test(
    behind?.text ?? '',
  )
  return isEnd || isWord ? String(amount.value) : null
}

/** Few projects have more houses. */
const mostHouses = 30
