import type { Filter } from '#contract/estates.ts'
import { pages } from '#contract/pages.ts'
import { ChosenChips } from '../../blocks/filters/chosen-chips.tsx'
import { FilterSheet } from '../../blocks/filters/filter-sheet.tsx'
import { ChoiceFilter, RangeFilter, RoomsFilter } from '../../blocks/filters/filters.tsx'
import { OpenFilters } from '../../blocks/filters/open-filters.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Part, type Words } from './part.tsx'

function nothing(): void {}

/** The filters of a list with a choice, bounds that exclude each other, and the chosen values. */
export function FilterParts({ words, filters }: { words: Words; filters: readonly Filter[] }) {
  const { count, language, t } = useI18n()
  const named = (key: string) => filters.find((filter) => filter.key === key)
  const here = pages.testUi(language)
  const chips = [t('rooms.chip.label.2'), t('rooms.chip.label.3')].map((title) => ({ title, to: here }))
  return (
    <Part title={words.filters}>
      <ChosenChips chips={chips} onRemove={nothing} />
      <OpenFilters chosen={2} />
      <FilterSheet
        action={here}
        reset={here}
        total={count(21, 'category.flat.show')}
        carried={[]}
        isMissing={false}
        isLoading={false}
        go={nothing}
        change={nothing}
      >
        <RoomsFilter filter={named('rooms')} chosen={[2, 3]} />
        <RangeFilter filter={named('price')} from={40_000_000} to={20_000_000} apply={nothing} />
        <ChoiceFilter filter={named('restorations')} chosen={['fine']} />
      </FilterSheet>
    </Part>
  )
}
