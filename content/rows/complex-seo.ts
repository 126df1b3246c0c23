import { firstSentence } from '#domain/first-sentence.ts'
import { type Language, languages, type Localized } from '#domain/languages.ts'

/** Characters of a description that search results show. */
const longest = 200

type Project = { name: Localized; city: Localized; html: Localized }

/** For search engines, of a project whose record does not say it (R768): its name and city, and its first sentence. */
export function complexSeo({ name, city, html }: Project): { title: Localized; description: Localized } {
  const inEach = (words: (language: Language) => string) =>
    Object.fromEntries(languages.map((language) => [language, words(language)])) as Localized
  return {
    title: inEach((language) => `${name[language]}, ${city[language]}`),
    description: inEach((language) => {
      const sentence = firstSentence(firstParagraph(html[language]))
      return sentence.length > longest ? `${name[language]}, ${city[language]}` : sentence
    }),
  }
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The words of the first paragraph that has any. */
function firstParagraph(html: string): string {
  const paragraphs = html.match(/<p>.*?<\/p>/gs) ?? []
  const words = paragraphs.map((paragraph) =>
    paragraph
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => signs[name] ?? whole)
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  return words.find((one) => one !== '') ?? ''
}
