import type { Sentence } from './sentence.ts'

/** Verbs of moving house. «көше» alone is a street. */
const moving =
  /^(?:переезж\p{L}*|перееха\p{L}*|перебира\p{L}*|moving|move|relocat\p{L}*|кош(?:ип|еми[зн]|ели|тик|тим|кел[иы]|пек\p{L}*|ке[нл]\p{L}*|уге|у|кимиз|гим|гимиз))$/u

export function isMove(sentence: Sentence, place: number): boolean {
  return moving.test(sentence.at(place)?.text ?? '')
}

/** «Астанадан Алматыға көшіп келе жатырмыз», «в Алматы переезжаем из Астаны»: where one moves from is no wish. */
export function isOrigin(sentence: Sentence, place: number): boolean {
  if (!sentence.says(place, 'place')) return false
  const isFrom =
    sentence.isKazakh && sentence.at(place)?.tail === 'from'
      ? [1, 2, 3, 4].some((away) => isMove(sentence, place + away))
      : /^(?:из|from)$/.test(sentence.at(place - 1)?.text ?? '') &&
        [-3, -2, -1, 2, 3, 4, 5].some((back) => isMove(sentence, place - back))
  return isFrom
}

/** The place behind the last verb of moving between two places, so that a town that is moved to stays a wish. */
export function afterMove(sentence: Sentence, from: number, to: number): number {
  for (let at = to - 1; at >= from; at--) if (isMove(sentence, at)) return at + 1
  return from
}
