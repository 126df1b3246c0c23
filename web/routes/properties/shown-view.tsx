import { lazy, Suspense } from 'react'
import type { EstatePlan } from '#contract/estate-plans.ts'
import type { EstateCard } from '#contract/estates.ts'
import type { Category } from '#domain/categories.ts'
import type { ListingQuery } from '#domain/listing-query.ts'
import { EstateLattice } from '../../blocks/estate/estate-card.tsx'
import plansStyles from './plans-view.css?url'
import tableStyles from './table-view.css?url'

const TableView = lazy(async () => ({ default: (await import('./table-view.tsx')).TableView }))
const PlansView = lazy(async () => ({ default: (await import('./plans-view.tsx')).PlansView }))

type ShownViewProps = {
  category: Category
  listing: ListingQuery
  estates: readonly EstateCard[]
  plans: readonly EstatePlan[]
}

/**
 * One page of the list in the view that was asked for. Script and styles of table and plans come only with them; the
 * cards stand within the same boundary, so that they stay until the next view is there.
 */
export function ShownView({ category, listing, estates, plans }: ShownViewProps) {
  const { view } = listing
  return (
    <>
      {view !== null && (
        <link rel="stylesheet" href={view === 'table' ? tableStyles : plansStyles} precedence="view" />
      )}
      <Suspense>
        {view === 'table' ? (
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
