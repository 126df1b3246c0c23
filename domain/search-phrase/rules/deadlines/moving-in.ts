import type { Rule, Sentence } from '../../sentence.ts'

/** Words for moving into a home. */
const moving = new Set(
  'move in,moving in,move into,moving into,move-in,заехать,въехать,вселиться,заселиться,переехать,заезжать,въезжать,заселяться,заедем,заеду,въедем,въеду,заселимся,заселюсь,переедем,перееду,заезд,въезд,заселение,переезд,кошу,киру,кошип,кошетин,киретин'.split(
    ',',
  ),
)

/** Words for doing it at once. */
const atOnce = new Set(
  'right now,now,asap,as soon as possible,immediately,at once,right away,straight away,today,сейчас,прямо сейчас,сразу,немедленно,сегодня,срочно,казир,бирден,дереу,бугин,тез арада'.split(
    ',',
  ),
)

/** «заехать надо прямо сейчас», "moving in asap", «дәл қазір көшу керек»: homes that are handed over. */
export function movingIn(deadlines: readonly string[]): Rule {
  return (sentence, place) => {
    const text = sentence.textAt(place)
    const isMoving = moving.has(text)
    const sooner = afterSooner(sentence, place)
    if (sooner !== null) return { next: sooner, wishes: [{ key: 'sort', values: ['deadline'] }] }
    if (!isMoving && !atOnce.has(text)) return null
    const other = isMoving ? atOnce : moving
    const at = behindFillers(sentence, place + 1)
    const word = sentence.textAt(at)
    // «заехать хоть завтра», unlike «заехать завтра к вам»
    const isTomorrow = isMoving && word === 'завтра' && sentence.textAt(at - 1) === 'хоть'
    if ((!other.has(word) && !isTomorrow) || sentence.says(at + 1, 'own')) return null
    const verb = isMoving ? text : word
    const next = afterVerb(sentence, at + 1, verb)
    if (next === null) return null
    return { next, wishes: deadlines.includes('ready') ? [{ key: 'deadline', values: ['ready'] }] : [] }
  }
}

/** Words for doing it before others. */
const soon = new Set(
  'быстрее,побыстрее,скорее,поскорее,раньше,пораньше,sooner,soon,quickly,quick,fast,faster,earlier,тезірек,тезирек,ертерек,жылдам,жылдамырақ,жылдамырак'.split(
    ',',
  ),
)

/** «побыстрее заселиться», "move in quickly", «тезірек көшу керек»: homes that are handed over before others; null for none. */
function afterSooner(sentence: Sentence, place: number): number | null {
  const isMoving = moving.has(sentence.textAt(place))
  if (!isMoving && !soon.has(sentence.textAt(place))) return null
  const at = behindFillers(sentence, place + 1)
  const isBoth = isMoving ? soon.has(sentence.textAt(at)) : moving.has(sentence.textAt(at))
  if (!isBoth || /^(?:чем|than)$/.test(sentence.textAt(at + 1)) || sentence.says(at + 1, 'year')) return null
  if (sentence.isNumber(at + 1)) return null
  return afterVerb(sentence, at + 1, isMoving ? sentence.textAt(place) : sentence.textAt(at))
}

/** The place behind words that say nothing: «надо прямо», "right". */
function behindFillers(sentence: Sentence, place: number): number {
  let at = place
  while (
    at - place < 3 &&
    !atOnce.has(sentence.textAt(at)) &&
    !moving.has(sentence.textAt(at)) &&
    !soon.has(sentence.textAt(at)) &&
    (sentence.says(at, 'noise') || sentence.says(at, 'need') || sentence.textAt(at) === 'хоть')
  )
    at++
  return at
}

/** The place behind the verb. Kazakh verbs of moving also tell what one does: «қазір көшіп жатырмыз» wishes nothing. */
function afterVerb(sentence: Sentence, place: number, verb: string): number | null {
  if (!/^к[ои]/.test(verb) || verb.endsWith('етин')) return place
  const text = sentence.textAt(place)
  if (verb === 'кошип') return /^кир(?:у|етин|сек|емиз)/.test(text) ? place + 1 : null
  return /^(?:керек|кажет|тиис|мумкин|болатын)/.test(text) ? place + 1 : null
}
