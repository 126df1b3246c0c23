import { companyVocabulary } from '#domain/search-phrase/company.ts'
import { type CompanyNames } from '#domain/search-phrase/names/company-names.ts'
import { readPhrase } from '#domain/search-phrase/search-phrase.ts'

/**
 * How sentences about a company are read, in one line: the criteria in the order of their names, with the category
 * where it is not that of flats, and the parts that are told as not understood.
 */
export function readOf(company: CompanyNames): (phrase: string) => string {
  const vocabulary = companyVocabulary(company)
  return (phrase) => {
    const { category, criteria, missed } = readPhrase(phrase, vocabulary, 2026)
    const all = Object.entries(category === 'flat' ? criteria : { ...criteria, category }).map(
      ([key, value]) => `${key}=${value.split(',').toSorted().join(',')}`,
    )
    return [all.toSorted().join(' '), ...missed].join(' | ')
  }
}
