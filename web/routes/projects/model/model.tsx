import './model.css'
import { useEffect, useMemo, useState } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { type Address, pages } from '#contract/pages.ts'
import { modelOfParams, type ModelQuery } from '#domain/model/model-query.ts'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { orNotFound, pageContext } from '../../../data/page-context.server.ts'
import { revalidateFor } from '../../../data/revalidation.ts'
import { estateTitle } from '../../../i18n/estate-words.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx'
import type { PageHandle } from '../../../layout/page-handle.ts'
import { PageHead } from '../../../layout/page-head.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { type ModelData, loadModel } from './model-data.server.ts'
import { ModelFlats } from './model-flats.tsx'
import { openWindow, type OpenWindow, shownModel, type ShownModel } from './model-shown.ts'
import { ModelStage } from './model-stage.tsx'
import { createMomentFeed, feedClock, type MomentFeed } from './moment-feed.ts'
import { MomentForm } from './moment-form.tsx'
import { MomentWords } from './moment-words.tsx'
import { OtherWindows } from './other-windows.tsx'
import { createSunnyFlats } from './sunny-flats.ts'
import { useModelAddress, useMomentInAddress } from './use-moment.ts'
import type { Route } from './+types/model.ts'

export { pageAction as action } from '../../../data/take-form.server.ts'

export const handle: PageHandle<ModelData> = {
  about: ({ model }) => ({ complex_id: model.id }),
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  return orNotFound(url, loadModel(pageContext(context).apiClient, params.project))
}

/** Moment and window follow from the address alone. */
export const shouldRevalidate = revalidateFor()

/** A project from above or out of a window, on any day and hour: houses, shadows, free flats (R1121–R1126). */
export default function ModelPage() {
  const { model } = useLoaderData<typeof loader>()
  const location = useLocation()
  const query = useMemo(() => modelOfParams(new URLSearchParams(location.search)), [location])
  const shown = useMemo(() => shownModel(model), [model])
  return <ModelAt key={[query.unit, query.side].join()} asked={query} shown={shown} />
}

/** @param asked what the address says; another object after each navigation */
function ModelAt({ asked, shown }: { asked: ModelQuery; shown: ShownModel }) {
  const { model } = shown
  const [query] = useState(asked)
  const [feed] = useState(() => createMomentFeed({ day: query.day, minutes: query.minutes }, feedClock))
  useEffect(() => () => feed.stop(), [feed])
  useEffect(() => feed.move({ day: asked.day, minutes: asked.minutes }), [feed, asked])
  useMomentInAddress(feed, query)
  const sunnyAt = useMemo(() => createSunnyFlats(shown), [shown])
  const [open] = useState(() => openWindow(shown, query))
  return (
    <div className="wrap model-page">
      <ModelHeading shown={shown} open={open} isGone={query.unit !== null && open === null} feed={feed} />
      <div className="model-parts">
        <SafePart>
          <ModelStage shown={shown} open={open} feed={feed} />
        </SafePart>
        <div className="model-panel">
          <MomentForm
            slug={model.slug}
            unit={open?.flat.id ?? null}
            side={open === null ? null : query.side}
            feed={feed}
          />
          <MomentWords shown={shown} open={open} feed={feed} sunnyAt={sunnyAt} />
          {open !== null && <WindowWays shown={shown} open={open} feed={feed} />}
          <ModelCaption shown={shown} open={open} />
        </div>
      </div>
      <SafePart>
        <ModelFlats model={model} feed={feed} sunnyAt={sunnyAt} />
      </SafePart>
    </div>
  )
}

type HeadingProps = {
  shown: ShownModel
  open: OpenWindow | null
  isGone: boolean
  feed: MomentFeed
}

function ModelHeading({ shown, open, isGone, feed }: HeadingProps) {
  const { t } = useI18n()
  const { name } = shown.model
  const title = open
    ? t('model.title.window', { number: open.flat.number })
    : t('model.title', { project: name })
  return (
    <>
      <PageHead
        title={[title, open && name].filter(Boolean).join(', ')}
        description={t('model.description', { project: name })}
        hidden
      />
      {open === null ? (
        <Way shown={shown} last={[{ title: t('model.crumb') }]} />
      ) : (
        <WindowSteps shown={shown} title={title} feed={feed} />
      )}
      <h1>{title}</h1>
      {isGone && <p className="lead">{t('model.window.gone')}</p>}
    </>
  )
}

function WindowSteps({ shown, title, feed }: { shown: ShownModel; title: string; feed: MomentFeed }) {
  const { t } = useI18n()
  const at = useModelAddress(feed, shown.model.slug)
  return <Way shown={shown} last={[{ title: t('model.crumb'), to: at(null) }, { title }]} />
}

function Way({ shown, last }: { shown: ShownModel; last: { title: string; to?: Address }[] }) {
  const { t, language } = useI18n()
  const { name, slug } = shown.model
  return (
    <PageBreadcrumbs
      steps={[
        { title: t('projects.title'), to: pages.projects(language) },
        { title: name, to: pages.project(language, slug) },
        ...last,
      ]}
    />
  )
}

type WindowProps = { shown: ShownModel; open: OpenWindow; feed: MomentFeed }

/** Other windows of the flat, and the ways on. */
function WindowWays({ shown, open, feed }: WindowProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const at = useModelAddress(feed, shown.model.slug)
  return (
    <>
      <OtherWindows open={open} address={(side) => at(open.flat.id, side)} />
      <p className="model-on">
        <TextLink to={pages.estate(language, 'flat', open.flat.slug)}>
          {`${t('model.flat.open')}: ${estateTitle({ ...open.flat, category: 'flat' }, i18n)}`}
        </TextLink>
        <TextLink to={at(null)}>{t('model.whole')}</TextLink>
      </p>
    </>
  )
}

/** How far the model can be trusted. */
function ModelCaption({ shown: { left, model }, open }: { shown: ShownModel; open: OpenWindow | null }) {
  const { t } = useI18n()
  return (
    <p className="caption">
      {t('model.scheme')}
      {open !== null && ` ${t('model.window.marks')}`}
      {left > 0 && ` ${t('model.left')}`}
      {model.horizon !== null && ` ${t('model.horizon', { source: model.horizon.source })}`}
      {model.horizon === null && open !== null && ` ${t('model.horizon.none')}`}
    </p>
  )
}
