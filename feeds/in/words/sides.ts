import { compassSides } from '#domain/compass.ts'
import { byMeaning, knownWords } from './known-words.ts'

const sideOf = knownWords(
  byMeaning<(typeof compassSides)[number]>({
    n: 'с, север, северная, солтүстік, n, north',
    ne: 'св, северовосток, северо восток, северо восточная, солтүстік шығыс, ne, northeast, north east',
    e: 'в, восток, восточная, шығыс, e, east',
    se: 'юв, юговосток, юго восток, юго восточная, оңтүстік шығыс, se, southeast, south east',
    s: 'ю, юг, южная, оңтүстік, s, south',
    sw: 'юз, югозапад, юго запад, юго западная, оңтүстік батыс, sw, southwest, south west',
    w: 'з, запад, западная, батыс, w, west',
    nw: 'сз, северозапад, северо запад, северо западная, солтүстік батыс, nw, northwest, north west',
  }),
)

/** Between two sides: «Ю, З», «юг и запад», «С/В». */
const between = /[,;/+]|(?<!\p{L})(?:и|және|and)(?!\p{L})/u

/** What stands beside a side: «на юг», «сторона: С». */
const beside = /(?<!\p{L})(?:на|окна|сторон[аы]?|жаққа|жақ)(?!\p{L}):?/gu

/**
 * Where the windows look by the words of a feed, as azimuths: «ЮВ», «на юг и запад», «солтүстік», «270°». Null where it
 * says nothing, or anything that is no side: of two sides nobody takes the one that is understood.
 */
export function azimuthsOfWords(words: readonly string[]): number[] | null {
  const parts = words
    .flatMap((word) => word.toLowerCase().split(between))
    .map((word) =>
      word
        .replaceAll(beside, ' ')
        .trim()
        .replace(/^([сю])-([вз])$/u, '$1$2'),
    )
    .filter((word) => word !== '')
  const azimuths = parts.map(azimuthOf)
  if (azimuths.length === 0 || azimuths.includes(null)) return null
  return [...new Set(azimuths.filter((azimuth) => azimuth !== null))].slice(0, 8)
}

function azimuthOf(word: string): number | null {
  const side = sideOf(word)
  if (side !== undefined) return compassSides.indexOf(side) * 45
  const degrees = /^(\d{1,3})\s*°?$/.exec(word)?.[1]
  return degrees !== undefined && Number(degrees) < 360 ? Number(degrees) : null
}
