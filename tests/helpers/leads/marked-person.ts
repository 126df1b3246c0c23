/** A person whose every value is recognisable in any text. */
export const markedPerson = {
  name: 'Зейнеп Тайнаева',
  /** Without the country: the part common to every spelling of the number. */
  digits: '7073914826',
  email: 'Zeynep.Tainaeva+news@tainaeva-mail.kz',
  address: '198.51.100.77',
  addressV6: '2001:db8:77aa:bb::77',
  message: 'Хочу жить рядом с тётей Кульпаш',
  fileName: 'Анкета Тайнаева-Зейнеп.pdf',
  fileText: 'TainaevaLivesInKaskelen',
  university: 'Тайнаевский институт',
  googleClick: 'CjwKCAtainaevaClick',
  googleClient: '1847263910.1700055577',
  roistat: '5577318842',
  browser: 'TainaevaBrowser/5.5',
} as const

/** Ways of writing the number that people use; all of them reach the site in this test. */
export const phoneSpellings = [
  `+7${markedPerson.digits}`,
  '8 707 391 48 26',
  '+7 (707) 391-48-26',
  '8(707)3914826',
  '707.391.48.26',
  '8-707-391-48-26',
] as const

/**
 * The marked values in a text, in any spelling that a log may give them: as they are, in small letters,
 * percent-encoded, as JSON or base64 writes them; of the number its last seven digits, however they are grouped.
 */
export function tracesOf(text: string): string[] {
  const small = text.toLowerCase()
  const { digits, ...words } = markedPerson
  // Parts of a value reveal as much: a name is one half of it, too.
  const whole = Object.values(words)
  const marks = [...whole, 'Тайнаев', 'Зейнеп', 'Tainaeva', 'Кульпаш', '391-48-26', '391 48 26', '391.48.26']
  const found = marks.filter((mark) => spellings(mark).some((each) => small.includes(each)))
  const joined = small.replaceAll(/(?<=\d)(?:[\s().+-]|%20|%28|%29|%2b)+(?=\d)/g, '')
  return joined.includes(digits.slice(3)) ? [...found, digits] : found
}

function spellings(mark: string): string[] {
  const bytes = Buffer.from(mark)
  return [
    mark,
    encodeURIComponent(mark),
    encodeURI(mark),
    mark.replaceAll(' ', '+'),
    encodeURIComponent(mark).replaceAll('%20', '+'),
    mark.replaceAll(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
    // UTF-8 misread as Latin-1, and bytes as hex.
    bytes.toString('latin1'),
    bytes.toString('hex'),
    // The last group of base64 depends on the text behind it.
    bytes.toString('base64').slice(0, Math.floor(bytes.length / 3) * 4),
  ].map((each) => each.toLowerCase())
}
