import { changed, type Term } from '../terms/term.ts'

const courtesy =
  /^(?:пожалуйста|пжл?|плиз|плз|спасибо|спс|благодарю|please|pls|plz|thanks|thank you|thx|ty|рахмет|рақмет|ракмет|отинем|отинемин)$/

/** What wishes nothing at the end: whom a home is for and how soon an answer is hoped for. */
const endings =
  /^(?:asap|cheers|(?:best |kind )?regards|many thanks|(?:thank you|thanks) (?:very much|so much|a lot|in advance)|urgent|urgently|if possible|in kazakhstan|to live in|in (?:a |the )?new (?:building|house|complex)|for (?:my|our) parents|for (?:(?:my|our|the) )?(?:whole |big |small |little |young )?family|for (?:me|myself|us) and (?:my|our) (?:wife|husband|family|kids|children|son|daughter|mother|parents)|for (?:an )?investment|for myself)$/

/** So many words may be in such an ending. */
const mostWords = 5

/** Words behind which "asap" tells when: "moving in asap". */
const whenBefore = /(?:^| )(?:in|into|move|moving)$/

/** Words by which somebody begins. */
const greeting = /^(?:hi|hello|hey|hi there|hello there|good (?:morning|day|afternoon|evening)|greetings)$/

/** Signs behind a greeting, which say nothing of what follows. */
const parting = /^[,.!;:)–—-]$/

/** Words at the beginning by which somebody asks the company: "do you have a shop" looks for one. */
const asking = /^(?:do you have|have you got|у вас есть|сизде)$/

/** «двушка на 6-8 пожалуйста», "5th floor thanks": words of courtesy at the end become signs, so that what stands before them ends where it was meant to. */
export function withoutCourtesy(all: readonly Term[]): readonly Term[] {
  const terms = withoutGreeting(all)
  let end = terms.length
  for (let start = startOfEnding(terms, end); start < end; start = startOfEnding(terms, end)) end = start
  // Alone such a word says nothing.
  if (end === 0) return terms
  const isAsking = terms.length > 1 && asking.test(terms[0]?.text ?? '')
  if (!isAsking && terms.slice(end).every(({ isSign }) => isSign)) return terms
  const saysNothing = (at: number) => at >= end || (at === 0 && isAsking)
  return terms.map((term, at) =>
    saysNothing(at) && !term.isSign ? changed(term, { text: '.', senses: new Map(), isSign: true }) : term,
  )
}

/** Where a sign, a word of courtesy or an ending that wishes nothing begins before a place; the same place where there is none. */
function startOfEnding(terms: readonly Term[], end: number): number {
  const last = terms[end - 1]
  if (last === undefined) return end
  if (last.isSign || courtesy.test(last.text)) return end - 1
  let words = ''
  for (let at = end - 1; at >= Math.max(0, end - mostWords); at--) {
    words = words === '' ? last.text : `${terms[at]?.text ?? ''} ${words}`
    if (endings.test(words)) return whenBefore.test(terms[at - 1]?.text ?? '') ? end : at
  }
  return end
}

/** "hi, 45+", "hello do you have a shop": the words behind a greeting, where there are some. */
function withoutGreeting(terms: readonly Term[]): readonly Term[] {
  if (!greeting.test(terms[0]?.text ?? '')) return terms
  const start = terms.findIndex(({ isSign, text }) => !(isSign ? parting.test(text) : greeting.test(text)))
  if (start < 0) return terms
  // "hello from Aktau, want 2 rooms in Astana"
  const isFrom = terms[start]?.text === 'from' && terms[start + 1]?.senses.has('place') === true
  return terms.slice(isFrom ? start + 2 : start)
}
