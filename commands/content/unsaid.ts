import type { Records } from '#content/records.ts'
import { CompanyPictures } from '#contract/dictionaries.ts'
import { dayInKazakhstan } from '#domain/kazakhstan-day.ts'
import type { Language } from '#domain/languages.ts'

type Kind =
  | 'facts'
  | 'register'
  | 'colours'
  | 'logo'
  | 'icon'
  | 'places'
  | 'complexes'
  | 'houses'
  | 'drawings'
  | 'contacts'
  | 'costs'
  | 'lawyer'

/** `{names}` are fields of `company.yaml`. */
const words: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
  ru: {
    facts: 'company.yaml: впишите {names}: пока этого на страницах нет.',
    register: 'company.yaml: впишите {names}: без них политика называет только имя компании.',
    colours: 'company.yaml: нет colours: сайт графитовый.',
    logo: 'company.yaml: нет logo: вместо него стоит название.',
    icon: 'company.yaml: нет icon: вместо него домик.',
    places: 'company.yaml: pictures: нет картинок {names}: эти места сайт скрывает.',
    complexes: 'complexes: проектов пока нет, продавать нечего.',
    houses: 'houses: домов пока нет, квартирам негде стоять.',
    drawings: 'houses: у {names} нет картинки фасада и drawn: true: вместо рисунков там таблицы этажей.',
    contacts: 'contacts: офисов пока нет, посетитель не знает, куда прийти.',
    costs: 'costs.yaml: срок прошёл, на сайте этих строк нет: {names}.',
    lawyer: 'lawyer_review: юрист ещё не сверил с законом {names}.',
  },
  // kk: to review.
  kk: {
    facts: 'company.yaml: {names} толтырыңыз: әзірге бұл беттерде жоқ.',
    register: 'company.yaml: {names} толтырыңыз: онсыз саясатта компанияның аты ғана тұрады.',
    colours: 'company.yaml: colours жоқ: сайт графит түсті.',
    logo: 'company.yaml: logo жоқ: орнына атауы тұрады.',
    icon: 'company.yaml: icon жоқ: орнына үйшік тұрады.',
    places: 'company.yaml: pictures: {names} суреттері жоқ: бұл орындарды сайт жасырады.',
    complexes: 'complexes: жоба әзірге жоқ, сатылымда ештеңе жоқ.',
    houses: 'houses: үй әзірге жоқ, пәтерлердің орны жоқ.',
    drawings:
      'houses: {names} үшін қасбет суреті де, drawn: true да жоқ: сурет орнына қабаттар кестесі тұрады.',
    contacts: 'contacts: кеңсе әзірге жоқ, келуші қайда барарын білмейді.',
    costs: 'costs.yaml: мерзімі өтті, бұл жолдар сайтта жоқ: {names}.',
    lawyer: 'lawyer_review: заңгер әлі заңмен салыстырмаған: {names}.',
  },
  en: {
    facts: 'company.yaml: fill in {names}: pages do not have them yet.',
    register: 'company.yaml: fill in {names}: without them the policy names the company only.',
    colours: 'company.yaml: there are no colours: the site is graphite.',
    logo: 'company.yaml: there is no logo: the name stands in its place.',
    icon: 'company.yaml: there is no icon: a house stands in its place.',
    places: 'company.yaml: pictures: there is none for {names}: the site hides these places.',
    complexes: 'complexes: there is no project yet: nothing is on sale.',
    houses: 'houses: there is none yet: units have no place.',
    drawings:
      'houses: {names}: without a picture of the facade and without drawn: true, tables of floors stand in place of drawings.',
    contacts: 'contacts: there is no office yet: visitors do not know where to come.',
    costs: 'costs.yaml: the last day is over, the site does not show these lines: {names}.',
    lawyer: 'lawyer_review: no lawyer has compared with the law yet: {names}.',
  },
}

/** What a folder that is right does not say yet, and what the site does without it, a line each (R581), and what waits for a lawyer (R843). */
export function unsaid(
  { company, costs, logo, icon, complexes, houses, contacts, answers, articles }: Records,
  language: Language,
  today = dayInKazakhstan(new Date()),
): string[] {
  const facts = [
    ...(company.phone === '' ? ['phone'] : []),
    ...(company.email === '' ? ['email'] : []),
    ...(company.hours.ru === '' ? ['hours'] : []),
  ]
  const register = ['legal_name', 'bin', 'legal_address'].filter((field) => !(field in company))
  const places = Object.keys(CompanyPictures.shape).filter((place) => !(place in company.pictures))
  const plain = houses.filter(({ record }) => record.facade === null && !record.drawn).map(({ slug }) => slug)
  const lines = costLines(costs)
  const expired = lines.filter(({ valid_until: until }) => until < today).map(({ name }) => name)
  const waiting = [
    ...answers.filter(({ record }) => record.lawyer_review).map(({ slug }) => `answers/${slug}`),
    ...articles.filter(({ record }) => record.lawyer_review).map(({ slug }) => `articles/${slug}`),
    ...lines.filter(({ lawyer_review: waits }) => waits).map(({ name }) => name),
  ]
  const missing: [Kind, isMissing: boolean, names?: string[]][] = [
    ['facts', facts.length > 0, facts],
    ['register', register.length > 0, register],
    ['colours', company.colours === undefined],
    ['logo', logo === null],
    ['icon', icon === null],
    ['places', places.length > 0, places],
    ['complexes', complexes.length === 0],
    ['houses', complexes.length > 0 && houses.length === 0],
    ['drawings', plain.length > 0, plain],
    ['contacts', contacts.length === 0],
    ['costs', expired.length > 0, expired],
    ['lawyer', waiting.length > 0, waiting],
  ]
  return missing
    .filter(([, isMissing]) => isMissing)
    .map(([kind, , names = []]) => words[language][kind].replace('{names}', () => names.join(', ')))
}

/** The lines of `costs.yaml`, each under its name in it, counted from one as mistakes are. */
function costLines(costs: Records['costs']) {
  if (costs === null) return []
  const { mci, fees, finishing, maintenance, heating } = costs
  const parts = Object.entries({ fees, finishing, maintenance, heating }).flatMap(([part, lines]) =>
    lines.map(({ valid_until, lawyer_review }, index) => ({
      name: `costs.yaml ${part}[${String(index + 1)}]`,
      valid_until,
      lawyer_review,
    })),
  )
  return [...(mci === null ? [] : [{ ...mci, name: 'costs.yaml mci' }]), ...parts]
}
