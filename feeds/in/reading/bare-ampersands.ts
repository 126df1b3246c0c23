import { isKnownEntity } from './xml-entities.ts'

/** An entity as XML writes it, known or not. */
const entity = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|([\p{L}_][\p{L}\p{N}._-]{0,31}));/iuy

/** What may go on in the next piece: an entity, or a mark of a section. Nothing of it is longer than `longestHeld`. */
const unfinished = /(?:&[^;&<]{0,39}|<(?:!(?:\[(?:C(?:D(?:A(?:TA?)?)?)?)?)?)?|\]\]?)$/
const longestHeld = 40

const opening = '<![CDATA['
const closing = ']]>'

/** Gets the line breaks of the piece before each that was mended, and the name of an entity that nobody knows. */
type OnFault = (newlinesBefore: number, entity: string | null) => void

/**
 * Makes `&amp;` of ampersands that begin no entity that is known, as in «Жилой & Ко»: they can neither open nor close an element, so
 * they leave no doubt about the structure. Sections of CDATA stay as they are.
 */
export class BareAmpersands {
  readonly #onFault: OnFault
  #waiting = ''
  #isInSection = false

  constructor(onFault: OnFault) {
    this.#onFault = onFault
  }

  /** The next piece of the text; its last characters may wait for the piece after it. */
  mended(piece: string): string {
    const text = this.#waiting + piece
    const held = unfinished.exec(text.slice(-longestHeld))?.[0].length ?? 0
    return this.#upTo(text, text.length - held)
  }

  /** What was waiting. */
  rest(): string {
    return this.#upTo(this.#waiting, this.#waiting.length)
  }

  /** Goes once over the text: a hostile one may have nothing but ampersands. */
  #upTo(text: string, end: number): string {
    let mended = ''
    let [taken, newlines] = [0, 0]
    let newline = text.indexOf('\n')
    let mark = text.indexOf(this.#isInSection ? closing : opening)
    const passMarks = (at: number) => {
      while (mark !== -1 && mark < at) {
        const length = this.#isInSection ? closing.length : opening.length
        this.#isInSection = !this.#isInSection
        mark = text.indexOf(this.#isInSection ? closing : opening, mark + length)
      }
    }
    for (let at = text.indexOf('&'); at !== -1 && at < end; at = text.indexOf('&', at + 1)) {
      entity.lastIndex = at
      const found = entity.exec(text)
      const name = found?.[1]
      if (found !== null && (name === undefined || isKnownEntity(name))) continue
      passMarks(at)
      if (this.#isInSection) continue
      for (; newline !== -1 && newline < at; newline = text.indexOf('\n', newline + 1)) newlines += 1
      this.#onFault(newlines, name ?? null)
      mended += `${text.slice(taken, at)}&amp;`
      taken = at + 1
    }
    passMarks(end)
    this.#waiting = text.slice(end)
    // A part of a string is read more slowly than a whole one: mostly there is nothing to mend.
    return taken === 0 && end === text.length ? text : mended + text.slice(taken, end)
  }
}
