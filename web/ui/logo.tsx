import './logo.css'

/**
 * The name of the company. Where it has a logo, the style of its brand sets that in the name's place
 * (web/hydration/brand-style.server.ts), so that no script carries a drawing. Its size follows the design: 142×40, on
 * small screens 124×31 (R218).
 */
export function Logo({ name }: { name: string }) {
  return <span className="logo">{name}</span>
}
