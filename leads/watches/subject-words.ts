import type { WatchSubject } from '#contract/watches.ts'
import { findEstateCards } from '#database/catalogue/estate-cards.ts'
import type { Database } from '#database/open.ts'
import type { SearchIndex } from '#database/search/index/search-index.ts'
import { knownListing } from '#database/search/query/known-listing.ts'
import type { Language } from '#domain/languages.ts'
import { listingSearch } from '#domain/listing-query.ts'
import type { NumberStyle } from '#domain/money.ts'
import { type WatchTarget, watchableListing } from '#domain/watches.ts'
import { ownTexts } from '#texts/own-texts.ts'
import { listingWords } from './listing-words.ts'
import { placedTitle } from './unit-words.ts'

export type SubjectParts = { db: Database; index: SearchIndex; numberStyle: NumberStyle }

/**
 * What is watched, in words. Of a search the words that the site does not know are left out, and so is all that is not
 * kept of it.
 *
 * @returns null for a unit or a project that nobody can look at (any more)
 */
export async function watchSubject(
  { db, index, numberStyle }: SubjectParts,
  target: WatchTarget,
  language: Language,
): Promise<WatchSubject | null> {
  const texts = ownTexts(index.own, language)
  switch (target.kind) {
    case 'listing': {
      const { category } = target
      const listing = knownListing(index, category, watchableListing(target.listing))
      return {
        kind: 'listing',
        title: texts[`category.${category}`],
        words: listingWords(index, category, listing, { language, texts, numberStyle }),
        category,
        query: listingSearch(listing, language),
        slug: null,
      }
    }
    case 'estate': {
      const [card] = await findEstateCards(db, [target.id], language)
      if (card === undefined || ['withdrawn', 'hidden'].includes(card.status)) return null
      return {
        kind: 'estate',
        title: placedTitle(card, { language, texts, numberStyle }),
        words: [],
        category: card.category,
        query: '',
        slug: card.slug,
      }
    }
    case 'complex': {
      const complex = index.words.complexes.find(({ id }) => id === target.id)
      if (complex === undefined) return null
      return {
        kind: 'complex',
        title: complex.name[language],
        words: [],
        category: null,
        query: '',
        slug: complex.slug,
      }
    }
  }
}

/** «Квартиры: 2-комнатные, до 45 млн ₸». */
export function subjectLine({ title, words }: Pick<WatchSubject, 'title' | 'words'>): string {
  return words.length === 0 ? title : `${title}: ${words.join(', ')}`
}
