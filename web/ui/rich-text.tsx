import './rich-text.css'
import { linkedPictures } from './linked-pictures.ts'
import { plainMarkup } from './plain-markup.ts'

type RichTextProps = {
  html: string
  /** Makes each picture a link to its largest file. */
  linked?: boolean
}

/** A text that editors keep as HTML. Only plain tags of it reach the page. */
export function RichText({ html, linked = false }: RichTextProps) {
  const plain = plainMarkup(html)
  return (
    <div className="rich-text" dangerouslySetInnerHTML={{ __html: linked ? linkedPictures(plain) : plain }} />
  )
}
