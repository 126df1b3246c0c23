import './filter-sheet.css'
import { type FormEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Address } from '#contract/pages.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useSheet } from '../../ui/use-sheet.ts'

export const filterPanelId = 'filters'

type FilterSheetProps = {
  /** Of the list without any query: where the form goes without JavaScript. */
  action: Address
  /** The list without any criterion. */
  reset: Address
  /** How much is found, with its noun as it stands after «Show». */
  total: string
  /** Whether the number is being counted again. */
  isLoading: boolean
  /** Criteria without a control here. */
  carried: readonly (readonly [name: string, value: string])[]
  /** Whether there are filters at all. */
  isMissing: boolean
  go: (form: HTMLFormElement) => void
  change: (event: FormEvent<HTMLFormElement>) => void
  /** The controls. */
  children: ReactNode
}

/**
 * The filters beside a list; under 1100 px a sheet that a button opens. A plain GET form: without JavaScript its
 * button shows the list, with it every change does.
 */
export function FilterSheet(props: FilterSheetProps) {
  const { action, reset, total, isLoading, carried, isMissing, go, change, children } = props
  const { t } = useI18n()
  const navigate = useNavigate()
  const panel = useRef<HTMLElement>(null)
  useSheet(panel, '(width < 1100px)')
  const isSheet = () => panel.current?.matches(':popover-open') === true
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(event.currentTarget)
    if (isSheet()) panel.current?.hidePopover()
  }
  const clear = (event: MouseEvent) => {
    if (!isSheet()) return
    event.preventDefault()
    void navigate(reset, { preventScrollReset: true, replace: true })
  }
  return (
    <search
      className="filter-panel"
      id={filterPanelId}
      popover="auto"
      data-sheet
      ref={panel}
      aria-label={t('listing.filters')}
    >
      <div className="filter-panel-head">
        <h2>{t('listing.filters')}</h2>
        <button
          className="icon-button"
          type="button"
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t('common.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <form
        className="filter-form"
        id="filter-form"
        action={action}
        method="get"
        onChange={change}
        onSubmit={show}
      >
        {isMissing && <p className="filter-missing">{t('listing.filters.failed')}</p>}
        {children}
        {carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="filter-actions">
          <Link className={buttonClass('outlined')} to={reset} onClick={clear} preventScrollReset>
            {t('listing.filters.reset')}
          </Link>
          <Button type="submit" aria-busy={isLoading}>
            {t('listing.filters.show')}
            <span className="filter-total">{isLoading ? '…' : total}</span>
          </Button>
        </div>
      </form>
    </search>
  )
}
