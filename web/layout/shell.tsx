import './shell.css'
import type { ReactNode } from 'react'
import type { RootData } from '../data/root-data.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** The frame of every page: skip link, header, content, footer. */
export function Shell({ root, children }: { root: RootData; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <>
      <a className="skip-link" href="#main">
        {t('common.skip')}
      </a>
      <Header company={root.company} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer company={root.company} categories={root.categories} year={root.year} />
    </>
  )
}
