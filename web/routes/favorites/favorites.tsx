import './favorites.css'
import { data, useLoaderData } from 'react-router'
import { getShortlist } from '#contract/shortlist.ts'
import { shortlistIds } from '#domain/shortlist.ts'
import { orNotFound, pageContext } from '../../data/page-context.server.ts'
import { revalidateFor } from '../../data/revalidation.ts'
import { letterHeaders } from '../contents/subscribe/letter-link.server.ts'
import { listMeeting } from './list-meeting.server.ts'
import { OwnList } from './own-list.tsx'
import { SharedList } from './shared-list.tsx'
import type { Route } from './+types/favorites.ts'

export { pageAction as action } from '../../data/take-form.server.ts'

/** The address of a shortlist is no secret, that of a meeting is. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** The units that the address names, and the meeting they are brought along to; without any it is the visitor's own list, which only their browser knows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { apiClient } = pageContext(context)
  const ids = shortlistIds(url.searchParams.get('ids') ?? '')
  const [shared, meeting] =
    ids.length === 0
      ? [null, null]
      : await Promise.all([
          orNotFound(url, apiClient(getShortlist, { ids: ids.join(',') })),
          listMeeting(apiClient, url),
        ])
  return data({ shared, meeting }, url.searchParams.has('token') ? { headers: letterHeaders() } : {})
}

/** Another category of the same list needs nothing from the server. */
export const shouldRevalidate = revalidateFor('ids', 'token')

/** The visitor's favourites, or a shared list (R6, R42). */
export default function Favorites() {
  const { shared, meeting } = useLoaderData<typeof loader>()
  return shared === null ? <OwnList /> : <SharedList shortlist={shared} meeting={meeting} />
}
