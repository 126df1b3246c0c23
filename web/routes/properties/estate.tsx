import { useLoaderData } from 'react-router'
import { categoryOfSegment } from '#domain/categories.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { notFoundPage, pageContext } from '../../data/ask.ts'
import type { PageHandle } from '../../layout/page-handle.ts'
import { EstateGonePage } from './estate-gone-page.tsx'
import { EstatePage } from './estate-page.tsx'
import { loadEstate } from './estate-data.ts'
import type { Route } from './+types/estate.ts'

/** Of one that was withdrawn nothing can be asked. */
export const handle: PageHandle<Awaited<ReturnType<typeof loadEstate>>['data']> = {
  about: ({ estate }) => (estate === null ? {} : { estate_id: estate.id, complex_id: estate.complex.id }),
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const category = categoryOfSegment(params.type)
  if (category === null) throw notFoundPage(url)
  return loadEstate(pageContext(context).ask, url, category, params.slug, languageOfPath(url.pathname))
}

export default function EstateRoute() {
  const { estate, similar, isOld } = useLoaderData<typeof loader>()
  return estate === null ? (
    <EstateGonePage similar={similar} />
  ) : (
    <EstatePage estate={estate} similar={similar} hidden={isOld} />
  )
}
