import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anyListing } from '#domain/listing-query.ts'
import { restorationTitles } from '#domain/restorations.ts'
import type { I18n } from '../../../i18n/i18n.tsx'
import { chosenFilters } from './chosen-filters.ts'

test('R643 A4 a chosen finish that no filter names bears its title', () => {
  const listing = { ...anyListing, restorations: ['fine' as const] }
  for (const language of ['ru', 'kk', 'en'] as const) {
    const [chosen] = chosenFilters(listing, [], { language } as I18n)
    assert.equal(chosen?.title, restorationTitles.fine[language])
  }
})
