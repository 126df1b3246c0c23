import './estate-light.css'
import { pages } from '#contract/pages.ts'
import { compassSide } from '#domain/compass.ts'
import { sunnyParts, windowLayout } from '#domain/daylight.ts'
import { capitalised } from '../../../i18n/capitalised.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { FactRows } from './fact-rows.tsx'
import { CompassRose } from './compass-rose.tsx'
import { SunHours } from './sun-hours.tsx'
import type { ShownEstate } from './estate-data.server.ts'

/** The direction of the windows, their hours of sun and their views. What of it nobody told of a flat is said (R1585). */
export function EstateLight({ estate, hasModel }: { estate: ShownEstate; hasModel: boolean }) {
  const { t, language } = useI18n()
  const { views, sun } = estate
  const azimuths = [...new Set(estate.windows.map(({ azimuth }) => azimuth))]
  const layout = windowLayout(azimuths)
  const isFlat = estate.category === 'flat'
  const shownViews = capitalised(views.map((view) => t(`view.${view}`)).join(', '))
  if (layout === null)
    return (
      isFlat && (
        <section className="section estate-light" aria-labelledby="estate-light">
          <div className="wrap">
            <h2 id="estate-light">{t('estate.light')}</h2>
            <FactRows facts={[{ title: t('estate.light.view'), value: shownViews }]} />
            <p>{t('estate.light.untold')}</p>
          </div>
        </section>
      )
    )
  const sides = [...new Set(azimuths.map((azimuth) => t(`compass.${compassSide(azimuth)}`)))].join(', ')
  const parts = sunnyParts(azimuths).map((part) => t(`estate.light.part.${part}`))
  return (
    <section className="section estate-light" aria-labelledby="estate-light">
      <div className="wrap">
        <h2 id="estate-light">{t('estate.light')}</h2>
        <div className={sun === null ? 'estate-light-parts' : 'estate-light-parts estate-light-sunny'}>
          <CompassRose azimuths={azimuths} label={t('estate.light.compass', { sides })} />
          <div className="estate-light-facts">
            <FactRows
              facts={[
                { title: t('estate.light.sides'), value: capitalised(sides) },
                { title: t('estate.light.layout'), value: capitalised(t(`estate.light.layout.${layout}`)) },
                { title: t('estate.light.parts'), value: capitalised(parts.join(', ')) },
                { title: t('estate.light.view'), value: shownViews },
              ]}
            />
            {isFlat && sun === null && <p className="caption">{t('estate.light.sun.untold')}</p>}
            {hasModel && (
              <TextLink to={pages.model(language, estate.complex.slug, `unit=${String(estate.id)}`)}>
                {t('estate.model')}
              </TextLink>
            )}
          </div>
          {sun !== null && <SunHours sun={sun} />}
        </div>
      </div>
    </section>
  )
}
