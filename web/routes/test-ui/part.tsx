import { type ReactNode, useId } from 'react'
import type { testUi } from '#texts/test-ui.ts'

/** The words of this page in its language. */
export type Words = Readonly<Record<keyof typeof testUi, string>>

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
