import { useRootData } from '../../data/root-data.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Part, type Words } from './part.tsx'

const colors =
  'ink ink-2 ink-3 line-strong line stone mist paper spruce spruce-hover spruce-active spruce-tint on-spruce-2 deep deep-2 deep-line on-deep on-deep-2 zhosa zhosa-tint zhosa-text error focus'.split(
    ' ',
  )

/** A record, so that an icon that is missing here does not compile. */
const icons: Readonly<Record<IconName, true>> = {
  'chevron-down': true,
  'chevron-right': true,
  'chevron-left': true,
  arrow: true,
  close: true,
  menu: true,
  phone: true,
  pin: true,
  heart: true,
  search: true,
  plus: true,
  minus: true,
  expand: true,
  share: true,
  filter: true,
  print: true,
  play: true,
  alert: true,
  cards: true,
  table: true,
  plans: true,
  instagram: true,
  youtube: true,
  tiktok: true,
  facebook: true,
  linkedin: true,
  threads: true,
  x: true,
}

/** The basics of all parts: colours, type, icons, the logo. */
export function GroundParts({ words }: { words: Words }) {
  const name = useRootData()?.company.name ?? ''
  return (
    <>
      <Part title={words.colors}>
        <ul className="test-ui-colors">
          {colors.map((name) => (
            <li key={name}>
              <svg aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${name})`} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.type}>
        <p className="test-ui-hero">{words['type.hero']}</p>
        <p className="lead">{words['type.body']}</p>
        <p>{words['type.body']}</p>
        <p className="caption">{words['type.body']}</p>
        <p className="test-ui-letters">{words['type.letters']}</p>
        <p className="figures">{words['type.letters']}</p>
      </Part>
      <Part title={words.icons}>
        <ul className="test-ui-icons">
          {Object.keys(icons).map((name) => (
            <li key={name}>
              <Icon name={name as IconName} />
              {name}
            </li>
          ))}
        </ul>
        <div className="test-ui-row">
          <span className="test-ui-plate">
            <Logo name={name} />
          </span>
          <span className="test-ui-plate test-ui-dark on-dark">
            <Logo name={name} />
          </span>
        </div>
      </Part>
    </>
  )
}
