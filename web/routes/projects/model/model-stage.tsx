import './model-stage.css'
import { useState, useSyncExternalStore } from 'react'
import type { ModelFlat } from '#contract/model.ts'
import type { Address } from '#contract/pages.ts'
import type { SunMoment, SunPlace } from '#domain/model/sun-place.ts'
import { createLoader } from '../../../blocks/map/loader.ts'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import type { OpenWindow, ShownModel } from './model-shown.ts'
import { StillModel } from './still-model.tsx'
import { WindowPicture } from './window-picture.tsx'

type ModelStageProps = {
  shown: ShownModel
  moment: SunMoment
  sun: SunPlace
  open: OpenWindow | null
  /** The drawing in words. */
  label: string
  flatAddress: (flat: ModelFlat) => Address
  windowAddress: (flat: ModelFlat) => Address
}

/** The time for loading the model in space, in milliseconds: after it the drawing stays. */
const patience = 20_000

/** Kept from page to page: once it is there, it is there at once. */
const space = createLoader(() => import('./live/live-model.tsx'), patience)

/**
 * The drawing, and in its place the model in space once the visitor asks for it (R1122): its code is not loaded before.
 * Where it fails, the drawing stays.
 */
export function ModelStage({ shown, moment, sun, open, label, flatAddress, windowAddress }: ModelStageProps) {
  const { t } = useI18n()
  const [isWanted, setIsWanted] = useState(false)
  const [isLost, setIsLost] = useState(false)
  const state = useSyncExternalStore(space.subscribe, space.state, space.state)
  const ask = () => {
    setIsLost(false)
    setIsWanted(true)
    space.start()
  }
  const lose = () => {
    setIsLost(true)
    setIsWanted(false)
  }
  const isLive = isWanted && state.status === 'loaded'
  const hasFailed = isLost || (isWanted && state.status === 'error')
  return (
    <div className="model-stage" data-live={isLive || undefined}>
      <div className="model-box">
        {open === null ? (
          <StillModel shown={shown} sun={sun} label={label} />
        ) : (
          <WindowPicture shown={shown} open={open} moment={moment} sun={sun} label={label} />
        )}
        {isLive && (
          <SafePart isUnseen onLost={lose}>
            <state.value.LiveModel
              shown={shown}
              sun={sun}
              open={open}
              flatAddress={flatAddress}
              windowAddress={windowAddress}
              onLost={lose}
            />
          </SafePart>
        )}
      </div>
      <div className="model-switch">
        {isLive ? (
          <Button look="outlined" small onClick={() => setIsWanted(false)}>
            {t('model.close')}
          </Button>
        ) : (
          <Button
            look="outlined"
            small
            busy={isWanted && state.status === 'loading' ? t('model.loading') : undefined}
            onClick={ask}
          >
            {t('model.open')}
          </Button>
        )}
        {hasFailed && <p role="alert">{t('model.lost')}</p>}
      </div>
    </div>
  )
}
