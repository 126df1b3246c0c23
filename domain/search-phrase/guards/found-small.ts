import type { Sentence, Told } from '../sentence.ts'

/** What somebody finds of a home that was seen. */
const small =
  /^(?:тар(?:лау)?|к[іи]шкентай|к[іи]ш[іи]|аз|тесно\p{L}*|тесноват\p{L}*|маленьк\p{L}*|маловат\p{L}*|мало|small|tiny|cramped|tight)$/u

/** Words of a degree, and those that end what was found. */
const beside =
  /^(?:тым|[өо]те|аса|екен|болды|бол[ыи]п|к[өо]р[іи]нд[іи]|слишком|очень|оказал\p{L}*|показал\p{L}*|it|was|were|is|too|very|felt|so|бірақ|бирак|но|but)$/u

/** «екі бөлмелі қарадық, тар екен, үш бөлмелі көрсетіңіз», «смотрели двушку, тесновато, нужна трёшка»: rooms that a whole part behind them finds too small give way to others. */
export function foundSmall(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    if (wish.key === 'sort') return /^-?area$/.test(String(wish.values[0])) && isTooMuch(sentence, from)
    if (wish.key !== 'rooms' || wish.isRest === true) return false
    const [, end] = sentence.partOf(from, to)
    if (!sentence.isSign(end, ',.')) return false
    const [start, last] = sentence.partOf(end + 1)
    const words = sentence.terms.slice(start, last).map(({ text }) => text)
    const isSmall =
      words.some((word) => small.test(word)) && words.every((word) => small.test(word) || beside.test(word))
    return isSmall && told.some((one) => one.wish.key === 'rooms' && one.from >= last)
  })
}

/** "the studio is too small", "the flat is small, want bigger", «слишком большая»: a complaint, unlike "not too small" and "something that is small". */
function isTooMuch(sentence: Sentence, place: number): boolean {
  if (/^(?:too|слишком|тым)$/.test(sentence.textAt(place - 1))) return !sentence.says(place - 2, 'not')
  const isTold = sentence.textAt(place - 1) === 'is' && sentence.textAt(place).startsWith('small')
  return isTold && !/^(?:that|which)$/.test(sentence.textAt(place - 2))
}
