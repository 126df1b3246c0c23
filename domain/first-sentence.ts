/** Abbreviations before a name, as in «ул. Абая», «Абай көш. Ордабасы», "St. Peter". */
const shortened = 'ул|мкр|пр|просп|пер|пл|ш|д|г|стр|көш|даң|шағ|қ|St|Ave|No'

const sentence = new RegExp(`^.*?(?<!(?:^|[\\s(«"])(?:${shortened}))[.!?](?=\\s+\\p{Lu})`, 'su')

/** The first sentence of a text that editors wrote, for a place that has room for one; else the whole text. */
export function firstSentence(text: string): string {
  return sentence.exec(text.trim())?.[0] ?? text.trim()
}
