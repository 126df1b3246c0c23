import type { MouseEvent } from 'react'
import { pages } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'

type CallbackLinkProps = {
  className: string
  /** Id of the element it opens. */
  opens: string
  /** The first sign that it may be pressed. */
  onHint: () => void
  onOpen: () => void
}

/**
 * Without JavaScript a link to the page of the callback form, with it a button that opens the form here (R91, R96).
 */
export function CallbackLink({ className, opens, onHint, onOpen }: CallbackLinkProps) {
  const { t, language } = useI18n()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      className={className}
      href={pages.callback(language)}
      aria-haspopup="dialog"
      aria-controls={opens}
      onPointerEnter={onHint}
      onFocus={onHint}
      onClick={open}
    >
      {t('header.callback')}
    </a>
  )
}
