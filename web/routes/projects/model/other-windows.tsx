import { compassSide } from '#domain/compass.ts'
import { capitalised } from '../../../i18n/capitalised.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import type { OpenWindow } from './model-shown.ts'

/** The sides to which a flat has windows; nothing where there is one. */
export function OtherWindows({ open, address }: { open: OpenWindow; address: (side: number) => string }) {
  const { t } = useI18n()
  if (open.sides.length < 2) return null
  return (
    <ChipLinks
      label={t('model.window.other')}
      chips={open.sides.map((azimuth) => ({
        title: capitalised(t(`compass.${compassSide(azimuth)}`)),
        to: address(Math.round(azimuth) % 360),
        current: azimuth === open.side,
      }))}
    />
  )
}
