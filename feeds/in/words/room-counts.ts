import { readWhole } from './numbers.ts'

type Rooms = { rooms: number | null; is_euro: boolean }

/** One room, two, …, as adjectives and as people say. */
const inWords = [
  /одно\s?комн|однушк/,
  /двух\s?комн|двушк/,
  /тр[её]х\s?комн|тр[её]шк/,
  /четыр[её]х\s?комн/,
  /пяти\s?комн/,
]

/**
 * The room count in a feed: «2», «Студия», «ст.», «2Е», «2-комн.», «евро-2», «3К». Euro flats have their kitchen in a living
 * room.
 */
export function readRooms(text: string): Rooms {
  if (/^[1-9]$/.test(text)) return { rooms: Number(text), is_euro: false }
  const words = text.toLowerCase()
  const is_euro = /евро|euro|^\d\s*[eе]$/.test(words)
  if (/студ|studio|^[cс]$|^[cс][tт]\.?$/.test(words)) return { rooms: 0, is_euro }
  const spelled = inWords.findIndex((word) => word.test(words))
  if (spelled >= 0) return { rooms: spelled + 1, is_euro }
  if (/\d\s*[-–—]\s*\d/.test(words)) return { rooms: null, is_euro }
  const number = readWhole(words.replace(/^\D+/, '').replace(/(\d)\s*[a-zа-я-].*$/, '$1'))
  return { rooms: number !== null && number >= 0 && number <= 50 ? number : null, is_euro }
}

/** The rooms that a title or a description mentions first: «2 к. кв.», «3-комнатная», «студия»; null when none. */
export function roomsInText(text: string): number | null {
  const found =
    /(?<![\d.,])(\d{1,2})\s*-?\s*(?:х\s*)?-?(?:к\.|ком|комн|к\s*кв|room|бөлме)|(студи[яюи]|studio)/iu.exec(
      text,
    )
  if (found === null) return null
  return found[2] === undefined ? Number(found[1]) : 0
}
