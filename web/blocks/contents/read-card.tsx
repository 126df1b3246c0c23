import './read-card.css'
import type { Address } from '#contract/pages.ts'
import type { LatePicture } from '../../data/late-picture.server.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'

/** The data of a card of news or of a promotion. */
export type Reading = {
  key: string
  to: Address
  title: string
  lead: string
  cover: LatePicture | null
  /** The day as a machine reads it, `2026-11-21`, and as people do; for a promotion, how long it holds. */
  day: { machine: string; text: string }
  /** The type of content: news or a promotion. */
  label: string
  /** On the picture: that a promotion is over. */
  mark?: string
}

type ReadCardProps = {
  reading: Reading
  /** How wide its picture is shown. */
  sizes: string
  eager?: boolean
  /** The first of a page: the picture beside large words. */
  large?: boolean
}

/** News or a promotion in a list: picture, day and kind, title. All of it is the link. */
export function ReadCard({ reading, sizes, eager = false, large = false }: ReadCardProps) {
  const { to, title, lead, cover, day, label, mark } = reading
  return (
    <article className={large ? 'read-card read-card-large' : 'read-card'}>
      <div className="read-card-image">
        {cover !== null && <Picture picture={cover} sizes={sizes} eager={eager} alt="" />}
        {mark !== undefined && <Tag>{mark}</Tag>}
      </div>
      <div className="read-card-text">
        <p className="caption">
          <time dateTime={day.machine}>{day.text}</time>
          <span>{label}</span>
        </p>
        <h3>
          <Link to={to}>
            <WholeWords text={title} />
          </Link>
        </h3>
        {large && lead !== '' && <p className="read-card-lead">{lead}</p>}
      </div>
    </article>
  )
}

/** Cards in rows of one to four. */
export function ReadCards({ readings, eager = 0 }: { readings: readonly Reading[]; eager?: number }) {
  return (
    <ul className="read-cards">
      {readings.map((reading, index) => (
        <li key={reading.key}>
          <ReadCard
            reading={reading}
            sizes="(width < 600px) 100vw, (width < 1000px) 50vw, 33vw"
            eager={index < eager}
          />
        </li>
      ))}
    </ul>
  )
}
