import './dialogs.css'
import { useI18n } from '../../i18n/i18n.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogProps } from './dialog-state.ts'

/** A film of our own. Films elsewhere are links: no page loads anything from another host. */
export function VideoDialog({ state, close }: DialogProps<'video'>) {
  const { t } = useI18n()
  return (
    <Dialog title={t(state.title ?? 'dialog.video')} closeLabel={t('common.close')} onClose={close} wide>
      {/* Films of building sites have no words. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video className="dialog-film" src={state.video_url} controls autoPlay playsInline />
    </Dialog>
  )
}
