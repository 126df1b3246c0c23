import './fact-list.css'

/** Facts by name, a hairline under each. */
export function FactList({ facts }: { facts: readonly { title: string; value: string }[] }) {
  return (
    <dl className="fact-list">
      {facts.map((fact) => (
        <div key={fact.title}>
          <dt>{fact.title}</dt>
          <dd className="figures">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
