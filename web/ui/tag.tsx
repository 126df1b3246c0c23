import './tag.css'

/** A small label: stone for a status, spruce for news, zhosa for an offer. At most one a card. */
export function Tag({ look = 'stone', children }: { look?: 'stone' | 'spruce' | 'zhosa'; children: string }) {
  return <span className={`tag tag-${look}`}>{children}</span>
}
