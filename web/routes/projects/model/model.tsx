import './model.css'
import { useMemo, useState } from 'react'
import { useLoaderData, useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { modelOfParams, modelSearch } from '#domain/model/model-query.ts'
import { sunnyUnits } from '#domain/model/model-shade.ts'
import { sunPlace } from '#domain/model/sun-place.ts'
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
import { ModelStage } from './model-stage.tsx'
import { openWindow, shownModel, type ShownModel } from './model-shown.ts'
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

function ModelAt({ search, shown }: { search: string; shown: ShownModel }) {
  const i18n = useI18n()
  const { t, language } = i18n
  const { model, bodies, left } = shown
  const [query] = useState(() => modelOfParams(new URLSearchParams(search)))
  const [moment, setMoment] = useState({ day: query.day, minutes: query.minutes })
  const [open] = useState(() => openWindow(shown, query))
  const sun = sunPlace(moment, model)
  const sunny = useMemo(
    () => sunnyUnits(model.houses, model.flats, sunPlace(moment, model), bodies),
    [model, bodies, moment],
  )
  const { name, slug, flats, horizon } = model
  const title = open
    ? t('model.title.window', { number: open.flat.number })
    : t('model.title', { project: name })
  const at = (unit: number | null, side: number | null = null) =>
    pages.model(language, slug, modelSearch({ ...moment, unit, side }))
  return (
    <>
      <PageHead
        title={[title, open && name].filter(Boolean).join(', ')}
        description={t('model.description', { project: name })}
        hidden
      />
      <div className="wrap model-page">
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
        {query.unit !== null && open === null && <p className="lead">{t('model.window.gone')}</p>}
        <div className="model-parts">
          <SafePart>
            <ModelStage
              shown={shown}
              moment={moment}
              sun={sun}
              open={open}
              label={t(open === null ? 'model.picture' : 'model.picture.window', {
                project: name,
                moment: momentWords(moment, i18n),
              })}
              flatAddress={(flat) => pages.estate(language, 'flat', flat.slug)}
              windowAddress={(flat) => at(flat.id)}
            />
          </SafePart>
          <div className="model-panel">
            <MomentForm
              action={pages.model(language, slug)}
              moment={moment}
              hidden={{ unit: open?.flat.id ?? null, side: open === null ? null : query.side }}
              address={(day) =>
                pages.model(
                  language,
                  slug,
                  modelSearch({ ...moment, day, unit: open?.flat.id ?? null, side: query.side }),
                )
              }
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
              {horizon !== null && ` ${t('model.horizon', { source: horizon.source })}`}
            </p>
          </div>
        </div>
        <SafePart>
          <ModelFlats model={model} sunny={sunny} windowAddress={(flat) => at(flat.id)} />
        </SafePart>
      </div>
    </>
  )
}

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
