import { useRef, useState } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { CallbackLink } from '../callback/callback-link.tsx'
import { useCallbackForm } from '../callback/use-callback-form.ts'
import { DrawerLevel } from './drawer-level.tsx'

const id = 'drawer-callback'

/** «Order a call» switches the drawer to the form, and closing the form returns to the menu (R91). */
export function DrawerCallback() {
  const { t } = useI18n()
  const level = useRef<HTMLDialogElement>(null)
  const { Form, hint, load } = useCallbackForm()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CallbackLink
        className={buttonClass('filled', { wide: true })}
        opens={id}
        onHint={hint}
        onOpen={() => {
          load()
          level.current?.showPopover()
        }}
      />
      <DrawerLevel
        id={id}
        title={t('header.callback')}
        ref={level}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {/* A form that has been left begins again empty (R132). */}
        {isOpen && Form !== null && <Form onClose={() => level.current?.hidePopover()} />}
      </DrawerLevel>
    </>
  )
}
