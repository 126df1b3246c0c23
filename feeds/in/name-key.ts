import { foldedText } from '#domain/folded-text.ts'

/** Words for the type of a thing, not for its name. */
const projectWords = folded(
  'жк|жилой комплекс|жилой квартал|тк|тұрғын үй кешені|тұрғын кешен|residential complex|мкр',
)
const houseWords = folded(
  'дом|корпус|корп|к|блок|литер|литера|строение|стр|позиция|поз|пятно|здание|house|building|block|corpus|үй|үйі|корпусы|блогы',
)

function folded(words: string): readonly string[] {
  return words.split('|').map(foldedText)
}

/** A name of a project as it is compared: «ЖК «Нұра Тауэрс»» and «нура тауэрс» are one. */
export function projectKey(name: string): string {
  return without(foldedText(name), projectWords)
}

/** A name of a house without the word for it: «Дом 2», «Корпус 2» and «2» are one within a project. */
export function houseKey(name: string): string {
  return without(foldedText(name), houseWords).replace(/^0+(?=\d)/, '')
}

/** Leaves the words out at both ends, as long as something is left. */
function without(text: string, words: readonly string[]): string {
  for (const word of words) {
    if (text.startsWith(`${word} `)) return without(text.slice(word.length + 1), words)
    if (text.endsWith(` ${word}`)) return without(text.slice(0, -word.length - 1), words)
  }
  return text
}
