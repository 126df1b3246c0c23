import './model-stage.css'
import { type ComponentType, memo, useCallback, useEffect, useState } from 'react'
import { type SunMoment, sunPlace } from '#domain/model/sun-place.ts'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button.tsx'
import { usePrinting } from '../../../ui/use-printing.ts'
import type { LiveModelProps } from './live/live-model.tsx'
import type { OpenWindow, ShownModel } from './model-shown.ts'
import { momentWords } from './model-words.ts'
import type { MomentFeed } from './moment-feed.ts'
import { StillModel } from './still-model.tsx'
import { useMoment } from './use-moment.ts'
import { WindowPicture } from './window-picture.tsx'

type ModelStageProps = {
  shown: ShownModel
  open: OpenWindow | null
  feed: MomentFeed
}

/** The model in space: not asked for, on its way, there, or not to be had here. */
type Live = 'closed' | 'loading' | 'lost' | ComponentType<LiveModelProps>

/**
 * The drawing, and in its place the model in space once the visitor asks for it (R1122): its code is not loaded before.
 * Where it fails, the drawing stays.
 */
export function ModelStage({ shown, open, feed }: ModelStageProps) {
  const { t } = useI18n()
  const [live, setLive] = useState<Live>('closed')
  const isPrinting = usePrinting()
  const isLoading = live === 'loading'
  const lose = useCallback(() => setLive('lost'), [])
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
        <Drawing
          shown={shown}
          open={open}
          feed={feed}
          isUnder={LiveModel !== null}
          isCovered={LiveModel !== null && !isPrinting}
        />
        {LiveModel !== null && (
          <SafePart isUnseen onLost={lose}>
            <LiveModel shown={shown} open={open} feed={feed} onLost={lose} />
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

type PictureProps = Pick<ModelStageProps, 'shown' | 'open'> & { moment: SunMoment; isCovered: boolean }

type DrawingProps = ModelStageProps & {
  /** Whether the model in space is before it: then it follows once the slider rests. */
  isUnder: boolean
  isCovered: boolean
}

/** The project from above or out of a window, in words too. */
const Drawing = memo(function Drawing({ shown, open, feed, isUnder, isCovered }: DrawingProps) {
  const i18n = useI18n()
  const moment = useMoment(feed, isUnder ? 'rest' : 'move')
  const label = i18n.t(open === null ? 'model.picture' : 'model.picture.window', {
    project: shown.model.name,
    moment: momentWords(moment, i18n),
  })
  return (
    // The picture of many parts is no file. Its words stand apart from it, since it may wait.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="img" aria-label={label}>
      <Picture shown={shown} open={open} moment={moment} isCovered={isCovered} />
    </div>
  )
})

/**
 * Under the model in space nobody sees the picture: it follows the sun when it is uncovered, or printed. Its words are
 * those of the moment all the same.
 */
const Picture = memo(PictureNow, (_, { isCovered }) => isCovered)

function PictureNow({ shown, moment, open }: PictureProps) {
  const sun = sunPlace(moment, shown.model)
  return open === null ? (
    <StillModel shown={shown} sun={sun} />
  ) : (
    <WindowPicture shown={shown} open={open} moment={moment} sun={sun} />
  )
}
