import type { MouseEventHandler, ReactNode, RefObject, ToggleEvent } from 'react'
import { useI18n } from '../../i18n/i18n.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSheet } from '../../ui/use-sheet.ts'

export const drawerId = 'drawer'

/** Where the drawer is the menu: the width limit depends on the size of the text. The styles have the same limit. */
export const drawerScreens = '(width < 60em)'

type DrawerLevelProps = {
  id: string
  title: string
  ref: RefObject<HTMLDialogElement | null>
  onToggle: (event: ToggleEvent) => void
  children: ReactNode
}

/** A second level: slides over the first, and its arrow or Esc leads back (R89). */
export function DrawerLevel({ id, title, ref, onToggle, children }: DrawerLevelProps) {
  useSheet(ref, drawerScreens)
  return (
    <dialog
      className="drawer drawer-level"
      id={id}
      popover="auto"
      data-sheet
      aria-label={title}
      ref={ref}
      onToggle={onToggle}
    >
      <LevelHead id={id} title={title} />
      <div className="drawer-body wrap">{children}</div>
    </dialog>
  )
}

/** The bar of a second level: the way back, its title, the way out of the menu. */
export function LevelHead({ id, title }: { id: string; title: string }) {
  const { t } = useI18n()
  return (
    <div className="drawer-head wrap">
      <button
        className="icon-button drawer-back"
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={t('drawer.back')}
      >
        <Icon name="chevron-left" />
      </button>
      <p className="drawer-title">{title}</p>
      <CloseDrawer />
    </div>
  )
}

/** The link that opens a second level, with the number of its entries, unless that is 0: none may be known. */
export function DrawerOpener({ opens, title, count }: { opens: string; title: string; count: number }) {
  const { whole } = useI18n()
  return (
    <button className="drawer-row" type="button" popoverTarget={opens}>
      {title}
      {count > 0 && <span className="drawer-count figures">{whole(count)}</span>}
      <Icon name="chevron-right" />
    </button>
  )
}

export function CloseDrawer({ onClick }: { onClick?: MouseEventHandler }) {
  const { t } = useI18n()
  return (
    <button
      className="icon-button drawer-close"
      type="button"
      popoverTarget={drawerId}
      popoverTargetAction="hide"
      onClick={onClick}
      aria-label={t('header.menu.close')}
    >
      <Icon name="close" />
    </button>
  )
}
