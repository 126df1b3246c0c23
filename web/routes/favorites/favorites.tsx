import './favorites.css'
import { useLoaderData } from 'react-router'
import { getShortlist } from '#contract/shortlist.ts'
import { readAppointment } from '#domain/appointment.ts'
import { shortlistIds } from '#domain/shortlist.ts'
import { orNotFound, pageContext } from '../../data/page-context.server.ts'
import { revalidateFor } from '../../data/revalidation.ts'
import { OwnList } from './own-list.tsx'
import { SharedList } from './shared-list.tsx'
import type { Route } from './+types/favorites.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

/** The units that the address names, and the meeting they are brought along to; without any it is the visitor's own list, which only their browser knows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ids = shortlistIds(url.searchParams.get('ids') ?? '')
  return {
    shared:
      ids.length === 0
        ? null
        : await orNotFound(url, pageContext(context).apiClient(getShortlist, { ids: ids.join(',') })),
    meeting: readAppointment((name) => url.searchParams.get(name) ?? '', new Date()),
  }
}

/** Another category of the same list needs nothing from the server. */
export const shouldRevalidate = revalidateFor('ids')

/** The visitor's favourites, or a shared list (R6, R42). */
export default function Favorites() {
  const { shared, meeting } = useLoaderData<typeof loader>()
  return shared === null ? <OwnList /> : <SharedList shortlist={shared} meeting={meeting} />
}
