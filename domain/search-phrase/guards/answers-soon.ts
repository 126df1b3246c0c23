import type { Sentence, Told } from '../sentence.ts'

/** "call me asap", «позвоните поскорее»: what is asked to be done soon is an answer, or moving in that is told already. */
export function answersSoon(sentence: Sentence, told: readonly Told[]): Told[] {
  return told.filter(({ wish, from, to }) => {
    const isSoon = wish.key === 'sort' && wish.values[0] === 'deadline'
    if (!isSoon || !soon.test(sentence.textAt(from))) return false
    if (told.some((one) => one.wish.key === 'deadline' && one.wish.values[0] === 'ready')) return true
    return [from - 3, from - 2, from - 1, to, to + 1, to + 2].some((at) => answer.test(sentence.textAt(at)))
  })
}

/** Words for soon that are of anything. */
const soon =
  /^(?:asap|as soon as possible|поскорее|побыстрее|как можно (?:скорее|быстрее)|тез[іи]рек|барынша тез)$/

/** What is answered. */
const answer =
  /^(?:call|reply|respond|answer|contact|text|write|whatsapp|позвон\p{L}*|перезвон\p{L}*|ответ\p{L}*|напиш\p{L}*|свяж\p{L}*|хабарлас\p{L}*|звонда\p{L}*|жауап|жаз(?:ыңыз|ыныз|са))(?: |$)/u
