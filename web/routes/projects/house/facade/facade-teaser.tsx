import './facade-teaser.css'
import { pages } from '#contract/pages.ts'
import { FacadeScene } from '../../../../blocks/house/facade-scene.tsx'
import { type FacadeHouse, facadeStage } from '../../../../blocks/house/facade-stage.ts'
import { useI18n } from '../../../../i18n/i18n.tsx'
import { buttonClass } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'

const noShops: ReadonlySet<number> = new Set()

/** The street side of a house as the door to choosing on it: the counts of its floors stay on that page. */
export function FacadeTeaser({ house }: { house: FacadeHouse & { slug: string } }) {
  const { t, language } = useI18n()
  const to = pages.facade(language, house.slug)
  return (
    <div className="facade-teaser">
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <FacadeScene
          house={house}
          stage={facadeStage(house)}
          shops={noShops}
          sizes="(width < 1100px) 100vw, 62vw"
          label={t('facade.picture', { house: house.name })}
          isPicture
        >
          {null}
        </FacadeScene>
      </Link>
      <div>
        <p className="lead">{t('facade.queue.hint')}</p>
        {house.facade === null && <p className="caption">{t('facade.scheme')}</p>}
        <Link className={buttonClass('outlined')} to={to}>
          {t('facade.open')}
        </Link>
      </div>
    </div>
  )
}
