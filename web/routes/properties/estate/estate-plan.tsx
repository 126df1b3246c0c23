import './estate-plan.css'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { preload } from 'react-dom'
import type { Estate } from '#contract/estates.ts'
import { SafePart } from '../../../blocks/safe-part/safe-part.tsx'
import { useI18n } from '../../../i18n/i18n.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { PlanViewerProps } from './plan-viewer.tsx'

/** The plan of the unit. A click opens it at large; without scripts it is a link to the drawing itself. */
export function EstatePlan({ plan, title }: { plan: NonNullable<Estate['plan']>; title: string }) {
  const { t } = useI18n()
  const [Viewer, setViewer] = useState<ComponentType<PlanViewerProps> | null>(null)
  const alt = t('estate.plan.alt', { title })
  // The largest picture of the page: named in the head, it is on its way before the browser comes to it.
  const type = plan.detail.endsWith('.svg') ? { type: 'image/svg+xml' } : {}
  preload(plan.detail, { as: 'image', ...type, fetchPriority: 'high' })

  function open(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    import('./plan-viewer.tsx').then(
      ({ PlanViewer }) => setViewer(() => PlanViewer),
      () => location.assign(plan.detail),
    )
  }

  return (
    <>
      <a className="estate-plan" href={plan.detail} onClick={open}>
        <img src={plan.detail} width={plan.width} height={plan.height} alt={alt} fetchPriority="high" />
        <span className="estate-plan-open">
          <Icon name="expand" />
          {t('estate.plan.open')}
        </span>
      </a>
      {Viewer !== null && (
        <SafePart>
          <Viewer plan={plan} title={alt} onClose={() => setViewer(null)} />
        </SafePart>
      )}
    </>
  )
}
