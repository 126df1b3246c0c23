import './rich-text.css'
import { plainMarkup } from './plain-markup.ts'

/** A text that editors keep as HTML. Only plain tags of it reach the page. */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: plainMarkup(html) }} />
}
