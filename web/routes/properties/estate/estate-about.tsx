import './estate-about.css'
import { RichText } from '../../../ui/rich-text.tsx'
import type { EstateExtras } from './estate-extras.server.ts'

/** The editors' text about units of this kind: of this house or project, or of all. */
export function EstateAbout({ text }: { text: EstateExtras['about'][number] }) {
  const id = `about-${text.id}`
  const isTitled = text.title !== ''
  if (text.text_html === '') return null
  return (
    <section className="section" aria-labelledby={isTitled ? id : undefined}>
      <div className="wrap estate-about">
        {isTitled && <h2 id={id}>{text.title}</h2>}
        <RichText html={text.text_html} />
      </div>
    </section>
  )
}
