import './model-stage.css'
import { type ComponentType, useEffect, useState } from 'react'
import type { ModelFlat } from '#contract/model.ts'
import type { Address } from '#contract/pages.ts'
import type { SunMoment, SunPlace } from '#domain/model/sun-place.ts'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import type { LiveModelProps } from './live/live-model.tsx'
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

/** The model in space: not asked for, on its way, there, or not to be had here. */
type Live = 'closed' | 'loading' | 'lost' | ComponentType<LiveModelProps>

/**
 * The drawing, and in its place the model in space once the visitor asks for it (R1122): its code is not loaded before.
 * Where it fails, the drawing stays.
 */
export function ModelStage({ shown, moment, sun, open, label, flatAddress, windowAddress }: ModelStageProps) {
  const { t } = useI18n()
  const [live, setLive] = useState<Live>('closed')
  const isLoading = live === 'loading'
  useEffect(() => {
    if (!isLoading) return
    let isLate = false
    const show = (next: Live) => {
      // A component is a function too: React would call it for the state.
      if (!isLate) setLive(() => next)
    }
    import('./live/live-model.tsx').then(
      ({ LiveModel }) => show(LiveModel),
      () => show('lost'),
    )
    return () => {
      isLate = true
    }
  }, [isLoading])
  const LiveModel = typeof live === 'string' ? null : live
  return (
    <div className="model-stage" data-undisturbed data-live={LiveModel !== null || undefined}>
      <div className="model-box">
        {open === null ? (
          <StillModel shown={shown} sun={sun} label={label} />
        ) : (
          <WindowPicture shown={shown} open={open} moment={moment} sun={sun} label={label} />
        )}
        {LiveModel !== null && (
          <SafePart isUnseen onLost={() => setLive('lost')}>
            <LiveModel
              shown={shown}
              sun={sun}
              open={open}
              flatAddress={flatAddress}
              windowAddress={windowAddress}
              onLost={() => setLive('lost')}
            />
          </SafePart>
        )}
      </div>
      <div className="model-switch">
        {LiveModel === null ? (
          <Button
            look="outlined"
            small
            busy={isLoading ? t('model.loading') : undefined}
            onClick={() => setLive('loading')}
          >
            {t('model.open')}
          </Button>
        ) : (
          <Button look="outlined" small onClick={() => setLive('closed')}>
            {t('model.close')}
          </Button>
        )}
        {live === 'lost' && <p role="alert">{t('model.lost')}</p>}
      </div>
    </div>
  )
}
