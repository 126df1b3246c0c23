import type { Company, CompanyPictures, Dictionaries } from '#contract/dictionaries.ts'
import type { Language } from '#domain/languages.ts'
import type { Database } from '../open.ts'
import { readSetting } from '../settings.ts'
import { pictureIn, textIn } from '../contents/texts-and-pictures.ts'

/**
 * The lists of the dictionaries that live in the database. `deadlines` are the values of the deadline filter: `ready`
 * when a house is handed over, then the years still to come; their words are the API's.
 */
type StoredDictionaries = Pick<Dictionaries, 'cities' | 'classes' | 'features'> & {
  deadlines: string[]
}

export async function findDictionaries(db: Database, language: Language): Promise<StoredDictionaries> {
  const [cities, classes, features, houses] = await Promise.all([
    db.selectFrom('cities').select(['id', 'slug', 'name']).orderBy('sort_order').orderBy('id').execute(),
    db
      .selectFrom('complexes')
      .select(['class_code', 'class_label'])
      .orderBy('sort_order')
      .orderBy('id')
      .execute(),
    readSetting(db, 'features'),
    db.selectFrom('houses').select(['deadline_year', 'handed_over_at']).distinct().execute(),
  ])
  const labels = new Map(
    classes.toReversed().map((row) => [row.class_code, textIn(row.class_label, language)]),
  )
  const years = houses.flatMap((house) => (house.handed_over_at === null ? (house.deadline_year ?? []) : []))
  return {
    cities: cities.map((city) => ({ id: city.id, slug: city.slug, name: textIn(city.name, language) })),
    classes: [...labels]
      .map(([code, title]) => ({ code, title }))
      .toSorted((a, b) => (a.code < b.code ? -1 : 1)),
    features: (features ?? []).map(({ code, title }) => ({ code, title: title[language] })),
    deadlines: [
      ...(houses.some((house) => house.handed_over_at !== null) ? ['ready'] : []),
      ...[...new Set(years)].toSorted((a, b) => a - b).map(String),
    ],
  }
}

/** How to reach the company; null before any content was imported. */
export async function findCompany(db: Database, language: Language): Promise<Company | null> {
  const company = await readSetting(db, 'company')
  if (company === null) return null
  const { names, hours, credit, legal_name: legalName, legal_address: address, tagline, ...same } = company
  return {
    ...same,
    name: names?.[language] ?? company.name,
    hours: hours[language],
    credit: credit && { text: credit.text[language], url: credit.url },
    ...(legalName && { legal_name: legalName[language] }),
    ...(address && { legal_address: address[language] }),
    ...(tagline && { tagline: tagline[language] }),
  }
}

/** The pictures of pages that show the company as a whole; null where the content has none. */
export async function findCompanyPictures(db: Database, language: Language): Promise<CompanyPictures> {
  const pictures = (await readSetting(db, 'company_pictures')) ?? {}
  const at = (place: keyof CompanyPictures): CompanyPictures[typeof place] => {
    const chosen = pictures[place]
    if (chosen === undefined) return null
    const { picture, focus, text } = chosen
    return { ...pictureIn(picture, language), ...(focus && { focus }), ...(text && { text }) }
  }
  return {
    home: at('home'),
    finishing: at('finishing'),
    about: at('about'),
    career: at('career'),
    students: at('students'),
  }
}
