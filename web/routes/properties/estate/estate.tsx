import { data, useLoaderData } from 'react-router'
import { shownPrice } from '#domain/shown-price.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { pageContext } from '../../../data/page-context.server.ts'
import { payingOfPage } from '../../../data/page-paying.ts'
import { pagePaying } from '../../../data/paying.server.ts'
import type { PageHandle } from '../../../layout/page-handle.ts'
import { EstateGonePage } from './estate-gone-page.tsx'
import { EstatePage } from './estate-page.tsx'
import { loadEstate, shownEstate } from './estate-data.server.ts'
import { loadEstateExtras } from './estate-extras.server.ts'
import type { Route } from './+types/estate.ts'

export { pageAction as action } from '../../../data/take-form.server.ts'

/** Of one that was withdrawn nothing can be asked. */
export const handle: PageHandle<Awaited<ReturnType<typeof loadEstate>>['data']> = {
  about: ({ estate }) => (estate === null ? {} : { estate_id: estate.id, complex_id: estate.complex.id }),
  goal: ({ estate }) =>
    estate === null ? null : { goal: 'estate_view', category: estate.category, price: shownPrice(estate) },
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const given = pageContext(context)
  const { apiClient, sharePicture } = given
  const found = await loadEstate(apiClient, url, params, languageOfPath(url.pathname))
  const { estate } = found.data
  const extras = estate === null ? null : await loadEstateExtras(apiClient, estate)
  return data(
    {
      ...found.data,
      estate: estate && shownEstate(estate),
      extras: extras && { ...extras, paying: null },
      ...(await pagePaying(given, extras?.paying ?? null)),
      share: estate === null ? null : await sharePicture({ kind: 'estate', estate }),
    },
    found.init ?? undefined,
  )
}

export default function EstateRoute() {
  const shown = useLoaderData<typeof loader>()
  const { estate, gone, similar, isOld, extras, share } = shown
  return estate === null || extras === null ? (
    <EstateGonePage gone={gone} similar={similar} />
  ) : (
    <EstatePage
      estate={estate}
      similar={similar}
      extras={{ ...extras, paying: payingOfPage(shown) }}
      share={share}
      hidden={isOld}
    />
  )
}
