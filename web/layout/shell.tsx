import './shell.css'
import { type ReactNode, useRef } from 'react'
import { deferHydration } from '../blocks/islands/defer-hydration.tsx'
import type { RootData } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Background } from './background.tsx'
import { DialogsProvider } from './dialogs/dialogs.tsx'
import { useAfterMove } from './use-after-move.ts'

const Header = deferHydration(async () => (await import('./header.tsx')).Header)
const Footer = deferHydration(async () => (await import('./footer.tsx')).Footer)

/** The frame of every page: skip link, header, content, footer. */
export function Shell({ root, children }: { root: RootData; children: ReactNode }) {
  const { t } = useI18n()
  const main = useRef<HTMLElement>(null)
  // The new page no longer has the link with the focus: the focus moves to its content.
  useAfterMove(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  })
  return (
    <DialogsProvider>
      <a className="skip-link" href="#main">
        {t('common.skip')}
      </a>
      <Header root={root} />
      <main id="main" tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer root={root} />
      <Background buildId={root.buildId} />
    </DialogsProvider>
  )
}
