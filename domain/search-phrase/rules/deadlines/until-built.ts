import type { Rule } from '../../sentence.ts'

/** Words between "until" and what is to be done with a house. */
const between =
  /^(?:it|its|it s|s|is|the|a|they|are|we|get|gets|fully|all|house|houses|building|buildings|home|не|дом|дома|он|все|всё|его|их|полностью)$/

const done =
  /^(?:finish|done|built|build|complet|hand|deliver|построят|достроят|построен|достроен|сдадут|сдан|готов)/

/** Words between "until" and the end of building at most. */
const furthest = 6

/** "instalments until it's handed over", "can wait till its built", «пока дом не сдан»: how long something lasts is no deadline. */
export const untilBuilt: Rule = (sentence, place) => {
  if (!/^(?:until|till|til|untill|пока)$/.test(sentence.textAt(place))) return null
  for (let at = place + 1; at - place <= furthest; at++) {
    const isEnd =
      ['ready', 'building'].some((kind) => sentence.says(at, kind)) ||
      sentence.says(at, 'topic', 'deadline') ||
      done.test(sentence.textAt(at))
    if (isEnd) return { next: at + 1, wishes: [] }
    if (!between.test(sentence.textAt(at)) && !sentence.isFiller(at)) return null
  }
  return null
}
