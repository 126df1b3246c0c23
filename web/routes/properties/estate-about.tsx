import './estate-about.css'
import type { PropertyDescription } from '#contract/property-descriptions.ts'
import { RichText } from '../../ui/rich-text.tsx'

/** What editors say about units of this kind: of this house or project, or of all. */
export function EstateAbout({ text }: { text: PropertyDescription }) {
  return (
    <section className="section" aria-labelledby="estate-about">
      <div className="wrap estate-about">
        <h2 id="estate-about">{text.title}</h2>
        <RichText html={text.text_html} />
      </div>
    </section>
  )
}
