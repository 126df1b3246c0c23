import { staffText } from '#domain/staff/staff-text.ts'
import type { FeedHouse } from '#database/feeds/feed-houses.ts'
import { foldedText } from '#domain/folded-text.ts'
import type { FeedOffer } from './feed-offer.ts'
import { FeedRefusal } from './feed-refusal.ts'
import type { MappedHouse, Mapping } from './mapping.ts'
import { houseKey, projectKey } from './name-key.ts'

/** The feed's name of a place. */
type PlaceWords = Pick<FeedOffer, 'project' | 'house' | 'phase' | 'address' | 'is_house_or_section'>

/** A house of ours, with the mapping's values for units that have none of their own. */
type FoundPlace = {
  house: FeedHouse
  section: number | null
  floor: number | null
  /** The feed's word for the house turned out to be the number of a section. */
  isSection: boolean
  /** The feed's name of the place, as the mapping would have it. */
  name: string
  /** The project, where a bare number was taken for a house of it; see `Places.sectioned`. */
  guess: string | null
}

/** What is found, before it has its name. */
type Found = Omit<FoundPlace, 'name' | 'guess'> & { isMapped: boolean }

/**
 * A place, or its unknown name: `name` is the part that the mapping can translate, `projects` are the slugs of those
 * that have a house of that name, where the feed does not say which.
 */
export type Place = FoundPlace | { unknown: 'project' | 'house'; name: string; projects: readonly string[] }

const maxRemembered = 10_000

const nowhere: PlaceWords = {
  project: { id: '', name: '' },
  house: { id: '', name: '' },
  phase: '',
  address: '',
  is_house_or_section: false,
}

/** Finds the house of ours that a feed means: by the mapping, else by ids, slugs and names. */
export class Places {
  readonly #houses: readonly FeedHouse[]
  readonly #mapping: Mapping
  readonly #mapped: ReadonlyMap<MappedHouse, FeedHouse>
  readonly #remembered = new Map<string, Place>()
  /** Projects by the feed's id of a house: some feeds name the project only once. */
  readonly #projectOfHouse = new Map<string, PlaceWords['project']>()
  readonly #sectioned = new Set<string>()
  /** Bare numbers by the feed's id of a house. */
  readonly #numberOfHouse = new Map<string, string>()

  /** @throws FeedRefusal when the mapping names a project or house that we do not have */
  constructor(houses: readonly FeedHouse[], mapping: Mapping) {
    this.#houses = houses
    this.#mapping = mapping
    this.#mapped = new Map(
      mapping.houses.entries().map(([name, target]) => [target, this.#ourHouse(name, target.house)]),
    )
    for (const [name, target] of mapping.projects.entries()) {
      if (this.#ourProject(target).length === 0) throw notOurs('projects', name, target)
    }
  }

  find(words: PlaceWords): Place {
    const whole = this.#completed(words)
    const { project, house, phase, address } = whole
    const key = [
      project.id,
      project.name,
      house.id,
      house.name,
      phase,
      address,
      words.is_house_or_section,
    ].join('\n')
    const known = this.#remembered.get(key)
    if (known) return known
    const place = this.#judged(whole, this.#search(whole))
    if (this.#remembered.size < maxRemembered) this.#remembered.set(key, place)
    return place
  }

  /** Our project of a name; null for an unknown one. */
  project(name: string): FeedHouse['complex'] | null {
    return this.#housesOfProject({ id: '', name })[0]?.complex ?? null
  }

  /** Our house of a name, in the project of a name where there is one; null for an unknown one. */
  house(project: string, name: string): FeedHouse | null {
    const words = { ...nowhere, project: { id: '', name: project }, house: { id: '', name } }
    const place = this.#search(words)
    return 'unknown' in place ? null : place.house
  }

  /**
   * Projects whose bare numbers count sections: one of them is no house here, is a section in the mapping, or stands
   * beside another one under the same id of a house. Complete when the whole feed was read.
   */
  get sectioned(): ReadonlySet<string> {
    return this.#sectioned
  }

  #judged(words: PlaceWords, place: Found | Extract<Place, { unknown: string }>): Place {
    const { project, house, is_house_or_section: isBare } = words
    const key = project.id || project.name
    if (isBare) {
      const other = this.#numberOfHouse.get(house.id)
      const isUnknown = 'unknown' in place && place.unknown === 'house'
      const isMappedSection = 'house' in place && place.isMapped && place.section !== null
      const isSecond = other !== undefined && other !== house.name
      if (isUnknown || isMappedSection || isSecond) this.#sectioned.add(key)
      if (house.id !== '' && this.#numberOfHouse.size < maxRemembered)
        this.#numberOfHouse.set(house.id, house.name)
    }
    if ('unknown' in place) return place
    const { isMapped, ...found } = place
    return { ...found, name: mappingKey(words), guess: isBare && !isMapped && !found.isSection ? key : null }
  }

  #completed(words: PlaceWords): PlaceWords {
    const { project, house } = words
    if (house.id === '') return words
    if (project.id === '' && project.name === '') {
      return { ...words, project: this.#projectOfHouse.get(house.id) ?? project }
    }
    if (this.#projectOfHouse.size < maxRemembered) this.#projectOfHouse.set(house.id, project)
    return words
  }

  #search(words: PlaceWords): Found | Extract<Place, { unknown: string }> {
    const { project, house, phase } = words
    const byId = this.#mapping.houses.find(house.id)
    // The number is not that of the house, which has its id.
    if (byId) return { ...this.#fromMapping(byId), isSection: words.is_house_or_section }
    const isNamed = project.id !== '' || project.name !== ''
    const candidates = isNamed ? this.#housesOfProject(project) : this.#houses
    const mapped =
      this.#mapping.houses.find(mappingKey(words)) ?? this.#mappedByName(words, isNamed ? candidates : [])
    if (mapped) return this.#fromMapping(mapped)
    if (candidates.length === 0) {
      const whole = this.#byWholeName(project.name)
      return whole ? found(whole) : { unknown: 'project', name: project.name || project.id, projects: [] }
    }
    const inProject =
      this.#byName(candidates, house.name) ?? (house.name === '' ? byPhase(candidates, phase) : undefined)
    if (inProject) return found(inProject)
    const [only, ...others] = candidates
    if (isNamed && only && others.length === 0) {
      if (house.name === '') return found(only)
      if (/^\d{1,2}$/.test(house.name)) return { ...found(only), isSection: true }
    }
    return {
      unknown: 'house',
      name: mappingKey(words),
      projects: isNamed ? [] : this.#projectsWith(house.name),
    }
  }

  /**
   * What the mapping says of a house by its name alone. «Дом 1» of one project is not that of another, so of a project
   * that is known it counts for its own houses.
   */
  #mappedByName({ house, address }: PlaceWords, ofProject: readonly FeedHouse[]): MappedHouse | undefined {
    const mapped = this.#mapping.houses.find(house.name, address)
    const target = mapped && this.#mapped.get(mapped)
    return ofProject.length === 0 || ofProject.some(({ id }) => id === target?.id) ? mapped : undefined
  }

  #projectsWith(house: string): string[] {
    const key = houseKey(house)
    const same = this.#houses.filter(({ names }) => names.some((name) => houseKey(name) === key))
    return key === '' ? [] : [...new Set(same.map(({ complex }) => complex.slug))]
  }

  #fromMapping(mapped: MappedHouse): Found {
    const house = this.#mapped.get(mapped)
    if (!house) throw new Error('the mapping has a house that was not looked up')
    return {
      house,
      section: mapped.section ?? null,
      floor: mapped.floor ?? null,
      isSection: false,
      isMapped: true,
    }
  }

  #housesOfProject({ id, name }: PlaceWords['project']): readonly FeedHouse[] {
    const target = this.#mapping.projects.find(id, name)
    return this.#ourProject(target ?? name)
  }

  #ourProject(name: string): readonly FeedHouse[] {
    if (name === '') return []
    const key = projectKey(name)
    return this.#houses.filter(
      ({ complex }) =>
        complex.slug === name ||
        String(complex.id) === name ||
        complex.names.some((each) => projectKey(each) === key),
    )
  }

  #ourHouse(feedName: string, target: string): FeedHouse {
    const exact = this.#houses.find(({ slug, id }) => slug === target || String(id) === target)
    const house = exact ?? this.#byWholeName(target) ?? this.#byName(this.#houses, target)
    if (!house) throw notOurs('houses', feedName, target)
    return house
  }

  /** One house and no second one answers to the name; first as it is written, then without the word for a house. */
  #byName(candidates: readonly FeedHouse[], name: string): FeedHouse | undefined {
    if (name === '') return undefined
    const [whole, bare] = [foldedText(name), houseKey(name)]
    return (
      single(candidates.filter((house) => house.slug === name.toLowerCase())) ??
      single(candidates.filter((house) => house.names.some((each) => foldedText(each) === whole))) ??
      single(candidates.filter((house) => house.names.some((each) => houseKey(each) === bare))) ??
      single(candidates.filter((house) => wholeNames(house).includes(projectKey(name)))) ??
      (/очеред|кезек|queue|phase/i.test(name) ? byPhase(candidates, name) : undefined)
    )
  }

  /** «Наш парк Дом A»: the project and the house in one name. */
  #byWholeName(name: string): FeedHouse | undefined {
    const key = projectKey(name)
    return key === '' ? undefined : single(this.#houses.filter((house) => wholeNames(house).includes(key)))
  }
}

function wholeNames(house: FeedHouse): string[] {
  return house.complex.names.flatMap((complex) => house.names.map((name) => projectKey(`${complex} ${name}`)))
}

/** The name of a house as the mapping has it: its own with that of its project, else its address, else its id. */
function mappingKey({ project, house, address }: PlaceWords): string {
  if (house.name === '' && house.id !== '') return house.id
  const name = house.name || address
  return [project.name || project.id, name].filter((part) => part !== '').join(' / ')
}

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

function byPhase(candidates: readonly FeedHouse[], phase: string): FeedHouse | undefined {
  const [word = ''] = /\d+|\b[ivx]+\b/i.exec(phase) ?? []
  const number = Number(word) || roman.indexOf(word.toLowerCase()) + 1
  return number === 0 ? undefined : single(candidates.filter(({ queue_no }) => queue_no === number))
}

function found(house: FeedHouse): Found {
  return { house, section: null, floor: null, isSection: false, isMapped: false }
}

function single<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined
}

function notOurs(part: 'projects' | 'houses', name: string, target: string): FeedRefusal {
  return new FeedRefusal(
    staffText(
      'The mapping says under {part} that «{name}» is «{target}», which this site does not have. Write a slug as it stands in the address of its page.',
      { part, name, target },
    ),
  )
}
