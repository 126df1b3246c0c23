import './breadcrumbs.css'
import { Link } from './link.tsx'

/** The way from the home page to here; the last step is this page and no link. */
export function Breadcrumbs({
  label,
  steps,
}: {
  label: string
  steps: readonly { title: string; to?: string }[]
}) {
  return (
    <nav aria-label={label}>
      <ol className="breadcrumbs">
        {steps.map((step) => (
          <li key={step.title}>
            {step.to === undefined ? (
              <span aria-current="page">{step.title}</span>
            ) : (
              <Link to={step.to}>{step.title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
