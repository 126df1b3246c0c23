import './callback-panel.css'
import { type FocusEvent, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useAfterMove } from '../use-after-move.ts'
import { CallbackLink } from './callback-link.tsx'
import { useCallbackForm } from './use-callback-form.ts'

const id = 'callback-panel'

/** «Order a call» of the wide header: the form in a panel below it (R96, R213). */
export function CallbackPanel() {
  const { t } = useI18n()
  const panel = useRef<HTMLDialogElement>(null)
  const { Form, hint, load } = useCallbackForm()
  const [round, setRound] = useState(0)
  const enter = () => panel.current?.querySelector<HTMLElement>('form input, .form-sent button')?.focus()
  const close = () => panel.current?.hidePopover()
  useEffect(enter, [Form])
  useAfterMove(close)

  function toggle({ newState }: ToggleEvent): void {
    if (newState === 'open') enter()
    // A half-filled form stays; thanks are shown once.
    else if (panel.current?.querySelector('form') === null) setRound((last) => last + 1)
  }

  function leave(event: FocusEvent): void {
    const next = event.relatedTarget
    if (next !== null && !event.currentTarget.contains(next)) close()
  }

  return (
    <div onBlur={leave}>
      <CallbackLink
        className="callback-opener"
        opens={id}
        onHint={hint}
        onOpen={() => {
          load()
          panel.current?.togglePopover()
        }}
      />
      <dialog
        className="callback-panel"
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        ref={panel}
        onToggle={toggle}
      >
        <div className="callback-panel-head">
          <h2 id={`${id}-title`}>{t('header.callback')}</h2>
          <button
            className="icon-button"
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('common.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        {Form !== null && <Form key={round} onClose={close} />}
      </dialog>
    </div>
  )
}
