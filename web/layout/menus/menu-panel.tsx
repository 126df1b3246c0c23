import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useSheet } from '../../ui/use-sheet.ts'
import { drawerScreens, LevelHead } from '../drawer/drawer-level.tsx'
import type { useMenu } from './use-menu.ts'

type MenuPanelProps = {
  title: string
  panel: ReturnType<typeof useMenu>['panel']
  children: ReactNode
}

/**
 * The panel of a menu of the main row, and on small screens a second level of the drawer (R89), which opens it: a popover
 * is over the page wherever it stands, so one serves both, and its styles know the width. As a level it is a dialog.
 */
export function MenuPanel({ title, panel, children }: MenuPanelProps) {
  const { ref } = panel
  useEffect(() => onOtherScreen(() => ref.current?.hidePopover()), [ref])
  const isLevel = useSyncExternalStore(onOtherScreen, isSmall, () => false)
  // One render after the drawer, which holds what is around both when both were opened before the scripts came.
  useSheet(ref, isLevel ? drawerScreens : 'not all')
  return (
    <div
      className="menu-panel drawer drawer-level"
      {...panel}
      {...(isLevel && { role: 'dialog', 'aria-label': title, 'data-sheet': '' })}
    >
      <LevelHead id={panel.id} title={title} />
      <div className="drawer-body wrap">{children}</div>
    </div>
  )
}

const isSmall = () => matchMedia(drawerScreens).matches

function onOtherScreen(act: () => void): () => void {
  const screens = matchMedia(drawerScreens)
  screens.addEventListener('change', act)
  return () => screens.removeEventListener('change', act)
}
