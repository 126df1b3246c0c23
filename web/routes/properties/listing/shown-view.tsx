import { Suspense } from 'react'
import type { EstatePlan } from '#contract/estate-plans.ts'
import { type Card, EstateLattice } from '../../../blocks/estate/estate-card.tsx'
import { lazyPart } from '../../../blocks/safe-part/safe-part.tsx'
import type { EmptyListProps } from './empty-list.tsx'
import plansStyles from './plans-view.css?url'
import tableStyles from './table-view.css?url'

const TableView = lazyPart(async () => (await import('./table-view.tsx')).TableView)
const PlansView = lazyPart(async () => (await import('./plans-view.tsx')).PlansView)
const EmptyList = lazyPart(async () => (await import('./empty-list.tsx')).EmptyList)

type ShownViewProps = EmptyListProps & {
  estates: readonly Card[]
  plans: readonly EstatePlan[]
}

/**
 * One page of the list in the view that was asked for. Script and styles of table and plans come only with them, and so
 * does the script of what an empty list says; the cards stand within the same boundary, so that they stay until the next
 * view is there.
 */
export function ShownView({ estates, plans, ...asked }: ShownViewProps) {
  const { category, listing } = asked
  const { view } = listing
  return (
    <>
      {view !== null && (
        <link rel="stylesheet" href={view === 'table' ? tableStyles : plansStyles} precedence="view" />
      )}
      <Suspense>
        {estates.length + plans.length === 0 ? (
          <EmptyList {...asked} />
        ) : view === 'table' ? (
          <TableView category={category} listing={listing} estates={estates} />
        ) : view === 'plans' ? (
          <PlansView plans={plans} />
        ) : (
          <EstateLattice estates={estates} />
        )}
      </Suspense>
    </>
  )
}
