import './dimension.css'
import { WholeWords } from './whole-words.tsx'

/** An architect's dimension line with 45° ends. Only where something is measured (design language §1). */
export function Dimensions({ facts }: { facts: readonly { title: string; value: string }[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="dimensions">
      {facts.map((fact) => (
        <div key={fact.title}>
          <dt>{fact.title}</dt>
          <dd>
            <WholeWords text={fact.value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
