import './fact-rows.css'

/** Facts by name with a hairline under each; a fact without a value is left out. */
export function FactRows({ facts }: { facts: readonly { title: string; value: string }[] }) {
  const known = facts.filter(({ value }) => value !== '')
  if (known.length === 0) return null
  return (
    <dl className="fact-rows">
      {known.map((fact, index) => (
        // Two bedrooms may share a name; the order of the facts never changes.
        <div key={`${String(index)}-${fact.title}`}>
          <dt>{fact.title}</dt>
          <dd className="figures">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
