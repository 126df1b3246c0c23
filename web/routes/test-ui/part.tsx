import { type ReactNode, useId } from 'react'
import type { testUiRu } from '#texts/test-ui/ru.ts'

/** The words of this page in its language. */
export type Words = Readonly<Record<keyof typeof testUiRu, string>>

/** A group of parts under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="test-ui-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** One state of a part under its own name. */
export function State({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="test-ui-state">
      <h3>{title}</h3>
      {children}
    </div>
  )
}
