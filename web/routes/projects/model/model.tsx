import './model.css'
import { memo, useCallback, useMemo, useState } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { modelOfParams, modelSearch } from '#domain/model/model-query.ts'
import { sunnyUnits } from '#domain/model/model-shade.ts'
import { type SunMoment, sunPlace } from '#domain/model/sun-place.ts'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { orNotFound, pageContext } from '../../../data/page-context.server.ts'
import { revalidateFor } from '../../../data/revalidation.ts'
import { estateTitle } from '../../../i18n/estate-words.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx'
import type { PageHandle } from '../../../layout/page-handle.ts'
import { PageHead } from '../../../layout/page-head.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { type ModelData, loadModel } from './model-data.server.ts'
import { ModelFlats } from './model-flats.tsx'
import { ModelStage } from './model-stage.tsx'
import { type ModelAddress, openWindow, type OpenWindow, shownModel, type ShownModel } from './model-shown.ts'
import { momentWords, sunWords, windowWords } from './model-words.ts'
import { MomentForm } from './moment-form.tsx'
import { OtherWindows } from './other-windows.tsx'
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
  const { search } = useLocation()
  const shown = useMemo(() => shownModel(model), [model])
  return <ModelAt key={search} search={search} shown={shown} />
}

/** What follows a slider at once is the picture and its words; the rest waits until it rests, in milliseconds. */
const rest = 150

function ModelAt({ search, shown }: { search: string; shown: ShownModel }) {
  const i18n = useI18n()
  const { t, language } = i18n
  const { model, looks, bodies } = shown
  const [query] = useState(() => modelOfParams(new URLSearchParams(search)))
  const [moment, setMoment] = useState<SunMoment>({ day: query.day, minutes: query.minutes })
  const settled = useSettled(moment, rest)
  const [open] = useState(() => openWindow(shown, query))
  const sun = useMemo(() => sunPlace(moment, model), [moment, model])
  const sunny = useMemo(
    () => sunnyUnits(looks, sunPlace(settled, model), bodies),
    [looks, bodies, settled, model],
  )
  const { slug, flats } = model
  const at = useCallback(
    (unit: number | null, side: number | null = null) =>
      pages.model(language, slug, modelSearch({ ...settled, unit, side })),
    [language, slug, settled],
  )
  const unit = open?.flat.id ?? null
  const side = open === null ? null : query.side
  return (
    <div className="wrap model-page">
      <ModelHeading shown={shown} open={open} isGone={query.unit !== null && open === null} at={at} />
      <div className="model-parts">
        <SafePart>
          <ModelStage shown={shown} moment={moment} settled={settled} open={open} at={at} />
        </SafePart>
        <div className="model-panel">
          <MomentForm
            action={pages.model(language, slug)}
            moment={moment}
            hidden={{ unit, side }}
            days={useMemo(
              () => (day: number) =>
                pages.model(language, slug, modelSearch({ ...settled, day, unit, side })),
              [language, slug, settled, unit, side],
            )}
            change={setMoment}
          />
          <output className="model-words">
            <b>{momentWords(moment, i18n)}</b>
            <span>{sunWords(moment, sun, model, i18n)}</span>
            {open === null ? (
              <span>
                {flats.length === 0
                  ? t('model.sunny.none')
                  : sun.height > 0 && t('model.sunny', { sunny: sunny.size, all: flats.length })}
              </span>
            ) : (
              <WindowWords words={windowWords(open, shown, sun, i18n)} />
            )}
          </output>
          <ModelNotes shown={shown} open={open} at={at} />
        </div>
      </div>
      <SafePart>
        <ModelFlats model={model} sunny={sunny} at={at} />
      </SafePart>
    </div>
  )
}

type PartProps = { shown: ShownModel; open: OpenWindow | null; at: ModelAddress }

const ModelHeading = memo(function ModelHeading({
  shown,
  open,
  isGone,
  at,
}: PartProps & { isGone: boolean }) {
  const { t, language } = useI18n()
  const { name, slug } = shown.model
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
      <PageBreadcrumbs
        steps={[
          { title: t('projects.title'), to: pages.projects(language) },
          { title: name, to: pages.project(language, slug) },
          ...(open === null
            ? [{ title: t('model.crumb') }]
            : [{ title: t('model.crumb'), to: at(null) }, { title }]),
        ]}
      />
      <h1>{title}</h1>
      {isGone && <p className="lead">{t('model.window.gone')}</p>}
    </>
  )
})

/** Other windows of the flat, the ways on, and how far the model can be trusted. */
const ModelNotes = memo(function ModelNotes({ shown, open, at }: PartProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  const { left, model } = shown
  return (
    <>
      {open !== null && (
        <>
          <OtherWindows open={open} address={(side) => at(open.flat.id, side)} />
          <p className="model-on">
            <TextLink to={pages.estate(language, 'flat', open.flat.slug)}>
              {`${t('model.flat.open')}: ${estateTitle({ ...open.flat, category: 'flat' }, i18n)}`}
            </TextLink>
            <TextLink to={at(null)}>{t('model.whole')}</TextLink>
          </p>
        </>
      )}
      <p className="caption">
        {t('model.scheme')}
        {left > 0 && ` ${t('model.left')}`}
        {model.horizon !== null && ` ${t('model.horizon', { source: model.horizon.source })}`}
      </p>
    </>
  )
})

/** What is before a window, and whether the sun shines in, a sentence each. */
function WindowWords({ words }: { words: ReturnType<typeof windowWords> }) {
  return (
    <>
      <span>{words.looks}</span>
      <span>{words.near}</span>
      {words.sun && <span>{words.sun}</span>}
    </>
  )
}
