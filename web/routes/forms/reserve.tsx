import { useActionData, useLoaderData } from 'react-router'
import { pages } from '#contract/pages.ts'
import { languageOfPath } from '#domain/url-rules.ts'
import { ReserveForm } from '../../blocks/reserve/reserve-form.tsx'
import { pageContext } from '../../data/page-context.server.ts'
import { sentMessage, takeForm } from '../../data/take-form.server.ts'
import { listedTitle } from '../../i18n/estate-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/reserve.ts'
import { FormPage } from './form-page.tsx'
import { loadUnit } from './reserve-data.server.ts'
import { ReserveUnitCard } from './reserve-unit-card.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const unit = await loadUnit(pageContext(context).apiClient, url, languageOfPath(url.pathname))
  return { sent: sentMessage({ context, url }), unit }
}

export function action(post: Route.ActionArgs) {
  return takeForm(post, {
    form: 'reserves',
    page: (language, { estate_id }) => pages.reserve(language, Number(estate_id)),
  })
}

/** A request about one unit (R30): the unit, the meaning of the request, the form. A sold one has none. */
export default function ReservePage() {
  const { sent, unit } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.refused
  const i18n = useI18n()
  const { t, language } = i18n
  const words = { title: listedTitle(unit, i18n), complex: unit.complex.name }
  const isPlaced = words.complex !== ''
  const back = { to: pages.estate(language, unit.category, unit.slug), title: t('reserves.back') }
  const about = { estate_id: unit.id, complex_id: unit.complex.id, house_id: unit.house.id }
  const wayOn = (
    <Link className={buttonClass('outlined')} to={back.to}>
      {back.title}
    </Link>
  )
  const isOffered = unit.status !== 'sold' || refused !== undefined
  return (
    <FormPage
      form="reserves"
      sent={sent}
      title={t(isPlaced ? 'reserves.page.head' : 'reserves.page.head.plain', words)}
      description={t(isPlaced ? 'reserves.page.description' : 'reserves.page.description.plain', words)}
      aside={<ReserveUnitCard unit={unit} caption={t('reserves.unit')} />}
      next={back}
      partOf={back.to}
      hidden={!isOffered}
    >
      {isOffered ? (
        <ReserveForm about={about} refused={refused} level={2} wayOn={wayOn} />
      ) : (
        <div className="reserve-sold">
          <p>{t('estate.sold.text')}</p>
          {wayOn}
        </div>
      )}
    </FormPage>
  )
}
