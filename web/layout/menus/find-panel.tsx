import type { ToggleEvent } from 'react'
import { PhraseField } from '../../blocks/find/phrase-field.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'

const id = 'menu-find'

/** The field for a sentence under its sign: a popover of the platform, which opens without JavaScript. */
export function FindPanel() {
  const { t } = useI18n()
  return (
    <>
      <button className="icon-button" type="button" popoverTarget={id} aria-label={t('find.label')}>
        <Icon name="search" />
      </button>
      <div className="menu-panel find-panel" id={id} popover="auto" onToggle={begin}>
        <div className="wrap">
          <PhraseField />
        </div>
      </div>
    </>
  )
}

/** The field is what the panel was opened for. */
function begin({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector('input')?.focus()
}
