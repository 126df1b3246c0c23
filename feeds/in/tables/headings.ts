/** What a line above units names; null for what it does not. */
export type Heading = { project: string | null; house: string | null; section: string | null }

const projectWord =
  'жк|жилой\\s+комплекс|жилой\\s+квартал|тк|түк|тұрғын\\s+(?:үй\\s+)?кешені?|residential\\s+complex'
const houseWord = 'дом|корпус|блок|литера?|строение|пятно|очередь|үй|блогы|house|building|block'
const ordinal = '\\d+[\\s-]*(?:й|я|ші|шы|ый|ой|ая)?\\s*'

const project = new RegExp(
  `^(?:${projectWord})(?=[\\s«"“:.])[\\s:.]*[\\p{L}\\p{N}«"“]|[\\p{L}\\p{N}»"”]\\s+(?:тұрғын\\s+(?:үй\\s+)?)?кешені$`,
  'iu',
)
const house = new RegExp(
  `^(?:${houseWord})(?=[\\s№.:«"-]|\\d|$)|^${ordinal}(?:дом|корпус|блок|очередь|үй)$`,
  'iu',
)
const section =
  /^(?:секция|подъезд|кіреберіс|section|entrance)(?=[\s№.:-]|\d)|^\d+[\s-]*(?:й|я|ші|шы|ый|ой|ая)?\s*(?:секция|подъезд|кіреберіс)$/iu

/** «ЖК Наш парк, Дом 1»: the house has a number or a letter behind its word, or a number before it. */
const both = new RegExp(
  `^(.+?)[\\s,.;:/—–-]+((?:${houseWord})[\\s№.:«"-]*[\\p{L}\\p{N}].*|${ordinal}(?:дом|корпус|блок|очередь|үй))$`,
  'iu',
)
const quoted = new RegExp(`(?<!\\p{L})(?:${projectWord})\\s*(?:«[^»]+»|"[^"]+"|“[^”]+”)`, 'iu')
/** «… на 24.11.2026», «… по состоянию на …», «… — остатки», «… (сдан)». */
const remark = /\s+(?:по\s+состоянию|(?:на|от)\s+\d).*$|\s*[,;:(—–].*$|\s+-\s.*$/iu
const moment = /\s+(?:по\s+состоянию|(?:на|от)\s+\d).*$/iu

const nothing: Heading = { project: null, house: null, section: null }

/**
 * The project, house or section that a line names; null when it names none.
 *
 * @param isOurs whether a project of ours has exactly that name
 */
export function headingOf(text: string, isOurs: (name: string) => boolean): Heading | null {
  if (section.test(text)) return { ...nothing, section: text }
  if (house.test(text)) return { ...nothing, house: text }
  const [, before = '', after = ''] = both.exec(text) ?? []
  if (isProject(before, isOurs)) {
    return { ...nothing, project: nameOfProject(before), house: after.replace(moment, '') }
  }
  return isProject(text, isOurs) ? { ...nothing, project: nameOfProject(text) } : null
}

/** The project and house of a title above the names of columns: it begins with «ЖК», or quotes the name behind it. */
export function headingOfTitle(text: string): Heading | null {
  if (project.test(text)) return headingOf(text, () => false)
  const [name] = quoted.exec(text) ?? []
  return name === undefined ? null : { ...nothing, project: name }
}

/** Whether a name, as that of a sheet, is that of a house. */
export function isHouseName(name: string): boolean {
  return house.test(name)
}

function isProject(text: string, isOurs: (name: string) => boolean): boolean {
  return project.test(text) || (text !== '' && isOurs(text))
}

function nameOfProject(text: string): string {
  return quoted.exec(text)?.[0] ?? text.replace(remark, '')
}
